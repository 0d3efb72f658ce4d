import { MarkedMarkdown } from '../../components/markdown/marked-markdown.tsx';
import type { Part, Span } from '../../components/markdown/marked-text.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { FullAnswer } from './full-answer.ts';

type MarkKind = 'own' | 'competitor' | 'citation' | 'claim';

interface Mark extends Span {
  kind: MarkKind;
  /** The tooltip of a mark. */
  note: string;
  findingId: string | null;
}

const KINDS: readonly MarkKind[] = ['own', 'competitor', 'claim', 'citation'];

interface AnswerTextProps {
  brand: string;
  text: string;
  answer: Pick<FullAnswer, 'mentions' | 'citations' | 'claims'>;
}

/** Marks may be nested. A wrong claim is one link, including the marks inside it. */
export function AnswerText({ brand, text, answer }: AnswerTextProps) {
  const { answers: texts } = useTexts();
  const marks = useMarks(answer);
  const shown = KINDS.filter((kind) => marks.some((mark) => mark.kind === kind));
  return (
    <>
      <MarkedMarkdown
        text={text}
        marks={marks}
        show={(part) => <Piece part={part} />}
        wrappedBy={(covering) => covering.find(({ kind, findingId }) => kind === 'claim' && findingId !== null)}
        wrap={({ findingId }, content) => (
          <a className="claim-link" href={findingAddress(brand, findingId ?? '')}>
            {content}
          </a>
        )}
      />
      {shown.length > 0 && (
        <ul className="mark-legend" aria-label={texts.legend}>
          {shown.map((kind) => (
            <li key={kind}>
              <span className="mark" data-kinds={kind}>
                {texts.kinds[kind]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useMarks({ mentions, citations, claims }: AnswerTextProps['answer']): Mark[] {
  const { answers: texts } = useTexts();
  const { claim } = useFormats();
  return [
    ...claims.map(
      ({ start, end, claimed, verified, finding_id: findingId }): Mark => ({
        kind: 'claim',
        start,
        end,
        findingId,
        note: `${texts.claimed}: ${claim(claimed)}. ${texts.verified}: ${claim(verified)}`,
      }),
    ),
    ...mentions.map(
      ({ entity, name, start, end, sentiment }): Mark => ({
        kind: entity === 'competitor' ? 'competitor' : 'own',
        start,
        end,
        findingId: null,
        note: `${name}: ${texts.sentiments[sentiment]}`,
      }),
    ),
    ...citations.flatMap(({ start, end, domain }): Mark[] =>
      start === null || end === null ? [] : [{ kind: 'citation', start, end, note: domain, findingId: null }],
    ),
  ];
}

export const findingAddress = (brand: string, findingId: string): string =>
  `/brands/${encodeURIComponent(brand)}/findings/${encodeURIComponent(findingId)}`;

function Piece({ part: { text, marks } }: { part: Part<Mark> }) {
  if (marks.length === 0) return text;
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return (
    <mark className="mark" data-kinds={kinds.join(' ')} title={marks.map(({ note }) => note).join('\n')}>
      {text}
    </mark>
  );
}
