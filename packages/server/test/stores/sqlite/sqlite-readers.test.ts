import { afterEach, expect, it } from 'vitest';
import { newSqliteStore } from '../sqlite-factory.ts';

const factory = newSqliteStore();
afterEach(() => factory.dispose());

it('a lookup does not wait for statements that read many records', async () => {
  const stores = await factory.open();
  const query = () => stores.report.attributionReport({ brandId: 'b', since: '2026-01-01' });
  const lookup = () => stores.installs.findInstall('svc_pub_none');
  await Promise.all([query(), lookup()]);
  let answered = 0;
  const queries = Array.from({ length: 1000 }, async () => {
    await query();
    answered++;
  });
  await lookup();
  expect(answered).toBeLessThan(500);
  await Promise.all(queries);
  expect(answered).toBe(1000);
});
