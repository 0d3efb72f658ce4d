import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadStablePosition } from '../sql/records/stable-position.ts';
import type { Schema } from '../sql/schema/schema.ts';
import { createReadStablePosition } from './read-stable-position.ts';

const FIRST = { run: 'first', last: 500, writers: ['3/7'] };
const NEXT = { run: 'next', last: 100, writers: [] };

/** What the server responds now. */
let server: { run: string; last: number; writers: string[] };
/** Responses arrive once this has resolved. */
let network: Promise<void>;
let executeQuery = vi.fn(respond);
let read: ReadStablePosition;

async function respond<Row>({ sql }: CompiledQuery): Promise<{ rows: Row[] }> {
  const { run, last, writers } = server;
  await network;
  if (sql.includes('from record_numbers')) return { rows: [{ last, run }] as Row[] };
  return { rows: (writers.length > 0 ? writers : [null]).map((writer) => ({ writer, run })) as Row[] };
}

beforeEach(() => {
  server = FIRST;
  network = Promise.resolve();
  executeQuery = vi.fn(respond);
  const connection = { executeQuery, streamQuery: vi.fn() };
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  read = createReadStablePosition(new Kysely<Schema>({ dialect }));
});

/** A call that waits for the writer of the first run. */
async function waitingCall(): Promise<Promise<number>[]> {
  const call = read();
  await vi.waitFor(() => expect(executeQuery.mock.calls.length).toBeGreaterThan(2));
  return [call];
}

describe('a call that began before the server failed', () => {
  it('reads nothing from the next run', async () => {
    const [call] = await waitingCall();
    server = NEXT;
    expect(await call).toBe(0);
    expect(await read()).toBe(100);
  });

  it('advances nothing for the calls that follow, if its last response arrives late', async () => {
    const [call] = await waitingCall();
    const { promise, resolve } = Promise.withResolvers<void>();
    network = promise;
    server = { ...FIRST, writers: [] };
    const asked = executeQuery.mock.calls.length;
    await vi.waitFor(() => expect(executeQuery.mock.calls.length).toBeGreaterThan(asked));
    network = Promise.resolve();
    server = NEXT;
    expect(await read()).toBe(100);
    resolve();
    expect(await call).toBe(0);
    expect(await read()).toBe(100);
  });
});

it('forgets its position if the server fails between two calls', async () => {
  server = { ...FIRST, writers: [] };
  expect(await read()).toBe(500);
  server = { ...NEXT, writers: ['1/1'] };
  expect(await read()).toBe(0);
});

it('advances to nothing that a call of the last run waited for in vain', async () => {
  expect(await read()).toBe(0);
  server = { ...NEXT, writers: ['1/1'] };
  const asked = executeQuery.mock.calls.length;
  const call = read();
  await vi.waitFor(() => expect(executeQuery.mock.calls.length).toBeGreaterThan(asked + 2));
  server = NEXT;
  expect(await call).toBe(100);
});
