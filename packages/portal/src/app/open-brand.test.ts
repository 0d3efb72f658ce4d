import { expect, it } from 'vitest';
import { openPlace } from './open-brand.ts';

const brand = (id: string, tenant_id: string) => ({ id, tenant_id, name: id, domain: `${id}.example` });
const team = (id: string) => ({ id, name: id, role: 'member', plan: 'free' }) as const;
const session = {
  brands: [brand('a1', 'a'), brand('a2', 'a'), brand('b1', 'b'), brand('b2', 'b')],
  tenants: [team('a'), team('b'), team('empty')],
};
const foreign = { brand: undefined, tenantId: undefined, isForeign: true };

it.each([
  ['the brand of the URL', { brand: 'b1' }, 'a2', 'b1', 'b'],
  ["the last brand, on a user's page", {}, 'b2', 'b2', 'b'],
  ['the last brand of the team of the URL', { tenant: 'b' }, 'b2', 'b2', 'b'],
  ['the first brand of the team of the URL if the last one is of another', { tenant: 'b' }, 'a2', 'b1', 'b'],
  ['the first brand after a new start', {}, null, 'a1', 'a'],
  ['no brand of another team if the team has none', { tenant: 'empty' }, 'a1', undefined, 'empty'],
])('opens %s', (_title, params, last, id, tenantId) => {
  const place = openPlace(session, params, last);
  expect({ ...place, brand: place.brand?.id }).toEqual({ brand: id, tenantId, isForeign: false });
});

it.each([{ brand: 'c1' }, { tenant: 'c' }])('opens nothing for the inaccessible place %j', (params) => {
  expect(openPlace(session, params, 'a1')).toEqual(foreign);
});
