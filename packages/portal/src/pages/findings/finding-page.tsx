// One finding: what an answer claims, what is true, where it appears, and how to fix it.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { SeverityBadge, StateBadge } from './badges.tsx';
import { ClaimCard } from './claim-card.tsx';
import { FixCard } from './fix-card.tsx';
import { History } from './history.tsx';
import { Places } from './places.tsx';
import { QuoteCard } from './quote-card.tsx';
import type { ShownFinding } from './shown-finding.ts';
import { Sources } from './sources.tsx';
import { StateActions } from './state-actions.tsx';
import './findings.css';

const route = getRouteApi('/signed-in/brands/$brand/findings/$finding');

export function FindingPage() {
  const { pages } = useTexts();
  const { brand, finding: id } = route.useParams();
  const { data, error, refetch } = useQuery(
    read('GET /brands/:brand/findings/:finding', { params: { brand, finding: id } }),
  );
  return (
    <>
      <Link to="/brands/$brand/findings" params={{ brand }} className="back-link">
        ← {pages.findings}
      </Link>
      {error ? (
        <>
          <PageHeader title={pages.findings} />
          <ErrorNotice error={error} retry={() => void refetch()} />
        </>
      ) : data ? (
        <Finding brand={brand} finding={data} />
      ) : (
        <>
          <PageHeader title={pages.findings} />
          <Card>
            <Skeleton lines={12} />
          </Card>
        </>
      )}
    </>
  );
}

function Finding({ brand, finding }: { brand: string; finding: ShownFinding }) {
  const { findings: texts } = useTexts();
  return (
    <>
      <PageHeader title={texts.title(isolated(finding.subject), texts.kinds[finding.kind])}>
        <div className="finding-badges">
          <SeverityBadge severity={finding.severity} />
          <StateBadge state={finding.state} />
        </div>
        <StateActions brand={brand} finding={finding} />
      </PageHeader>
      <div className="finding-columns">
        <div>
          <ClaimCard finding={finding} />
          <QuoteCard brand={brand} finding={finding} />
          <FixCard brand={brand} finding={finding} />
        </div>
        <div>
          <Places frequency={finding.frequency} />
          <Sources sources={finding.sources} />
          <History finding={finding} />
        </div>
      </div>
    </>
  );
}

/**
 * Isolated by control characters, so that its direction does not affect the text around it, even in the window title.
 */
const isolated = (text: string): string => `\u2068${text}\u2069`;
