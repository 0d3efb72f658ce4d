// Scans of a brand.

import { DomainError } from '../../kernel/domain-error.ts';
import { isVendorEngine } from '../../kernel/engine-names.ts';
import {
  CATALOG,
  createPlanGate,
  type PlanStore,
  type PlanTerms,
  quoteUnit,
  type TenantPlan,
  type UnitQuote,
} from '../../plans/index.ts';
import {
  cancelScan,
  nextSlotAt,
  readScanChoices,
  type ScanJob,
  type ScanStore,
  type StartScanDeps,
  startScan,
} from '../../scans/index.ts';
import { type ComparedMeasure, type FigureStore, readScanComparison, roundedDocument } from '../../visibility/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export interface ScanHandlersDeps extends Omit<StartScanDeps, 'plans' | 'scans'> {
  scans: Pick<ScanStore, 'startScan' | 'listScans' | 'findScan' | 'requestCancel'>;
  plans: PlanStore;
  figures: Pick<FigureStore, 'scanFigures' | 'spreads'>;
  /** Whether automatic scans run. */
  scansByItself: boolean;
}

type Keys =
  | 'GET /brands/:brand/scans'
  | 'POST /brands/:brand/scans'
  | 'GET /brands/:brand/scans/:scan'
  | 'POST /brands/:brand/scans/:scan/cancel'
  | 'GET /brands/:brand/scans/:scan/comparison';

const LISTED = 50;

export const scanHandlers = (deps: ScanHandlersDeps): PortalHandlers<Keys> => ({
  async 'GET /brands/:brand/scans'({ brand }) {
    const { tenantId } = brand;
    const [scans, choices, quote, tenant] = await Promise.all([
      deps.scans.listScans({ brandId: brand.id, limit: LISTED }),
      readScanChoices({ ...deps, plans: createPlanGate(deps.plans) })(brand.id),
      quoteUnit(deps)({ tenantId, unit: 'scan' }),
      deps.plans.findPlan(tenantId),
    ]);
    const plan = tenant && CATALOG[tenant.plan];
    return {
      scans: scans.map(scanDocument),
      engines: choices.engines.map(({ name, isReady: ready, isChosen, setting }) => ({
        name,
        ready,
        setting,
        chosen: isChosen,
      })),
      recorded_only: choices.engines.filter(({ isRecordedOnly }) => isRecordedOnly).map(({ name }) => name),
      markets: choices.markets,
      plan: { max_engines: choices.maxEngines, max_prompts: choices.maxPrompts, ...quotaDocument(quote, plan) },
      schedule: scheduleDocument(deps, tenant),
    };
  },

  async 'POST /brands/:brand/scans'({ brand, body }) {
    const start = startScan({ ...deps, plans: createPlanGate(deps.plans) });
    const { jobId } = await start({ tenantId: brand.tenantId, brandId: brand.id, ...body });
    return scanDocument(await scanOf(deps, brand, jobId));
  },

  async 'GET /brands/:brand/scans/:scan'({ brand, params }) {
    return scanDocument(await scanOf(deps, brand, params.scan));
  },

  async 'POST /brands/:brand/scans/:scan/cancel'({ brand, params }) {
    const scan = await scanOf(deps, brand, params.scan);
    if (scan.state === 'running') await cancelUnlessEnded(deps, scan.id);
    return scanDocument(await scanOf(deps, brand, scan.id));
  },

  async 'GET /brands/:brand/scans/:scan/comparison'({ brand, params, query }) {
    const [before, after] = await Promise.all([scanOf(deps, brand, query.with), scanOf(deps, brand, params.scan)]);
    const compared = await readScanComparison(deps)({ brandId: brand.id, before: before.id, after: after.id });
    return {
      before: scanDocument(before),
      after: scanDocument(after),
      answers: compared.answers,
      mention_rate: comparedDocument(compared.mentionRate),
      share_of_voice: comparedDocument(compared.shareOfVoice),
    };
  },
});

/** A scan of another brand is treated as nonexistent. */
async function scanOf({ scans }: ScanHandlersDeps, brand: { id: string }, id: string): Promise<ScanJob> {
  const scan = await scans.findScan(id);
  if (scan?.brandId === brand.id) return scan;
  throw new DomainError('not_found', { message: 'The brand has no such scan.' });
}

/** The scan may end while it is being canceled. */
async function cancelUnlessEnded(deps: ScanHandlersDeps, id: string): Promise<void> {
  try {
    await cancelScan(deps)(id);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'not_running') throw error;
  }
}

function quotaDocument({ cents, included, used, endsAt }: UnitQuote, plan: PlanTerms | undefined) {
  const isBlocking = plan?.quotas.scan?.overageCents === null;
  return {
    included,
    used,
    cents,
    blocked: isBlocking && included !== null && used >= included,
    resets_at: isoTime(endsAt),
  };
}

const EVERY = { hourly: 'hour', daily: 'day', weekly: 'week' } as const;

function scheduleDocument({ clock, scansByItself: runs }: ScanHandlersDeps, tenant: TenantPlan | undefined) {
  const autoScan = tenant ? CATALOG[tenant.plan].autoScan : null;
  const nextAt = tenant && runs ? nextSlotAt(tenant.plan, clock.now()) : null;
  return {
    every: autoScan && EVERY[autoScan],
    runs,
    next_at: nextAt === null || nextAt === undefined ? null : isoTime(nextAt),
  };
}

const scanDocument = (scan: ScanJob) => ({
  id: scan.id,
  trigger: scan.trigger,
  state: scan.state,
  engines: scan.engines,
  markets: scan.markets,
  total: scan.total,
  done: scan.done,
  failed: scan.failed,
  failures: scan.failures.map(({ engine, code, count }) => ({
    engine,
    code,
    count,
    setting: settingFor(engine, code),
  })),
  cost_micros: scan.costMicros,
  answers_of_unknown_cost: scan.costUnknown,
  started_at: isoTime(scan.startedAt),
  finished_at: scan.finishedAt === null ? null : isoTime(scan.finishedAt),
  cancel_requested: scan.isCancelRequested,
});

const SETTINGS: Readonly<Record<string, 'KEY' | 'MODEL'>> = {
  unauthorized: 'KEY',
  not_configured: 'KEY',
  no_model: 'MODEL',
};

/** For failures that persist until a setting changes. */
function settingFor(engine: string, code: string): string | null {
  const setting = SETTINGS[code];
  if (setting === undefined) return null;
  return isVendorEngine(engine) ? `SERVICE_${engine.toUpperCase()}_${setting}` : 'SERVICE_ENGINES';
}

const comparedDocument = ({ before, after, change }: ComparedMeasure) =>
  roundedDocument({
    before: measureDocument(before),
    after: measureDocument(after),
    difference: change.difference,
    significant: change.significant,
  });

const measureDocument = ({ value, denominator, interval }: ComparedMeasure['before']) => ({
  value,
  sample_size: denominator,
  interval,
});
