import { describe, expect, it } from 'vitest';
import type { ResolvableBrand } from './ports.ts';
import { pickBrand, resolveBrand } from './resolve.ts';

const brandOf = (id: string, name: string, aliases: string[], domains: string[]): ResolvableBrand => ({
  brand: { id, tenantId: 't', name, domain: domains[0] ?? '', aliases, createdAt: 0 },
  domains,
});
const BRANDS = [
  brandOf('id-1', 'Straße', ['ＡＣＭＥ', 'Twin'], ['acme.example', 'shop.example']),
  brandOf('id-2', 'ΟΔΟΣ', ['twin'], ['xn--mller-kva.example']),
];
const picked = (wanted: string) => {
  const resolved = pickBrand(wanted, BRANDS);
  return 'found' in resolved ? resolved.found.id : resolved.candidates.map(({ id }) => id);
};

describe('a brand', () => {
  it.each([
    ['id-1', 'id-1'],
    ['ID-2', 'id-2'],
    ['STRASSE', 'id-1'],
    ['acme', 'id-1'],
    ['οδος', 'id-2'],
    ['οδοσ', 'id-2'],
    ['SHOP.example', 'id-1'],
    ['müller.example', 'id-2'],
  ])('is found by %j', (wanted, id) => expect(picked(wanted)).toBe(id));

  it('is none for what nothing is called, and several for what two are called', () => {
    expect(picked('strass')).toEqual([]);
    expect(picked('TWIN')).toEqual(['id-1', 'id-2']);
  });

  it('is looked for among those that a token may see', async () => {
    const brands = { listResolvable: async (tenantId?: string) => (tenantId === 't' ? BRANDS : []) };
    const resolve = resolveBrand({ brands });
    await expect(resolve('twin', { tenantId: 't', brandIds: ['id-2'] })).resolves.toMatchObject({ id: 'id-2' });
    await expect(resolve('twin', { tenantId: 't', brandIds: null })).rejects.toMatchObject({
      code: 'ambiguous_brand',
      candidates: [{ id: 'id-1' }, { id: 'id-2' }],
    });
    await expect(resolve('acme', { tenantId: 't', brandIds: ['id-2'] })).rejects.toMatchObject({
      code: 'brand_not_found',
      candidates: [],
    });
    await expect(resolve('acme', { tenantId: 'other' })).rejects.toMatchObject({ code: 'brand_not_found' });
  });
});
