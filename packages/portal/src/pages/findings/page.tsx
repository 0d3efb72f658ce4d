// The inbox of findings: wrong claims in answers, the worst and most frequent first.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { Answer } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { FindingFilters } from './filter-bar.tsx';
import { FindingRow } from './finding-row.tsx';
import { StateTabs } from './state-tabs.tsx';
import './findings.css';

const route = getRouteApi('/signed-in/brands/$brand/findings');

export function FindingsPage() {
  const { pages, findings: texts } = useTexts();
  const { brand } = route.useParams();
  const { state = 'open', ...filters } = route.useSearch();
  const { data, error, refetch } = useQuery({
    ...read('GET /brands/:brand/findings', { params: { brand }, query: { ...filters, state } }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <PageHeader title={pages.findings} lead={texts.lead} />
      <StateTabs counts={data?.counts} />
      <FindingFilters engines={data?.engines ?? []} markets={data?.markets ?? []} />
      <Card className="finding-card">
        {error ? (
          <ErrorNotice error={error} retry={() => void refetch()} />
        ) : data ? (
          <FindingList data={data} isFiltered={Object.keys(filters).length > 0} />
        ) : (
          <Skeleton lines={8} />
        )}
      </Card>
    </>
  );
}

interface FindingListProps {
  data: Answer<'GET /brands/:brand/findings'>;
  isFiltered: boolean;
}

function FindingList({ data: { findings, has_more, counts }, isFiltered }: FindingListProps) {
  const { findings: texts } = useTexts();
  const { brand } = route.useParams();
  const { state = 'open' } = route.useSearch();
  if (findings.length === 0) {
    const isNew = !isFiltered && counts.open + counts.fixed + counts.dismissed === 0;
    if (isNew) return <NoFindings brand={brand} />;
    return isFiltered ? (
      <EmptyState title={texts.noMatch} text={texts.noMatchText} />
    ) : (
      <EmptyState title={texts.noneIn[state]} text={texts.noneInText[state]} />
    );
  }
  return (
    <>
      <ul className="finding-list">
        {findings.map((finding) => (
          <FindingRow key={finding.id} brand={brand} finding={finding} />
        ))}
      </ul>
      {has_more && <p className="muted finding-more">{texts.more(findings.length)}</p>}
    </>
  );
}

/** No findings in any answer mean something else than no answers. */
function NoFindings({ brand }: { brand: string }) {
  const { prompts, scans, findings: texts } = useTexts();
  const { data } = useQuery(read('GET /brands/:brand/visibility/choices', { params: { brand } }));
  if (!data) return <Skeleton lines={4} />;
  if (data.last_answer_at === null)
    return (
      <EmptyState title={texts.notScanned} text={texts.notScannedText}>
        <Link to="/brands/$brand/scans" params={{ brand }} className="button button-primary">
          {scans.run}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState title={texts.none} text={texts.noneText}>
      <Link to="/brands/$brand/prompts" params={{ brand }} search={{ section: 'facts' }} className="button">
        {prompts.addFact}
      </Link>
    </EmptyState>
  );
}
