import { Link } from '@tanstack/react-router';
import type { Answer } from '../../api/client.ts';
import { Badge } from '../../components/badge.tsx';
import { engineName } from '../../components/engine-name.ts';
import { plainText } from '../../components/markdown/markdown-tree.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { AnswerSearch } from './answer-filters.ts';

interface AnswerRowProps {
  brand: string;
  /** The list's URL, for the back link. */
  search: AnswerSearch;
  answer: Answer<'GET /brands/:brand/answers'>['answers'][number];
}

export function AnswerRow({ brand, search, answer }: AnswerRowProps) {
  const { answers: texts } = useTexts();
  const formats = useFormats();
  const { citations, wrong_claims: wrong } = answer;
  return (
    <li className="card answer-row">
      <p className="answer-place">
        <strong className="foreign">{engineName(answer.engine)}</strong>
        <span>{answer.market}</span>
        <time dateTime={answer.asked_at}>{formats.dateTime(answer.asked_at)}</time>
      </p>
      <h2>
        <Link
          to="/brands/$brand/answers/$answer"
          params={{ brand, answer: answer.id }}
          search={search}
          className="row-link"
        >
          <span className="foreign">{answer.prompt.text ?? texts.promptGone}</span>
        </Link>
      </h2>
      {answer.excerpt === null ? (
        <p className="muted">{texts.erased}</p>
      ) : (
        <p className="foreign answer-excerpt">{plainText(answer.excerpt)}</p>
      )}
      <p className="answer-marks">
        {answer.names.map(({ name, own }) => (
          <Badge key={name} tone={own ? 'info' : 'neutral'}>
            <span className="foreign">{name}</span>
          </Badge>
        ))}
        {wrong > 0 && <Badge tone="bad">{texts.wrongClaims(wrong, formats.number(wrong))}</Badge>}
        {citations > 0 && <span className="muted">{texts.citations(citations, formats.number(citations))}</span>}
      </p>
    </li>
  );
}
