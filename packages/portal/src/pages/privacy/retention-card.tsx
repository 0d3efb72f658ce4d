import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/queries.ts';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';

const KINDS = ['visits', 'actions', 'events', 'answers'] as const;

export function RetentionCard({ brand }: { brand: string }) {
  const { privacy: texts } = useTexts();
  return (
    <Card title={texts.retention}>
      <p className="muted">{texts.retentionText}</p>
      <RetentionTimes brand={brand} />
    </Card>
  );
}

function RetentionTimes({ brand }: { brand: string }) {
  const { privacy: texts } = useTexts();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(read('GET /brands/:brand/privacy', { params: { brand } }));
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return (
    <>
      <dl className="retention">
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>{texts.kinds[kind]}</dt>
            <dd className="number">{texts.days(formats.number(data.retention_days[kind]))}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {data.last_run_at === null ? texts.neverRun : texts.lastRun(formats.dateTime(data.last_run_at))}
      </p>
      {data.refusal !== null && <p className="notice notice-warning">{texts.refusal(data.refusal)}</p>}
    </>
  );
}
