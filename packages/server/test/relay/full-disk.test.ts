// A disk that fills up in the middle of a line. The shell's file size limit simulates it: the system writes what fits
// and refuses the rest.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createFileSink } from '../../src/channels/ndjson-files/file-sink.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { batchOf, newFolder, receiptsOf, recordOf } from './file-scene.ts';

const CHILD = fileURLToPath(new URL('./full-disk-child.ts', import.meta.url));

it('a full disk keeps whole lines, is reported, and resumes with space', async () => {
  using folder = newFolder();
  // 100 blocks of 512 or 1,024 bytes, as the shell counts.
  const command = 'ulimit -f 100 && exec "$0" --conditions=@service/source "$@"';
  const child = spawn('sh', ['-c', command, process.execPath, CHILD, folder.path, '7'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { delivered, messages } = JSON.parse(await text(child.stdout));
  const refused = `cannot write to the folder ${folder.path}: EFBIG`;
  expect(messages).toEqual([expect.stringContaining(refused), expect.stringContaining(refused)]);
  expect(delivered).toBeGreaterThan(0);
  const before = Array.from({ length: delivered }, (_, i) => i);
  expect(receiptsOf(folder.records())).toEqual(before);
  expect(folder.names().map(folder.text).join('')).toMatch(/\}\n$/);

  const sink = createFileSink({ folder: folder.path, maxBytes: 1_000_000, clock: systemClock });
  await sink.deliver(batchOf([recordOf(delivered)], { token: 2 }));
  await sink.close?.();
  expect(receiptsOf(folder.records())).toEqual([...before, delivered]);
});
