// Live: what arrives and what is refused.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { read } from '../../api/queries.ts';
import { useIsOwner } from '../../app/session.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { LiveFilterBar } from './filter-bar.tsx';
import { LiveBar } from './live-bar.tsx';
import type { LiveFilters } from './live-search.ts';
import { RowList } from './row-list.tsx';
import { RowPanel } from './row-panel.tsx';
import { type FirstPage, useFirstPage, useLiveRows } from './use-live-rows.ts';
import './live.css';

const route = getRouteApi('/signed-in/brands/$brand/live');
const SKELETON_LINES = 12;

export function LivePage() {
  const { pages, live } = useTexts();
  const { brand } = route.useParams();
  const { row, ...search } = route.useSearch();
  const filters = useStable(search);
  const navigate = route.useNavigate();
  const { data, error, refetch } = useFirstPage(brand, filters);
  const installs = useQuery(read('GET /brands/:brand/installs', { params: { brand } }));
  const open = (id: string | undefined) =>
    void navigate({ search: id === undefined ? search : { ...search, row: id }, replace: id === undefined });
  const names = useMemo(
    () => new Map(installs.data?.installs.map(({ install_id: id, name }) => [id, name ?? id])),
    [installs.data],
  );
  return (
    <>
      <PageHeader title={pages.live} lead={live.lead} />
      <LiveFilterBar filters={search} names={names} onChange={(changed) => void navigate({ search: changed })} />
      <Card className="live-card">
        {error ? (
          <ErrorNotice error={error} retry={() => void refetch()} />
        ) : data ? (
          <LiveView
            key={JSON.stringify([brand, filters])}
            {...{ brand, filters, names }}
            hasInstall={installs.data?.installs.length !== 0}
            first={data}
            openRow={row}
            onOpen={open}
          />
        ) : (
          <Skeleton lines={SKELETON_LINES} />
        )}
      </Card>
      {row !== undefined && (
        <RowPanel brand={brand} id={row} names={names} onOpen={open} onClose={() => open(undefined)} />
      )}
    </>
  );
}

/** The same object as long as the filters are the same. */
function useStable(filters: LiveFilters): LiveFilters {
  const { install, outcome, kind } = filters;
  return useMemo(
    () => ({ ...(install && { install }), ...(outcome && { outcome }), ...(kind && { kind }) }),
    [install, outcome, kind],
  );
}

interface LiveViewProps {
  brand: string;
  filters: LiveFilters;
  first: FirstPage;
  names: ReadonlyMap<string, string>;
  hasInstall: boolean;
  openRow: string | undefined;
  onOpen(id: string): void;
}

function LiveView({ brand, filters, first: newest, names, hasInstall, openRow, onOpen }: LiveViewProps) {
  const [first] = useState(newest);
  const { shown, waiting, isPaused, state, sampling, change, loadOlder } = useLiveRows(brand, filters, first);
  return (
    <>
      <LiveBar
        {...{ state, sampling, isPaused }}
        waiting={waiting.length}
        onPause={() => change({ type: 'paused' })}
        onResume={() => change({ type: 'resumed' })}
      />
      {shown.length === 0 ? (
        <NothingYet brand={brand} isFiltered={Object.keys(filters).length > 0} hasInstall={hasInstall} />
      ) : (
        <RowList rows={shown} names={names} openRow={openRow} onOpen={onOpen} {...(loadOlder && { loadOlder })} />
      )}
    </>
  );
}

interface NothingYetProps {
  brand: string;
  isFiltered: boolean;
  hasInstall: boolean;
}

function NothingYet({ brand, isFiltered, hasInstall }: NothingYetProps) {
  const { live, pages, integrations } = useTexts();
  const isOwner = useIsOwner(brand);
  const navigate = route.useNavigate();
  if (isFiltered) {
    return (
      <EmptyState title={live.noMatch} text={live.noMatchText}>
        <Button onPress={() => void navigate({ search: {} })}>{live.clear}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={live.empty}
      text={hasInstall ? live.emptyText : isOwner ? integrations.emptyText : integrations.emptyMember}
    >
      <Link className="button button-primary" to="/brands/$brand/integrations" params={{ brand }}>
        {hasInstall ? live.emptyLink : isOwner ? integrations.create : pages.integrations}
      </Link>
    </EmptyState>
  );
}
