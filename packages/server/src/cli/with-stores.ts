// Opens the store for a command, and always closes it.

import { type Clock, type Ids, systemClock, systemIds } from '../kernel/clock.ts';
import type { Settings } from '../ops/settings.ts';
import { openStores } from '../server/compose.ts';
import type { Stores } from '../stores/stores.ts';
import { settingsFrom } from './setting-options.ts';

export interface CommandDeps extends Stores {
  settings: Settings;
  clock: Clock;
  ids: Ids;
}

export async function withStores<Value>(
  options: Readonly<Record<string, unknown>>,
  use: (deps: CommandDeps) => Promise<Value>,
): Promise<Value> {
  const settings = settingsFrom(options);
  const stores = await openStores(settings, { clock: systemClock, ids: systemIds });
  try {
    return await use({ ...stores, settings, clock: systemClock, ids: systemIds });
  } finally {
    await stores.close();
  }
}
