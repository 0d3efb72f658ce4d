// Numbers that are assigned early and committed late (decisions 19): a reader past a position misses no record.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Install } from '../../../src/integrations/ports.ts';
import { LOCK_CLASS, LOCKS } from '../../../src/stores/postgres/advisory-locks.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { newPostgresStore, type PostgresFactory } from '../postgres-factory.ts';
import { action, makeInstall, RECEIVED_AT, VISITOR } from '../records.ts';

let factory: PostgresFactory;
let stores: Stores;
let install: Install;
beforeEach(async () => {
  factory = newPostgresStore();
  stores = await factory.open();
  install = await makeInstall(stores);
  await stores.collect.recordAction(action(install));
});
afterEach(() => factory.dispose());

const numbers = async () => (await stores.projection.nextFacts(100)).actions.map(({ number }) => number);

describe('a transaction that has taken its number but not committed', () => {
  it('delays higher numbers, and is read first', async () => {
    await using writer = await factory.connect();
    await writer.query(`begin; select pg_advisory_xact_lock_shared(${LOCK_CLASS}, ${LOCKS.records})`);
    await writer.query(
      `insert into actions (install, visitor_id, delivery_id, receipt_id, received_at) values ($1, $2, '', '', $3)`,
      [install.number, VISITOR, RECEIVED_AT],
    );
    await stores.collect.recordAction(action(install));
    expect(await numbers()).toEqual([]);
    expect(await numbers()).toEqual([]);
    await writer.query('commit');
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it('delays nothing after a rollback, and leaves a gap', async () => {
    await using writer = await factory.connect();
    await writer.query(`begin; select pg_advisory_xact_lock_shared(${LOCK_CLASS}, ${LOCKS.records})`);
    await writer.query(`select nextval('record_numbers')`);
    await stores.collect.recordAction(action(install));
    await writer.query('rollback');
    expect(await numbers()).toEqual([1, 3]);
  });

  it('does not delay earlier records, even under load', async () => {
    expect(await numbers()).toEqual([1]);
    await using writer = await factory.connect();
    await writer.query(`begin; select pg_advisory_xact_lock_shared(${LOCK_CLASS}, ${LOCKS.records})`);
    await stores.collect.recordAction(action(install));
    expect(await numbers()).toEqual([1]);
    await using next = await factory.connect();
    await next.query(`begin; select pg_advisory_xact_lock_shared(${LOCK_CLASS}, ${LOCKS.records})`);
    await writer.query('rollback');
    expect(await numbers()).toEqual([1, 2]);
  });
});

it('a long transaction without records delays nothing', async () => {
  await using other = await factory.connect();
  await other.query('begin; update probe set probed_at = 1');
  expect(await numbers()).toEqual([1]);
});
