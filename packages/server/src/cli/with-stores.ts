// Opens the store for a command, and always closes it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Clock, type Ids, systemClock, systemIds } from '../kernel/clock.ts';
import type { Settings } from '../ops/settings.ts';
import { openStores } from '../server/compose.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import type { Stores } from '../stores/stores.ts';
import { settingsFrom } from './setting-options.ts';

export interface CommandDeps extends Stores {
  settings: Settings;
  clock: Clock;
  ids: Ids;
}

export type OpenStores = (settings: Settings, deps: StoreDeps) => Promise<Stores>;

const opener = new AsyncLocalStorage<OpenStores>();

/** Runs commands that open their stores with `open`, so that a program that runs many of them can keep a store open. */
export const runWithOpener = <Value>(open: OpenStores, run: () => Promise<Value>): Promise<Value> =>
  opener.run(open, run);

export async function withStores<Value>(
  options: Readonly<Record<string, unknown>>,
  use: (deps: CommandDeps) => Promise<Value>,
): Promise<Value> {
  const settings = settingsFrom(options);
  const open = opener.getStore() ?? openStores;
  const stores = await open(settings, { clock: systemClock, ids: systemIds });
  try {
    return await use({ ...stores, settings, clock: systemClock, ids: systemIds });
  } finally {
    await stores.close();
  }
}
