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

  it('matches nothing for an unknown name, several for a shared name', () => {
    expect(picked('strass')).toEqual([]);
    expect(picked('TWIN')).toEqual(['id-1', 'id-2']);
  });

  it.each([
    ['strase', ['id-1'], 'one letter of six is missing'],
    ['odos', [], 'all four letters differ'],
    ['twim', ['id-1', 'id-2'], 'one of four'],
    ['twi', [], 'too short to be a typo'],
    ['ｓｈｏｐ.exampel', ['id-1'], 'a domain, in full width'],
    ['TWIN', [], 'a name shared by two is not a typo'],
    ['acmes', ['id-1'], 'five letters, one too many'],
    ['acmess', [], 'six letters, two too many'],
  ])('is similar to %j: %j (%s)', (wanted, ids) => {
    const resolved = pickBrand(wanted, BRANDS);
    expect('near' in resolved && resolved.near.map(({ id }) => id)).toEqual(ids);
  });

  it('is searched among those visible to the token', async () => {
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
    await expect(resolve('acmee', { tenantId: 't', brandIds: ['id-2'] })).rejects.toMatchObject({ candidates: [] });
    await expect(resolve('acmee', { tenantId: 't' })).rejects.toMatchObject({
      code: 'brand_not_found',
      candidates: [{ id: 'id-1' }],
      message: 'no such brand: acmee; did you mean Straße (id-1)?',
    });
    await expect(resolve('acme', { tenantId: 'other' })).rejects.toMatchObject({ code: 'brand_not_found' });
  });
});
