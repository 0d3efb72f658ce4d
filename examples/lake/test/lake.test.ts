// The example over files that a serving process has relayed.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it, vi } from 'vitest';
import { connectionOf, makeConnection, serverEvent } from '../../../packages/server/test/stores/event-records.ts';
import {
  makeInstall,
  OTHER_VISITOR,
  RECEIVED_AT,
  VISITOR,
  visit,
} from '../../../packages/server/test/stores/records.ts';
import { startTestService, type TestService } from '../../../packages/server/test/support/service.ts';
import { tempDirectory } from '../../../packages/server/test/support/temp-store.ts';

const run = promisify(execFile);

async function runProgram(name: string, ...values: string[]): Promise<string> {
  const program = fileURLToPath(new URL(`../src/${name}`, import.meta.url));
  const { stdout } = await run(process.execPath, [program, ...values], { env: { ...process.env, NODE_OPTIONS: '' } });
  return stdout;
}

/** Two visits of one visitor, one of another, and four bookings, one with the same visitor ID but of another install. */
async function fill({ stores }: TestService): Promise<void> {
  const { collect, serverEvents } = stores;
  const install = await makeInstall(stores);
  const [connection, elsewhere] = [
    await stores.connections.createConnection(connectionOf(install)),
    await makeConnection(stores),
  ];
  if (typeof connection === 'string') throw new Error(`the connection is ${connection}`);
  await collect.recordVisit(visit(install, { source: 'perplexity' }));
  await collect.recordVisit(visit(install, { source: 'chatgpt', receivedAt: RECEIVED_AT + 1000 }));
  await collect.recordVisit(visit(install, { source: null, visitorId: OTHER_VISITOR }));
  const receivedAt = RECEIVED_AT + 2000;
  for (const visitorId of [VISITOR, OTHER_VISITOR, null]) {
    await serverEvents.recordServerEvent(serverEvent(connection, { visitorId, receivedAt }));
  }
  await serverEvents.recordServerEvent(serverEvent(elsewhere, { visitorId: VISITOR, receivedAt }));
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

it('counts visits by source and bookings by the source before them, and archives each record once', async () => {
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
    await vi.waitFor(() => isRelayed(7), 20_000);
    // Everything is relayed again, and still counted once.
    await service.stores.relay.rewind('file', 0, 'again');
    await vi.waitFor(() => isRelayed(7), 20_000);
  }
  const expected = [
    ["'chatgpt'", '1', '1'],
    ["'none'", '1', '1'],
    ["'perplexity'", '1', '1'],
    ["'booking'", "'none'", '3'],
    ["'booking'", "'chatgpt'", '1'],
  ];
  expect(cellsOf(await runProgram('main.ts', folder))).toEqual(expected);

  const database = join(directory.path, 'lake.duckdb');
  const [file = ''] = readdirSync(folder);
  copyFileSync(join(folder, file), join(directory.path, file));
  writeFileSync(join(folder, 'being-written.ndjson.open'), '{"receipt_id":"open"}\n');
  await runProgram('archive.ts', folder, database);
  expect(readdirSync(folder)).toEqual(['being-written.ndjson.open']);
  // As if a crash had left one file.
  copyFileSync(join(directory.path, file), join(folder, file));
  await runProgram('archive.ts', folder, database);
  expect(await runProgram('archive.ts', folder, database)).toBe('Archived 0 files.\n');
  expect(cellsOf(await runProgram('main.ts', database))).toEqual(expected);

  // A damaged file stops no other.
  const extra =
    '{"receipt_id":"extra","kind":"visit","added_by_a_later_version":1,"occurred_at":"2026-01-31T09:00:00+01:00"}';
  writeFileSync(join(folder, 'a.ndjson'), '{"receipt_id":"lost"}\n{"receipt_id":');
  writeFileSync(join(folder, 'b.ndjson'), `${extra}\n`);
  await expect(runProgram('archive.ts', folder, database)).rejects.toMatchObject({
    code: 1,
    stdout: 'Archived 1 files.\n',
    stderr: expect.stringContaining('a.ndjson is not valid'),
  });
  expect(readdirSync(folder)).toEqual(['a.ndjson.bad', 'being-written.ndjson.open']);
  const connection = await (await DuckDBInstance.create(database)).connect();
  const counts = await connection.runAndReadAll('select kind, count(*)::int from records group by all order by all');
  expect(counts.getRows()).toEqual([
    ['event', 4],
    ['visit', 4],
  ]);
  const kept = await connection.runAndReadAll(`
    select record ->> 'added_by_a_later_version', epoch(occurred_at)::int
    from relayed join records using (receipt_id) where receipt_id = 'extra'
  `);
  expect(kept.getRows()).toEqual([['1', Date.UTC(2026, 0, 31, 8) / 1000]]);
});
