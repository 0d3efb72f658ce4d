// `BrandStore` over SQL.
import type { Kysely, Selectable } from 'kysely';
import type { Brand, BrandStore } from '../../brands/ports.ts';
import type { BrandTable, Schema } from './schema.ts';
import type { SqlAccess } from './sql-access.ts';

export function createBrandStore({ read, write }: SqlAccess): BrandStore {
  return {
    createBrand: ({ id, tenantId, name, domain, aliases, createdAt }) =>
      write.transaction().execute(async (tx) => {
        const { numInsertedOrUpdatedRows = 0n } = await tx
          .insertInto('brands')
          .values({ id, tenant_id: tenantId, name, domain, created_at: createdAt })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows > 0n) await insertAliases(tx, id, aliases);
      }),
    updateBrand: (id, { aliases, ...fields }) =>
      write.transaction().execute(async (tx) => {
        // Always writes the row, so that two changes of a brand at once follow each other.
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
      }),
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
  };
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
