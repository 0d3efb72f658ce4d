import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmedClient, UnconfirmedCommit } from './unconfirmed-commits.ts';

type Callback = (error: unknown, result?: unknown) => void;

const RESULT = { rows: [] };
let client: ConfirmedClient;

/** A statement warns, fails, or both. */
async function run(statement: string): Promise<object> {
  if (statement.includes('warns')) client.emit('notice', { routine: 'SyncRepWaitForLSN' });
  if (statement.includes('other notice')) client.emit('notice', { routine: 'exec_simple_query' });
  if (statement.includes('fails')) throw new Error('failed');
  return RESULT;
}

beforeEach(() => {
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation((statement: string, callback?: Callback) => {
    const ended = run(statement);
    return callback ? ended.then((result) => callback(undefined, result), callback) : ended;
  });
  client = new ConfirmedClient();
});
afterEach(() => void vi.restoreAllMocks());

const withCallback = (statement: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    client.query(statement, (error, result) => (error ? reject(error) : resolve(result)));
  });

describe.each([
  ['a promise', (statement: string): Promise<unknown> => client.query(statement)],
  ['a callback', withCallback],
])('a statement with %s', (_name, query) => {
  it('succeeds unless its commit did not wait for the standby', async () => {
    expect(await query('succeeds')).toBe(RESULT);
    expect(await query('other notice')).toBe(RESULT);
    await expect(query('warns')).rejects.toThrow(UnconfirmedCommit);
  });

  it.each(['warns', 'warns and fails'])('is not blamed for the one before, which %s', async (before) => {
    await expect(query(before)).rejects.toThrow();
    expect(await query('succeeds')).toBe(RESULT);
  });

  it('keeps its own error', async () => {
    await expect(query('warns and fails')).rejects.toThrow('failed');
  });
});

const ownCallback = { text: 'select 1', callback: vi.fn() };

it.each([
  ['a query object', () => client.query(new pg.Query('select 1'))],
  ['a statement with its own callback', () => client.query(ownCallback)],
])('%s is refused', (_name, query) => {
  expect(query).toThrow('statements are text or an object without callback or submit');
});
