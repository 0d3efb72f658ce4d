// The options of a scan of a brand before it starts: engines, markets, and what the plan allows.
import { type BrandStore, numberedPrompts, readProfile } from '../brands/index.ts';
import { isVendorEngine } from '../kernel/engine-names.ts';
import type { PlanGate } from '../plans/index.ts';
import type { Market, NamedEngine } from './ports.ts';
import { chosenEngines, keySettingOf } from './start-scan.ts';

export interface ScanChoices {
  engines: EngineChoice[];
  markets: { market: Market; prompts: number }[];
  /** The plan's limit for one scan. */
  maxEngines: number;
  maxPrompts: number | null;
}

export interface EngineChoice {
  name: string;
  isReady: boolean;
  /** Whether it is ready only for prompts with a recorded answer: other prompts fail. */
  isRecordedOnly: boolean;
  /** Whether a scan asks it by default. */
  isChosen: boolean;
  /** The setting that would make it ready; `null` if it is, or if it has no setting. */
  setting: string | null;
}

export interface ScanChoicesDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  plans: Pick<PlanGate, 'limitsOf'>;
  engines: readonly NamedEngine[];
}

/** @throws DomainError `brand_not_found` */
export const readScanChoices =
  (deps: ScanChoicesDeps) =>
  async (brandId: string): Promise<ScanChoices> => {
    const { brand, file } = await readProfile(deps)(brandId);
    const { engines: maxEngines, prompts: maxPrompts } = await deps.plans.limitsOf(brand.tenantId);
    const prompts = numberedPrompts(brand.id, file);
    const ready = deps.engines.filter((engine) => engine.isReadyFor(prompts)).map(({ name }) => name);
    const chosen = chosenEngines(deps.engines, prompts, ready).slice(0, maxEngines);
    return {
      engines: deps.engines.map(({ name, isRecordedOnly = false }) => {
        const isReady = ready.includes(name);
        const setting = isReady || !isVendorEngine(name) ? null : keySettingOf(name);
        return { name, isReady, isRecordedOnly: isReady && isRecordedOnly, isChosen: chosen.includes(name), setting };
      }),
      markets: file.markets.map((market) => ({
        market,
        prompts: prompts.filter((prompt) => prompt.market === market).length,
      })),
      maxEngines,
      maxPrompts,
    };
  };
