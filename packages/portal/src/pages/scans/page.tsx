// Scans: run one, watch it, and compare it with an earlier one.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { read } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ComparePanel } from './compare-panel.tsx';
import { PlanCards } from './plan-cards.tsx';
import { RunningScan } from './running-scan.tsx';
import type { Scans } from './scan.ts';
import { ScanTable } from './scan-table.tsx';
import { StartScan } from './start-scan.tsx';
import './scans.css';

const route = getRouteApi('/signed-in/brands/$brand/scans');
/** While a scan runs. */
const LOOK_MS = 1000;

export function ScansPage() {
  const { pages, scans: texts } = useTexts();
  const { brand } = route.useParams();
  const [isStarting, setStarting] = useState(false);
  const { data, error, refetch } = useQuery({
    ...read('GET /brands/:brand/scans', { params: { brand } }),
    refetchInterval: ({ state }) => (state.data?.scans.some(isRunning) ? LOOK_MS : false),
  });
  const isIdle = data !== undefined && !data.scans.some(isRunning);
  return (
    <>
      <PageHeader title={pages.scans} lead={texts.lead}>
        <Button variant="primary" isDisabled={!isIdle} onPress={() => setStarting(true)}>
          {texts.run}
        </Button>
      </PageHeader>
      {error && <ErrorNotice error={error} retry={() => void refetch()} />}
      {/* Keeps the loaded data when a refetch fails: a scan is read every second. */}
      {data && <ScanList brand={brand} data={data} onStart={() => setStarting(true)} />}
      {!data && !error && (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
      {isStarting && data && <StartScan brand={brand} choices={data} onClose={() => setStarting(false)} />}
    </>
  );
}

const isRunning = ({ state }: { state: string }): boolean => state === 'running';

function ScanList({ brand, data, onStart }: { brand: string; data: Scans; onStart(): void }) {
  const { scans: texts } = useTexts();
  const ended = data.scans.filter((scan) => !isRunning(scan));
  return (
    <>
      {data.scans.filter(isRunning).map((scan) => (
        <RunningScan key={scan.id} brand={brand} scan={scan} />
      ))}
      <PlanCards scans={data} />
      <Card title={texts.history}>
        {ended.length > 0 ? (
          <ScanTable brand={brand} scans={ended} />
        ) : (
          <EmptyState title={texts.none} text={texts.noneText}>
            <Button onPress={onStart}>{texts.run}</Button>
          </EmptyState>
        )}
      </Card>
      <ComparePanel brand={brand} scans={ended} />
    </>
  );
}
