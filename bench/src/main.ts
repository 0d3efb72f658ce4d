// `pnpm bench NAME`: starts what it needs, measures, prints a table, then one line of JSON (decisions 14).
import { UsageError } from './options.ts';

/** Each prints its own result, and throws if a check failed; then no figure is printed. */
const BENCHES: Readonly<Record<string, () => Promise<(args: string[]) => Promise<void>>>> = {
  sdk: async () => (await import('./sdk.ts')).benchSdk,
  ingest: async () => (await import('./ingest.ts')).benchIngest,
  events: async () => (await import('./events.ts')).benchEvents,
  rpc: async () => (await import('./rpc.ts')).benchRpc,
  growth: async () => (await import('./growth.ts')).benchGrowth,
  overview: async () => (await import('./figures/overview.ts')).benchOverview,
  visibility: async () => (await import('./figures/visibility.ts')).benchVisibility,
  portal: async () => (await import('./portal.ts')).benchPortal,
  mixed: async () => (await import('./mixed.ts')).benchMixed,
  overload: async () => (await import('./overload.ts')).benchOverload,
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
try {
  if (load === undefined) throw new UsageError(`choose one of: ${Object.keys(BENCHES).join(', ')}`);
  await (await load())(args);
} catch (error) {
  console.error(error instanceof UsageError ? `usage: bench NAME [--option value]...: ${error.message}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
