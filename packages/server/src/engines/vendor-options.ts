// The options of a vendor's engine: its account from the settings and, for tests, a time limit.
import type { EngineAccount } from '../ops/settings.ts';

/** Without `url`, the vendor's API; without `prices`, answers of unknown cost. */
export interface VendorOptions
  extends Pick<EngineAccount, 'key' | 'model'>,
    Partial<Pick<EngineAccount, 'url' | 'prices'>> {
  timeoutMs?: number;
}
