// Adapts scans to the port of the tools.
import { createPlanGate } from '../plans/index.ts';
import { findJob, startScan } from '../scans/index.ts';
import type { ScanPort } from '../tools/index.ts';
import type { ScanWorkerDeps } from '../workers/scans.ts';

export function createScanPort({
  stores,
  engines,
  clock,
  ids,
}: Pick<ScanWorkerDeps, 'stores' | 'engines' | 'clock' | 'ids'>): ScanPort {
  const { brands, scans } = stores;
  const plans = createPlanGate(stores.plans);
  return {
    engines: engines.map(({ name }) => name),
    startScan: startScan({ brands, scans, plans, engines, clock, ids }),
    findJob: findJob({ scans }),
  };
}
