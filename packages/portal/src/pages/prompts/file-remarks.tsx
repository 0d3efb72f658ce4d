import type { Answer } from '../../api/client.ts';
import { Button } from '../../components/button.tsx';
import { issueSentence } from '../../components/form/issue-sentence.ts';
import { useTexts } from '../../texts/use-texts.ts';

type Check = Answer<'POST /brands/:brand/description/check'>;

interface RemarksProps {
  title: string;
  remarks: Check['issues'];
  kind: 'error' | 'warning';
  /** Moves the cursor there. */
  goTo(line: number): void;
}

/** What is wrong with the file, by line. */
export function Remarks({ title, remarks, kind, goTo }: RemarksProps) {
  const { prompts: texts, issues: sentences } = useTexts();
  if (remarks.length === 0) return null;
  return (
    <div className={`notice notice-${kind}`}>
      <strong>{title}</strong>
      <ul className="issue-list">
        {remarks.map(({ line, path, message }) => (
          <li key={`${line} ${path} ${message}`} className="foreign">
            <button type="button" className="line-link" onClick={() => goTo(line)}>
              {texts.line(line)}
            </button>{' '}
            <code>{path}</code> {issueSentence(message, sentences)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the file cannot be saved, beside the button that saves it: the list may be out of sight. */
export function IssueSummary({ issues, goTo }: { issues: Check['issues']; goTo(line: number): void }) {
  const { prompts: texts } = useTexts();
  const [first] = issues;
  return (
    <>
      <span role="status" className="file-status">
        {first && texts.issues(issues.length)}
      </span>
      {first && (
        <Button variant="plain" onPress={() => goTo(first.line)}>
          {texts.goToLine(first.line)}
        </Button>
      )}
    </>
  );
}
