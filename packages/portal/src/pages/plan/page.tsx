// The team's plan, what was used of it, and what more would cost.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { useOwnsTeam, useTeamName } from '../../app/session.ts';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CurrentPlan } from './current-plan.tsx';
import './plan.css';
import { PlanTable } from './plan-table.tsx';
import { UsageMeters } from './usage-meters.tsx';

export function PlanPage() {
  const { pages, plan } = useTexts();
  const { tenant = '' } = useParams({ strict: false });
  return (
    <>
      <PageHeader title={pages.plan} team={useTeamName(tenant)} lead={plan.lead} />
      <PlanCards tenant={tenant} />
    </>
  );
}

function PlanCards({ tenant }: { tenant: string }) {
  const { plan: texts } = useTexts();
  const isOwner = useOwnsTeam(tenant);
  const { data, error, refetch } = useQuery(read('GET /tenants/:tenant/plan', { params: { tenant } }));
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) {
    return (
      <Card>
        <Skeleton lines={12} />
      </Card>
    );
  }
  return (
    <>
      <div className="plan-cards">
        <CurrentPlan tenant={tenant} plan={data} isOwner={isOwner} />
        <UsageMeters plan={data} />
      </div>
      <Card title={texts.compare}>
        <PlanTable tenant={tenant} plan={data} isOwner={isOwner} />
        {!isOwner && <p className="muted">{texts.ownersOnly}</p>}
      </Card>
    </>
  );
}
