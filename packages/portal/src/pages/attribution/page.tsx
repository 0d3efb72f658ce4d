// Visits, actions and server events by channel and by day, and the records behind them.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addressOf } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import './attribution.css';
import { METRICS } from './attribution-search.ts';
import { ChannelTable } from './channel-table.tsx';
import { DayTable } from './day-table.tsx';
import { AttributionFilters } from './filter-bar.tsx';
import { RecordPanel } from './record-panel.tsx';
import type { Report } from './sums.ts';
import { Totals } from './totals.tsx';
import { TrendChart } from './trend-chart.tsx';
import { useAttribution } from './use-attribution.ts';

export function AttributionPage() {
  const { pages, attribution: texts } = useTexts();
  const { brand, query } = useAttribution();
  const report = useQuery({
    ...read('GET /brands/:brand/attribution', { params: { brand }, query }),
    // The old figures stay until the new ones have loaded.
    placeholderData: (before) => before,
  });
  return (
    <>
      <PageHeader title={pages.attribution} lead={texts.lead}>
        <a
          className="button button-secondary"
          href={addressOf('GET /brands/:brand/attribution.csv', { params: { brand }, query })}
          download
        >
          {texts.csv}
        </a>
      </PageHeader>
      <AttributionFilters installs={report.data?.installs ?? []} />
      {report.error && <ErrorNotice error={report.error} retry={() => void report.refetch()} />}
      {report.isPending && (
        <Card>
          <Skeleton lines={14} />
        </Card>
      )}
      {report.data && <ReportCards report={report.data} />}
    </>
  );
}

function ReportCards({ report }: { report: Report }) {
  const { attribution: texts } = useTexts();
  if (METRICS.every((metric) => report.totals[metric] === 0 && report.previous[metric] === 0)) {
    return (
      <Card>
        <NothingYet />
      </Card>
    );
  }
  return (
    <>
      <Card className="report-card">
        <Totals report={report} />
        <TrendChart report={report} />
      </Card>
      <Card>
        {report.rows.length === 0 ? (
          <NothingYet />
        ) : (
          <>
            <Tabs
              label={texts.channel}
              tabs={[
                { id: 'channel', name: texts.byChannel, content: <ChannelTable report={report} /> },
                { id: 'day', name: texts.byDay, content: <DayTable report={report} /> },
              ]}
            />
            <p className="muted">{texts.rateText}</p>
          </>
        )}
      </Card>
      <RecordPanel report={report} />
    </>
  );
}

function NothingYet() {
  const { pages, attribution: texts } = useTexts();
  const { brand } = useAttribution();
  return (
    <EmptyState title={texts.empty} text={texts.emptyText}>
      <Link className="button button-secondary" to="/brands/$brand/integrations" params={{ brand }}>
        {pages.integrations}
      </Link>
    </EmptyState>
  );
}
