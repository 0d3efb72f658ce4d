import { Link } from '@tanstack/react-router';
import { Card } from '../../components/card.tsx';
import { engineName } from '../../components/engine-name.ts';
import { MarkedMarkdown } from '../../components/markdown/marked-markdown.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { ShownFinding } from './shown-finding.ts';

/** The quote from the newest answer that contains it. */
export function QuoteCard({ brand, finding: { seen_in: seenIn } }: { brand: string; finding: ShownFinding }) {
  const { findings: texts } = useTexts();
  const { answer_id: answer, engine, market, prompt, before, quote, after } = seenIn;
  return (
    <Card
      title={texts.inAnswer}
      actions={
        answer !== null && (
          <Link to="/brands/$brand/answers/$answer" params={{ brand, answer }}>
            {texts.openAnswer}
          </Link>
        )
      }
    >
      <p className="muted quote-origin">
        {texts.answerOf(engineName(engine), market)}
        {prompt !== null && <q className="foreign">{prompt}</q>}
      </p>
      <blockquote className="answer-quote">
        <MarkedMarkdown
          text={before + quote + after}
          marks={[{ start: before.length, end: before.length + quote.length }]}
          show={({ text, marks }) => (marks.length > 0 ? <mark>{text}</mark> : text)}
        />
      </blockquote>
      {answer === null && <p className="muted">{texts.answerGone}</p>}
    </Card>
  );
}
