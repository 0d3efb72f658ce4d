import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActionRow, VisitRow } from '../../../src/stores/ingest/rows.ts';
import { createReach } from '../../../src/stores/sqlite/fault-point.ts';
import { OUTCOMES, packGroup, unpackGroup } from '../../../src/stores/sqlite/group-message.ts';
import { openConnection } from '../../../src/stores/sqlite/open-connection.ts';
import { createGroupCommit } from '../../../src/stores/sqlite/worker/group-transaction.ts';
import { migrate } from '../../../src/stores/sqlite/worker/migrate.ts';
import { createStatementRunner } from '../../../src/stores/sqlite/worker/run-statements.ts';

let directory: string;
let db: DatabaseSync;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'connection-'));
  db = openConnection({ path: join(directory, 'service.db') });
  migrate(db, new Uint8Array(32).fill(1));
});
afterEach(() => {
  db.close();
  rmSync(directory, { recursive: true, force: true });
});

const pragma = (name: string) => Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
const id = (n: number) => new Uint8Array(16).fill(n);
const delivery = (n: number) => ({
  install: 1,
  receivedAt: 1_800_000_000_123,
  deliveryId: id(n),
  receiptId: id(100 + n),
  visitorId: 'svc_v_abcdefghijkl',
});
const action = (n: number, change: Partial<ActionRow> = {}): ActionRow => ({
  kind: 'action',
  ...delivery(n),
  sessionIssuedAt: 1_800_000_000_000,
  ...change,
});
const visit = (n: number, change: Partial<VisitRow> = {}): VisitRow => ({
  kind: 'visit',
  ...delivery(n),
  page: 'https://a.example/',
  source: null,
  referrer: null,
  ...change,
});
const newCommit = () => createGroupCommit(db, createReach(undefined));

function addInstall(): void {
  db.exec(`
    insert into tenants (id, name, plan, created_at) values ('t', 'T', 'free', 0);
    insert into brands values ('b', 't', 'B', 'b.example', 0);
    insert into installs (number, id, brand_id, mode, active, session_epoch, created_at)
      values (1, 'i', 'b', 'shadow', 1, 0, 0);
  `);
}

const count = (table: string) => db.prepare(`select count(*) as n from ${table}`).get()?.n;

describe('a connection', () => {
  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['secure_delete', 1],
    ['trusted_schema', 0],
  ])('has %s = %s', (name, value) => {
    expect(pragma(name)).toBe(value);
  });

  it('continues a transaction only if it is still open', () => {
    const run = createStatementRunner(db);
    const statement = {
      sql: "insert into tenants (id, name, plan, created_at) values ('t', 'T', 'free', 0)",
      parameters: [],
    };
    expect(() => run({ ...statement, inTransaction: true })).toThrow('the transaction was lost');
    expect(count('tenants')).toBe(0);
    run({ sql: 'begin immediate', parameters: [], inTransaction: false });
    expect(run({ ...statement, inTransaction: true })).toEqual({ rows: [], changes: 1 });
    run({ sql: 'commit', parameters: [], inTransaction: true });
    expect(count('tenants')).toBe(1);
  });
});

describe('a group of records', () => {
  it('survives packing and unpacking', () => {
    const rows = [
      action(1),
      visit(2, { install: 4_294_967_296, page: 'https://a.example/ü', source: '', referrer: null }),
    ];
    expect(unpackGroup(packGroup(rows))).toEqual(rows);
    expect(unpackGroup(packGroup([]))).toEqual([]);
  });

  it('returns a result for each row', () => {
    addInstall();
    const commit = newCommit();
    const other = { visitorId: 'svc_v_mnopqrstuvwx' };
    const rows = [action(1), action(1, { receiptId: id(9) }), action(1, other), action(2, { install: 77 }), action(3)];
    const { outcomes, receipts, fault } = commit(packGroup(rows));
    expect([...outcomes].map((i) => OUTCOMES[i])).toEqual(['stored', 'duplicate', 'conflict', 'failed', 'stored']);
    expect(receipts.subarray(16, 32)).toEqual(id(101));
    expect(fault).toBe('FOREIGN KEY constraint failed');
    expect([count('actions'), count('dedupe')]).toEqual([2, 2]);
  });

  it('is unavailable while the file cannot grow, and leaves nothing behind', () => {
    addInstall();
    const commit = newCommit();
    const rows = [action(1), visit(2, { page: 'a'.repeat(10_000) }), action(3)];
    db.exec(`pragma max_page_count = ${pragma('page_count')}`);
    const full = commit(packGroup(rows));
    expect([...full.outcomes].map((i) => OUTCOMES[i])).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect([full.fault, db.isTransaction, count('dedupe')]).toEqual(['database or disk is full', false, 0]);
    db.exec('pragma max_page_count = 4294967294');
    const roomy = commit(packGroup(rows));
    expect([...roomy.outcomes].map((i) => OUTCOMES[i])).toEqual(['stored', 'stored', 'stored']);
  });
});
