import { Card } from '../../components/card.tsx';
import type { Catalog } from '../../texts/catalog.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { ShownFinding } from './shown-finding.ts';

type Change = ShownFinding['history'][number];

/** Newest first. */
export function History({ finding: { history, last_seen_at } }: { finding: ShownFinding }) {
  const { findings: texts } = useTexts();
  const { dateTime } = useFormats();
  return (
    <Card title={texts.history}>
      <p className="muted">{texts.lastSeen(dateTime(last_seen_at))}</p>
      <ol className="history">
        {history.toReversed().map((change, index) => (
          <li key={`${change.at} ${change.state}`}>
            <strong>{headline(change, index === history.length - 1, texts)}</strong>
            {change.reason !== null && <span>{texts.reasons[change.reason]}</span>}
            {change.note !== null && <q className="foreign">{change.note}</q>}
            <span className="muted">
              <time dateTime={change.at}>{dateTime(change.at)}</time>
              {change.by !== null && <span className="foreign"> · {change.by}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function headline({ state, cause }: Change, isFirst: boolean, texts: Catalog['findings']): string {
  if (isFirst) return texts.changes.found;
  if (state === 'open') return cause === 'answers' ? texts.changes.seenAgain : texts.changes.reopened;
  return state === 'fixed' ? texts.changes.fixed : texts.changes.dismissed;
}
