import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/queries.ts';
import { engineName } from '../../components/engine-name.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { useAttribution } from './use-attribution.ts';

/** The newest visits of a channel and day. */
export function VisitList({ channel, day }: { channel: string; day: string }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  const { brand, search, open } = useAttribution();
  const query = { channel, day, ...(search.install !== undefined && { install: search.install }) };
  const { data, error, refetch } = useQuery(
    read('GET /brands/:brand/attribution/visits', { params: { brand }, query }),
  );
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <>
      {data.visits.length === 0 && <p className="muted">{texts.noVisits}</p>}
      <ul className="records">
        {data.visits.map((visit) => (
          <li key={visit.visit_id}>
            <button type="button" className="record" onClick={() => open({ visit: visit.visit_id, event: undefined })}>
              <span className="record-main foreign">{pathOf(visit.page)}</span>
              <span className="record-time number">{formats.time(visit.at)}</span>
              <span className="record-more foreign">
                {[visit.source && engineName(visit.source), visit.visitor].filter(Boolean).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!data.is_complete && <p className="muted">{texts.more}</p>}
    </>
  );
}

/** Omits the host, which is the same for most visits of a brand. */
function pathOf(page: string): string {
  const url = URL.parse(page);
  return url ? url.pathname : page;
}
