// Record numbers in a store that was filled when each kind had its own sequence.
import { afterAll, expect, it } from 'vitest';
import { openConnection } from '../../../src/stores/sqlite/open-connection.ts';
import { action, makeInstall, visit } from '../records.ts';
import { newSqliteStore } from '../sqlite-factory.ts';

const factory = newSqliteStore();
afterAll(() => factory.dispose());

it('records that share a number are relayed together and none is skipped', async () => {
  const before = await factory.open();
  const install = await makeInstall(before);
  await before.close();
  const db = openConnection({ path: factory.path });
  const id = Buffer.alloc(16, 1);
  for (let seq = 1; seq <= 5; seq++) {
    const row = [seq, install.number, 'svc_v_abcdefghijkl', id, id, 1000];
    if (seq <= 3) {
      db.prepare(
        `insert into actions (seq, install, visitor_id, delivery_id, receipt_id, received_at) values (?, ?, ?, ?, ?, ?)`,
      ).run(...row);
    }
    db.prepare(
      `insert into visits (seq, install, visitor_id, delivery_id, receipt_id, received_at, page) values (?, ?, ?, ?, ?, ?, '')`,
    ).run(...row);
  }
  db.close();

  const { relay, collect } = await factory.open();
  await collect.recordAction(action(install));
  await collect.recordVisit(visit(install));
  const batches: string[][] = [];
  for (let from = 0, upTo = await relay.endOfBatch(from, 1); upTo !== undefined; ) {
    batches.push((await relay.recordsBetween(from, upTo)).map(({ record }) => record.kind));
    from = upTo;
    upTo = await relay.endOfBatch(from, 1);
  }
  const both = ['visit', 'action'];
  expect(batches).toEqual([both, both, both, ['visit'], ['visit'], ['action'], ['visit']]);
});
