// `pnpm bench overload`: twice the load that the server can handle, with one core each for server and generator.
import { readOptions } from './options.ts';
import { generate } from './processes.ts';
import { sqliteStore, startBenchService } from './service.ts';
import { actionShapes } from './shapes.ts';
import { atMost, printVerdicts } from './verdicts.ts';

const MIB = 2 ** 20;
const CLOSED_CONNECTIONS = 64;
/** Long enough for initial bursts to end and for the server to refuse requests before the measurement starts. */
const [FULL_SECONDS, SETTLE_SECONDS] = [10, 3];

export async function benchOverload(args: string[]): Promise<void> {
  const options = readOptions(args, { seconds: '60', connections: '1000', times: '2' });
  const store = await sqliteStore();
  const service = await startBenchService(store, { isPinned: true, isWatched: true });
  try {
    const { url } = service;
    const few = await actionShapes(service, CLOSED_CONNECTIONS);
    const warm = await generate({ url, seconds: 2, shapes: few }, true);
    const full = await generate({ url, seconds: FULL_SECONDS, shapes: few }, true);
    const rate = full.rps * options.number('times');
    const shapes = await actionShapes(service, options.number('connections'));
    const settling = await generate({ url, seconds: SETTLE_SECONDS, rate, shapes }, true);
    await service.vitals();
    const measured = await generate({ url, seconds: options.number('seconds'), rate, shapes }, true);
    const { loopDelayP99, rss } = await service.vitals();
    const strange = Object.keys(measured.statuses).filter((status) => status !== '202' && status !== '503');
    if (strange.length > 0) throw new Error(`answers ${JSON.stringify(measured.statuses)}`);
    const taken = [settling, measured].reduce((sum, { statuses }) => sum + (statuses['202'] ?? 0), 0);
    const acknowledged = warm.answers + full.answers + taken;
    const stored = await store.count('actions');
    if (stored !== acknowledged) throw new Error(`${acknowledged} acknowledged, ${stored} stored`);
    console.log({
      full: Math.round(full.rps),
      offered: Math.round(rate),
      answered: Math.round(measured.rps),
      ...measured.statuses,
    });
    printVerdicts('overload', [
      atMost('accepted_p99_ms', measured.acceptedP99, 250),
      atMost('refused_p99_ms', measured.refusedP99, 250),
      atMost('rss_mib', rss / MIB, 300),
      atMost('loop_delay_p99_ms', loopDelayP99, 20),
    ]);
  } finally {
    await service.stop();
    await store.dispose();
  }
}
