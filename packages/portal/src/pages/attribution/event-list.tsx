import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { useAttribution } from './use-attribution.ts';

export type TracedEvent = Answer<'GET /brands/:brand/attribution/events'>['events'][number];

const TONES: Readonly<Record<TracedEvent['status'], Tone>> = {
  test: 'neutral',
  confirmed: 'good',
  reversed: 'warning',
};

/** The newest server events of a channel and day. */
export function EventList({ channel, day }: { channel: string; day: string }) {
  const { attribution: texts } = useTexts();
  const { brand, search } = useAttribution();
  const query = { channel, day, ...(search.install !== undefined && { install: search.install }) };
  const { data, error, refetch } = useQuery(
    read('GET /brands/:brand/attribution/events', { params: { brand }, query }),
  );
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <>
      {data.events.length === 0 && <p className="muted">{texts.noEvents}</p>}
      <ul className="records">
        {data.events.map((event) => (
          <li key={event.receipt_id}>
            <EventButton event={event} />
          </li>
        ))}
      </ul>
      {!data.is_complete && <p className="muted">{texts.more}</p>}
    </>
  );
}

export function EventButton({ event }: { event: TracedEvent }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  const { open } = useAttribution();
  return (
    <button type="button" className="record" onClick={() => open({ event: event.receipt_id, visit: undefined })}>
      <span className="record-main foreign">
        {event.handle} <StatusBadge status={event.status} />
      </span>
      <span className="record-time number">{formats.dateTime(event.occurred_at)}</span>
      <span className="record-more foreign">
        {texts.subject}: {event.subject_type} {event.subject_id}
      </span>
    </button>
  );
}

export function StatusBadge({ status }: { status: TracedEvent['status'] }) {
  const { attribution: texts } = useTexts();
  return <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>;
}
