// Who belongs to the team, and in which role.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { read } from '../../api/queries.ts';
import { useOwnsTeam, useTeamName } from '../../app/session.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AddMember } from './add-member.tsx';
import { MemberTable } from './member-table.tsx';

export function MembersPage() {
  const { pages, members } = useTexts();
  const { tenant = '' } = useParams({ strict: false });
  const isOwner = useOwnsTeam(tenant);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader title={pages.members} team={useTeamName(tenant)} lead={members.lead}>
        {isOwner && (
          <Button variant="primary" onPress={() => setAdding(true)}>
            {members.add}
          </Button>
        )}
      </PageHeader>
      <Card>
        <MemberList tenant={tenant} isOwner={isOwner} />
        {!isOwner && <p className="muted">{members.ownersOnly}</p>}
      </Card>
      {isAdding && <AddMember tenant={tenant} onClose={() => setAdding(false)} />}
    </>
  );
}

function MemberList({ tenant, isOwner }: { tenant: string; isOwner: boolean }) {
  const { data, error, refetch } = useQuery(read('GET /tenants/:tenant/members', { params: { tenant } }));
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return <MemberTable tenant={tenant} members={data.members} isOwner={isOwner} />;
}
