// `pnpm bench mixed`: visits, actions, server events, receipts and exports together; the heap and the log must not
// grow.
import { readOptions } from './options.ts';
import { generate } from './processes.ts';
import { median } from './rounds.ts';
import { sqliteStore, startBenchService } from './service.ts';
import { actionShapes, receiptShapes, serverEventShapes, sessionShapes } from './shapes.ts';
import { atMost, printVerdicts } from './verdicts.ts';

const MIB = 2 ** 20;
/** A log is truncated after 64 MiB; while an export reads it may be somewhat longer, but never twice as long. */
const LOG_LIMIT_MIB = 128;
const SLICES = 20;

export async function benchMixed(args: string[]): Promise<void> {
  const options = readOptions(args, { minutes: '10', connections: '64' });
  const store = await sqliteStore();
  const service = await startBenchService(store, { isWatched: true });
  const [heaps, logs]: [number[], number[]] = [[], []];
  const count = Math.ceil(options.number('connections') / 4);
  const seconds = (options.number('minutes') * 60) / SLICES;
  let actions = 0;
  try {
    for (let slice = 0; slice < SLICES; slice++) {
      const exporting = service.command('export', 'actions');
      const groups = [
        sessionShapes(service, count),
        serverEventShapes(service, count),
        await receiptShapes(service, count),
      ];
      const plans = [await actionShapes(service, count), groups.flat()].map((shapes) =>
        generate({ url: service.url, seconds, shapes }),
      );
      const [ofActions, others] = await Promise.all(plans);
      await exporting;
      for (const measured of [ofActions, others]) {
        const strange = Object.keys(measured?.statuses ?? {}).filter((status) => !status.startsWith('2'));
        if (strange.length > 0) throw new Error(`answers ${JSON.stringify(measured?.statuses)}`);
      }
      actions += ofActions?.answers ?? 0;
      heaps.push((await service.vitals()).heap / MIB);
      logs.push((await store.bytes()).log / MIB);
    }
    const stored = await store.count('actions');
    if (stored !== actions) throw new Error(`${actions} acknowledged, ${stored} stored`);
  } finally {
    await service.stop();
    await store.dispose();
  }
  const quarter = SLICES / 4;
  const warm = median(heaps.slice(quarter, 2 * quarter));
  printVerdicts('mixed', [
    atMost('heap_growth_ratio', median(heaps.slice(-quarter)) / warm, 1.1),
    atMost('log_mib', Math.max(...logs), LOG_LIMIT_MIB),
  ]);
}
