// A process with a file size limit set by the shell: relays batches until a write fails, then reports why.
import { createFileSink } from '../../src/channels/ndjson-files/file-sink.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { batchOf, recordOf } from './file-scene.ts';

// Otherwise the signal for it would kill the process.
process.on('SIGXFSZ', () => {});

const [folder = '', lines = ''] = process.argv.slice(2);
const sink = createFileSink({ folder, maxBytes: 1_000_000_000, clock: systemClock });
const perBatch = Number(lines);
for (let delivered = 0; ; delivered += perBatch) {
  const batch = batchOf(Array.from({ length: perBatch }, (_, i) => recordOf(delivered + i, 1000)));
  try {
    await sink.deliver(batch);
  } catch (error) {
    const again = await sink.deliver(batch).catch((second: unknown) => second);
    const messages = [error, again].map((each) => (each instanceof Error ? each.message : 'it was taken'));
    process.stdout.write(JSON.stringify({ delivered, messages }));
    break;
  }
}
