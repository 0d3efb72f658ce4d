// `BrandStore` over SQL.
import type { Kysely, Selectable } from 'kysely';
import type { Brand, BrandStore, BrandWrite, ImportedFile } from '../../../brands/ports.ts';
import type { SqlAccess } from '../database.ts';
import type { BrandTable, Schema } from '../schema/schema.ts';
import { enforcePlan } from './enforce-plan.ts';

type BrandChange = Parameters<BrandStore['updateBrand']>[1];

export function createBrandStore({ read, write }: SqlAccess): BrandStore {
  const stores: BrandStore = {
    createBrand: (brand, planCheck) =>
      write.transaction().execute(async (tx) => {
        const refusal = planCheck && (await enforcePlan(tx, { brand, isNew: true }, planCheck));
        return refusal ?? insertBrand(tx, brand);
      }),
    updateBrand: (id, change) => write.transaction().execute((tx) => updateBrand(tx, id, change)),
    async findBrand(id) {
      const rows = await read.selectFrom('brands').selectAll().where('id', '=', id).execute();
      return (await withAliases(read, rows))[0];
    },
    async listBrands(tenantId) {
      const rows = await read
        .selectFrom('brands')
        .selectAll()
        .$if(tenantId !== undefined, (query) => query.where('tenant_id', '=', tenantId ?? ''))
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return withAliases(read, rows);
    },
    async listResolvable(tenantId) {
      const brands = await stores.listBrands(tenantId);
      const domains = await read
        .selectFrom('brand_domains')
        .select(['brand_id', 'domain'])
        .$if(brands.length === 1, (query) => query.where('brand_id', '=', brands[0]?.id ?? ''))
        .orderBy('brand_id')
        .orderBy('position')
        .execute();
      const byBrand = Map.groupBy(domains, ({ brand_id }) => brand_id);
      return brands.map((brand) => {
        const all = (byBrand.get(brand.id) ?? []).map(({ domain }) => domain);
        return { brand, domains: [...new Set([brand.domain, ...all])] };
      });
    },
    importBrand: (imported, at, planCheck) =>
      write.transaction().execute(async (tx) => {
        const refusal = planCheck && (await enforcePlan(tx, imported, planCheck));
        if (refusal) return refusal;
        if (imported.isNew) await insertBrand(tx, imported.brand);
        return importBrand(tx, imported, at);
      }),
    async findProfile(id) {
      const [brand, row] = await Promise.all([
        stores.findBrand(id),
        read.selectFrom('brand_profiles').select('document').where('brand_id', '=', id).executeTakeFirst(),
      ]);
      return brand && { brand, document: row?.document };
    },
  };
  return stores;
}

async function insertBrand(tx: Kysely<Schema>, brand: Brand): Promise<BrandWrite> {
  const { id, tenantId, name, domain, aliases, createdAt } = brand;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('brands')
    .values({ id, tenant_id: tenantId, name, domain, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return { outcome: 'unchanged' };
  await insertAliases(tx, id, aliases);
  return { outcome: 'written' };
}

async function updateBrand(tx: Kysely<Schema>, id: string, { aliases, ...fields }: BrandChange): Promise<boolean> {
  // Always writes the row, which serializes concurrent changes of a brand.
  const { numUpdatedRows } = await tx
    .updateTable('brands')
    .set({ id, ...fields })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (aliases) {
    await tx.deleteFrom('brand_aliases').where('brand_id', '=', id).execute();
    await insertAliases(tx, id, aliases);
  }
  return true;
}

/** The brand's row is written first, which serializes concurrent imports of a brand. */
async function importBrand(
  tx: Kysely<Schema>,
  { brand, domains, document, isCurrent }: ImportedFile,
  at: number,
): Promise<BrandWrite> {
  const { id, name, domain, aliases } = brand;
  await tx.updateTable('brands').set({ id }).where('id', '=', id).execute();
  const [before] = await withAliases(tx, await tx.selectFrom('brands').selectAll().where('id', '=', id).execute());
  const profile = await tx
    .selectFrom('brand_profiles')
    .select('document')
    .where('brand_id', '=', id)
    .executeTakeFirst();
  if (isCurrent && before && !isCurrent({ brand: before, document: profile?.document })) {
    return { outcome: 'changed_meanwhile' };
  }
  const isSame = before?.name === name && before.domain === domain && before.aliases.join('\n') === aliases.join('\n');
  if (isSame && profile?.document === document) return { outcome: 'unchanged' };
  await tx.updateTable('brands').set({ name, domain }).where('id', '=', id).execute();
  await tx.deleteFrom('brand_aliases').where('brand_id', '=', id).execute();
  await insertAliases(tx, id, aliases);
  await tx.deleteFrom('brand_domains').where('brand_id', '=', id).execute();
  await tx
    .insertInto('brand_domains')
    .values(domains.map((each, position) => ({ brand_id: id, position, domain: each })))
    .execute();
  await tx
    .insertInto('brand_profiles')
    .values({ brand_id: id, document, imported_at: at })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ document, imported_at: at }))
    .execute();
  return { outcome: 'written' };
}

async function insertAliases(tx: Kysely<Schema>, brandId: string, aliases: string[]): Promise<void> {
  if (aliases.length === 0) return;
  const rows = aliases.map((alias, position) => ({ brand_id: brandId, position, alias }));
  await tx.insertInto('brand_aliases').values(rows).execute();
}

async function withAliases(db: Kysely<Schema>, brands: Selectable<BrandTable>[]): Promise<Brand[]> {
  const aliases = new Map<string, string[]>(brands.map(({ id }) => [id, []]));
  const rows = await db
    .selectFrom('brand_aliases')
    .select(['brand_id', 'alias'])
    .$if(brands.length === 1, (query) => query.where('brand_id', '=', brands[0]?.id ?? ''))
    .orderBy('brand_id')
    .orderBy('position')
    .execute();
  for (const { brand_id, alias } of rows) aliases.get(brand_id)?.push(alias);
  return brands.map((row) => ({
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    domain: row.domain,
    aliases: aliases.get(row.id) ?? [],
    createdAt: row.created_at,
  }));
}
