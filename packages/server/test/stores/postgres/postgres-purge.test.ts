// Traces of an erased visitor in the database files.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Install } from '../../../src/integrations/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { newPostgresStore } from '../postgres-factory.ts';
import { gather, makeInstall, OTHER_VISITOR, RECEIVED_AT, VISITOR, visit } from '../records.ts';

const factory = newPostgresStore();
let stores: Stores;
let install: Install;
beforeAll(async () => {
  stores = await factory.open();
  install = await makeInstall(stores);
  await stores.collect.recordVisit(visit(install));
  await stores.collect.recordVisit(visit(install, { visitorId: OTHER_VISITOR }));
});
afterAll(() => factory.dispose());

async function isInFile(text: string): Promise<boolean> {
  await factory.query('checkpoint');
  const [file] = await factory.query<{ at: number }>(
    `select position(convert_to($1, 'UTF8') in pg_read_binary_file(pg_relation_filepath('visits_2026_01'))) as at`,
    [text],
  );
  return (file?.at ?? 0) > 0;
}

it('after a rewrite, partition files contain all visitors except the erased one', async () => {
  expect(await isInFile(VISITOR)).toBe(true);
  await stores.erasure.eraseVisitor(VISITOR, () => RECEIVED_AT + 1);
  await stores.erasure.purge();
  await stores.erasure.rewrite();
  expect(await isInFile(VISITOR)).toBe(false);
  expect(await isInFile(OTHER_VISITOR)).toBe(true);
  expect(await gather(stores.exports.exportVisits({}))).toHaveLength(1);
});
