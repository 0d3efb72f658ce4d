import type { Issue } from '../../api/api-error.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { issueSentence } from './issue-sentence.ts';
import './issue-list.css';

/** Issues by the path in the request. */
export function IssueList({ issues }: { issues: readonly Issue[] }) {
  const { issues: texts } = useTexts();
  return (
    <ul className="issue-list">
      {issues.map(({ path, message }) => (
        <li key={`${path} ${message}`} className="foreign">
          {path !== '' && <code>{path}</code>} {issueSentence(message, texts)}
        </li>
      ))}
    </ul>
  );
}
