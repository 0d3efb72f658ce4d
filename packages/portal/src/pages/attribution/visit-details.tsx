import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { channelName } from './channel-name.ts';
import { EventButton } from './event-list.tsx';
import { useAttribution, useInstallName } from './use-attribution.ts';

type Details = Answer<'GET /brands/:brand/attribution/visits/:visit'>;
export type TracedVisit = Details['visit'];

/** A visit, and the records credited to it. */
export function VisitDetails({ id }: { id: string }) {
  const { attribution: texts } = useTexts();
  const { brand } = useAttribution();
  const { data, error, refetch } = useQuery(
    read('GET /brands/:brand/attribution/visits/:visit', { params: { brand, visit: id } }),
  );
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <>
      <VisitFacts visit={data.visit} />
      <h3>{texts.ledTo}</h3>
      <Outcomes details={data} />
    </>
  );
}

export function VisitFacts({ visit }: { visit: TracedVisit }) {
  const { attribution: texts, general } = useTexts();
  const formats = useFormats();
  return (
    <dl className="facts">
      <dt>{texts.time}</dt>
      <dd>{formats.dateTime(visit.at)}</dd>
      <dt>{texts.channel}</dt>
      <dd>{channelName(visit.channel, texts)}</dd>
      <dt>{texts.page}</dt>
      <dd className="foreign">{visit.page}</dd>
      <dt>{texts.source}</dt>
      <dd className="foreign">{visit.source ?? general.none}</dd>
      <dt>{texts.referrer}</dt>
      <dd className="foreign">{visit.referrer ?? general.none}</dd>
      <dt>{texts.visitor}</dt>
      <dd className="mono">{visit.visitor}</dd>
      <dt>{texts.install}</dt>
      <dd className="foreign">{useInstallName(visit.install_id)}</dd>
    </dl>
  );
}

function Outcomes({ details: { actions, events } }: { details: Details }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  if (actions.length === 0 && events.length === 0) return <p className="muted">{texts.ledToNothing}</p>;
  const outcomes = [
    ...actions.map(({ at }, index) => ({
      key: `action ${index}`,
      at,
      shown: (
        <div className="record">
          <span className="record-main">{texts.action}</span>
          <span className="record-time number">{formats.dateTime(at)}</span>
        </div>
      ),
    })),
    ...events.map((event) => ({
      key: event.receipt_id,
      at: event.occurred_at,
      shown: <EventButton event={event} />,
    })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <ol className="records trail">
      {outcomes.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ol>
  );
}
