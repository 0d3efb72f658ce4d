import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { channelName } from './channel-name.ts';
import { StatusBadge, type TracedEvent } from './event-list.tsx';
import { useAttribution } from './use-attribution.ts';
import { VisitFacts } from './visit-details.tsx';

/** A server event, and the visit credited with it. */
export function EventDetails({ receipt }: { receipt: string }) {
  const { attribution: texts } = useTexts();
  const { brand, open } = useAttribution();
  const { data, error, refetch } = useQuery(
    read('GET /brands/:brand/attribution/events/:receipt', { params: { brand, receipt } }),
  );
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  const { event, visit } = data;
  return (
    <>
      <EventFacts event={event} />
      <h3>{texts.creditedVisit}</h3>
      {visit === null ? (
        <p className="muted">{texts.noCredit}</p>
      ) : (
        <>
          <VisitFacts visit={visit} />
          <div>
            <Button onPress={() => open({ visit: visit.visit_id, event: undefined })}>{texts.openVisit}</Button>
          </div>
        </>
      )}
    </>
  );
}

function EventFacts({ event }: { event: TracedEvent }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  return (
    <dl className="facts">
      <dt>{texts.handle}</dt>
      <dd className="foreign">{event.handle}</dd>
      <dt>{texts.status}</dt>
      <dd>
        <StatusBadge status={event.status} />
      </dd>
      <dt>{texts.time}</dt>
      <dd>{formats.dateTime(event.occurred_at)}</dd>
      <dt>{texts.channel}</dt>
      <dd>{channelName(event.channel, texts)}</dd>
      <dt>{texts.eventId}</dt>
      <dd className="foreign mono">{event.event_id}</dd>
      <dt>{texts.subject}</dt>
      <dd className="foreign">
        {event.subject_type} {event.subject_id}
      </dd>
    </dl>
  );
}
