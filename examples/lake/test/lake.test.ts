// The example over files that a serving process has relayed.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { makeConnection, serverEvent } from '../../../packages/server/test/stores/event-records.ts';
import {
  makeInstall,
  OTHER_VISITOR,
  RECEIVED_AT,
  VISITOR,
  visit,
} from '../../../packages/server/test/stores/records.ts';
import { startTestService, type TestService } from '../../../packages/server/test/support/service.ts';
import { tempDirectory } from '../../../packages/server/test/support/temp-store.ts';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const run = promisify(execFile);

/** Two visits of one visitor, one of another, and three bookings. */
async function fill({ stores }: TestService): Promise<void> {
  const { collect, serverEvents } = stores;
  const install = await makeInstall(stores);
  const connection = await makeConnection(stores);
  await collect.recordVisit(visit(install, { source: 'perplexity' }));
  await collect.recordVisit(visit(install, { source: 'chatgpt', receivedAt: RECEIVED_AT + 1000 }));
  await collect.recordVisit(visit(install, { source: null, visitorId: OTHER_VISITOR }));
  for (const visitorId of [VISITOR, OTHER_VISITOR, null]) {
    await serverEvents.recordServerEvent(serverEvent(connection, { visitorId, receivedAt: RECEIVED_AT + 2000 }));
  }
}

/** The cells of the rows that `console.table` prints. */
const cellsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^│ \d/.test(line))
    .map((line) =>
      line
        .split('│')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );

it('counts visits by source, and bookings by the source before them', async () => {
  await using directory = await tempDirectory();
  const folder = join(directory.path, "our 'lake'");
  mkdirSync(folder);
  {
    await using service = await startTestService({
      settings: { relay: { file: { folder, maxBytes: 500 }, webhook: undefined } },
    });
    await fill(service);
    const isRelayed = async (position: number) =>
      expect(await service.stores.relay.listSinks()).toMatchObject([{ name: 'file', position }]);
    await vi.waitFor(() => isRelayed(6), 20_000);
    // Everything is relayed again, and still counted once.
    await service.stores.relay.rewind('file', 0, 'again');
    await vi.waitFor(() => isRelayed(6), 20_000);
  }
  const { stdout } = await run(process.execPath, [PROGRAM, folder], { env: { ...process.env, NODE_OPTIONS: '' } });
  expect(cellsOf(stdout)).toEqual([
    ["'chatgpt'", '1', '1'],
    ["'none'", '1', '1'],
    ["'perplexity'", '1', '1'],
    ["'booking'", "'none'", '2'],
    ["'booking'", "'chatgpt'", '1'],
  ]);
});
