// Starts a scan: fixes what it asks, charges it and stores it in one transaction. A worker then picks it up (Spec 8,
// decisions 8).
import { type BrandProfile, type BrandStore, MARKETS, numberedPrompts, readProfile } from '../brands/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isVendorEngine, resolveEngine } from '../kernel/engine-names.ts';
import { countingFor, exceededBy, type PlanGate, type PlanLimits, quotaError } from '../plans/index.ts';
import type { Market, NamedEngine, NewScan, ScanPlan, ScanPrompt, ScanStore, ScanTrigger } from './ports.ts';

export interface StartScanDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  scans: Pick<ScanStore, 'startScan'>;
  plans: Pick<PlanGate, 'limitsOf'>;
  /** In the order in which they are chosen if the caller names none. */
  engines: readonly NamedEngine[];
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'ordered'>;
}

export interface StartScanInput {
  tenantId: string;
  brandId: string;
  /** Names of engines; if absent, as many as the plan allows. */
  engines?: readonly string[] | undefined;
  /** If absent, all of the brand's. */
  markets?: readonly string[] | undefined;
  trigger?: ScanTrigger | undefined;
  /** The period of an automatic scan. */
  slot?: string | undefined;
}

export interface Started {
  jobId: string;
}

/**
 * `undefined` only if the automatic scan of the slot has already started. @throws DomainError `brand_not_found`;
 * `invalid_input` for unknown engines, markets and prompts; `no_engine` if the service cannot ask one; `quota_exceeded`
 */
export const startDueScan =
  (deps: StartScanDeps) =>
  async (input: StartScanInput): Promise<Started | undefined> => {
    const profile = await readProfile(deps)(input.brandId);
    if (profile.brand.tenantId !== input.tenantId)
      throw new DomainError('brand_not_found', { message: `no such brand: ${input.brandId}` });
    const limits = await deps.plans.limitsOf(input.tenantId);
    const markets = marketsOf(profile, input.markets);
    const prompts = promptsIn(profile, markets);
    refuseTooMany(limits, prompts.length, input.markets !== undefined);
    const plan: ScanPlan = { prompts, engines: enginesOf(deps.engines, prompts, limits, input.engines) };
    return write(deps, input, { plan, markets });
  };

/** Throws what `startDueScan` throws. */
export const startScan =
  (deps: StartScanDeps) =>
  async (input: Omit<StartScanInput, 'slot'>): Promise<Started> => {
    const started = await startDueScan(deps)(input);
    if (!started) throw new Error('the id of a new scan is taken');
    return started;
  };

async function write(
  { scans, clock, ids }: StartScanDeps,
  { tenantId, brandId, trigger = 'manual', slot }: StartScanInput,
  asked: Pick<NewScan, 'plan' | 'markets'>,
): Promise<Started | undefined> {
  const [id, at] = [ids.ordered(), clock.now()];
  const reservation = { key: id, tenantId, brandId, unit: 'scan', amount: 1, at } as const;
  const started = await scans.startScan(
    { id, tenantId, brandId, trigger, slot: slot ?? null, ...asked, startedAt: at, reservation },
    countingFor,
  );
  if (!started) throw new DomainError('not_found', { message: `no such tenant: ${tenantId}` });
  if (started.ok) return { jobId: started.sameAs ?? id };
  refuse(started.exceeded ?? undefined);
  return undefined;
}

/** Says how many to remove: whoever changed to a smaller plan kept all prompts (decisions 8). */
function refuseTooMany(limits: PlanLimits, count: number, isOfSomeMarkets: boolean): void {
  const exceeded = exceededBy(limits, 'prompts', count);
  if (!exceeded) return;
  const { limit, used } = exceeded;
  const where = isOfSomeMarkets ? ' in these markets' : '';
  throw quotaError(
    exceeded,
    `This brand has ${used} prompts${where}; the plan includes ${limit}. Remove ${used - limit}, or change the plan.`,
  );
}

function refuse(exceeded: Parameters<typeof quotaError>[0] | undefined): void {
  if (exceeded) throw quotaError(exceeded);
}

function marketsOf({ file }: BrandProfile, wanted: readonly string[] | undefined): Market[] {
  const unknown = wanted?.find((market) => !file.markets.some((known) => known === market));
  if (unknown !== undefined)
    throw invalid('markets', `unknown market "${unknown}"; the brand's markets are ${file.markets.join(', ')}`);
  return MARKETS.filter((market) => (wanted ?? file.markets).includes(market));
}

function promptsIn({ brand, file }: BrandProfile, markets: readonly Market[]): ScanPrompt[] {
  const prompts = numberedPrompts(brand.id, file).filter(({ market }) => markets.includes(market));
  if (prompts.length === 0)
    throw invalid('markets', 'the brand has no prompts to ask there; import some with its file');
  return prompts.map(({ id, text, market, language, branded }) => ({
    id,
    text,
    market,
    language,
    branded: branded ?? null,
  }));
}

function enginesOf(
  engines: readonly NamedEngine[],
  prompts: readonly ScanPrompt[],
  limits: PlanLimits,
  wanted: readonly string[] | undefined,
): string[] {
  const names = engines.map(({ name }) => name);
  const named = [...new Set(wanted?.map((name) => resolveEngine(name, names) ?? name))];
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalid('engines', `unknown engine "${unknown}"; choose from ${names.join(', ')}`);
  refuse(exceededBy(limits, 'engines', named.length));
  const ready = engines.filter((engine) => engine.isReadyFor(prompts)).map(({ name }) => name);
  const idle = named.find((name) => !ready.includes(name));
  if (idle !== undefined || ready.length === 0) throw noEngine(engines, ready, idle);
  if (named.length === 0) return chosenEngines(engines, prompts, ready).slice(0, limits.engines);
  // Sorted, so that naming the same engines in another order requests the same scan.
  return names.filter((name) => named.includes(name));
}

/**
 * Always the same engines in the same order, so that figures of scans can be compared. Prompts with recorded answers go
 * to the engines that have them, so the showcase is free.
 */
export function chosenEngines(
  engines: readonly NamedEngine[],
  prompts: readonly Pick<ScanPrompt, 'text' | 'market'>[],
  ready: readonly string[],
): string[] {
  const recorded = engines.filter((engine) => engine.hasRecorded?.(prompts)).map(({ name }) => name);
  return recorded.length > 0 ? recorded : [...ready];
}

/** The operator has set no key, so the caller cannot fix this with other arguments. */
function noEngine(engines: readonly NamedEngine[], ready: readonly string[], idle: string | undefined): DomainError {
  const names = engines.map(({ name }) => name);
  const key = keySettingOf(idle ?? names.find(isVendorEngine) ?? 'openai');
  const others = ready.length === 0 ? '' : ` Engines that can answer now: ${ready.join(', ')}.`;
  const message =
    idle === undefined
      ? `No engine is configured. Set a key, such as ${key} (docs/engines.md), and try again.`
      : `${idle} is not configured. Set ${key} (docs/engines.md), and try again.${others}`;
  return new DomainError('no_engine', { message });
}

/** The setting that an engine of a vendor needs. */
export const keySettingOf = (engine: string): string => `SERVICE_${engine.toUpperCase()}_KEY`;

const invalid = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', { message, issues: [{ path, message }] });
