// AI Integrations: the installs of a brand, what to add to a page or backend, and whether it arrives.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { read } from '../../api/queries.ts';
import { useIsOwner } from '../../app/session.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CreateInstall } from './create-install.tsx';
import { type Installs, installToShow, isSetUp, POLL_MS, SLOW_POLL_MS } from './install.ts';
import { InstallDetails } from './install-details.tsx';
import { InstallTable } from './install-table.tsx';
import { useArrivals } from './use-arrivals.ts';
import './integrations.css';

const route = getRouteApi('/signed-in/brands/$brand/integrations');

export function IntegrationsPage() {
  const { pages, integrations } = useTexts();
  const { brand } = route.useParams();
  const isOwner = useIsOwner(brand);
  const navigate = route.useNavigate();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeader title={pages.integrations} lead={integrations.lead}>
        {isOwner && (
          <Button variant="primary" onPress={() => setCreating(true)}>
            {integrations.create}
          </Button>
        )}
      </PageHeader>
      <InstallsOfBrand brand={brand} isOwner={isOwner} onCreate={() => setCreating(true)} />
      {isCreating && (
        <CreateInstall
          brand={brand}
          onClose={() => setCreating(false)}
          onCreated={(install) => {
            setCreating(false);
            void navigate({ search: { install } });
          }}
        />
      )}
    </>
  );
}

interface InstallsOfBrandProps {
  brand: string;
  isOwner: boolean;
  onCreate(): void;
}

function InstallsOfBrand({ brand, isOwner, onCreate }: InstallsOfBrandProps) {
  const { integrations } = useTexts();
  const { install: wanted } = route.useSearch();
  const [opened, setOpened] = useState<string>();
  const chosenOf = (data: Installs | undefined) => installToShow(data?.installs ?? [], [wanted, opened]);
  const { data, error, refetch } = useQuery({
    ...read('GET /brands/:brand/installs', { params: { brand } }),
    refetchInterval({ state }) {
      const install = chosenOf(state.data);
      return install && !isSetUp(install) ? POLL_MS : SLOW_POLL_MS;
    },
  });
  const shown = chosenOf(data);
  // Kept while the page is open: another install may become busier, but the page must not jump to it.
  if (opened === undefined && shown) setOpened(shown.install_id);
  useArrivals(brand, shown && !isSetUp(shown) ? shown.install_id : undefined);
  if (!data) {
    return <Card>{error ? <ErrorNotice error={error} retry={() => void refetch()} /> : <Skeleton lines={6} />}</Card>;
  }
  if (!shown) {
    return (
      <Card>
        <EmptyState title={integrations.empty} text={isOwner ? integrations.emptyText : integrations.emptyMember}>
          {isOwner && <Button onPress={onCreate}>{integrations.create}</Button>}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      {data.installs.length > 1 && <InstallTable installs={data.installs} chosen={shown} brand={brand} />}
      <InstallDetails
        key={shown.install_id}
        brand={brand}
        install={shown}
        pinnedScript={data.pinned_script}
        isOwner={isOwner}
      />
    </>
  );
}
