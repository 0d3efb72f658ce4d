import { Card } from '../../components/card.tsx';
import type { Catalog } from '../../texts/catalog.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { ShownFinding } from './shown-finding.ts';

type Change = ShownFinding['history'][number];

/** Newest first. */
export function History({ finding }: { finding: ShownFinding }) {
  const { findings: texts } = useTexts();
  const { dateTime } = useFormats();
  return (
    <Card title={texts.history}>
      <p className="muted">{texts.lastSeen(dateTime(finding.last_seen_at))}</p>
      <ol className="history">
        {eventsOf(finding, texts).map(({ at, title, change }) => (
          <li key={`${at} ${title}`}>
            <strong>{title}</strong>
            {change && change.reason !== null && <span>{texts.reasons[change.reason]}</span>}
            {change && change.note !== null && <q className="foreign">{change.note}</q>}
            <span className="muted">
              <time dateTime={at}>{dateTime(at)}</time>
              {change && change.by !== null && <span className="foreign"> · {change.by}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface HistoryEvent {
  at: string;
  title: string;
  /** Absent for the request of the fix. */
  change?: Change;
}

function eventsOf({ history, fix_requested_at: at }: ShownFinding, texts: Catalog['findings']): HistoryEvent[] {
  const events = history.map(
    (change, index): HistoryEvent => ({ at: change.at, title: headline(change, index === 0, texts), change }),
  );
  if (at !== null) events.push({ at, title: texts.changes.fixRequested });
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).toReversed();
}

function headline({ state, cause }: Change, isFirst: boolean, texts: Catalog['findings']): string {
  if (isFirst) return texts.changes.found;
  if (state === 'open') return cause === 'answers' ? texts.changes.seenAgain : texts.changes.reopened;
  if (cause === 'facts') return texts.changes.factChanged;
  return state === 'fixed' ? texts.changes.fixed : texts.changes.dismissed;
}
