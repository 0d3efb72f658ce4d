// Checks a plan before a brand is written, in the same transaction. The tenant stays locked until it ends.
import type { Transaction } from 'kysely';
import type { BrandWrite, ImportedFile, PlanCheck, ResourceCount } from '../../../brands/ports.ts';
import type { TenantPlan } from '../../../plans/ports.ts';
import { lockPlan } from '../plans/lock-plan.ts';
import type { Schema } from '../schema/schema.ts';

export type RequestedWrite = Pick<ImportedFile, 'brand' | 'isNew'> & Partial<Pick<ImportedFile, 'document'>>;

/** Returns the refusal. If there is none, the tenant exists afterwards and has the requested plan. */
export async function enforcePlan(
  tx: Transaction<Schema>,
  wanted: RequestedWrite,
  planCheck: PlanCheck,
): Promise<BrandWrite | undefined> {
  const { newTenant: tenant, plan } = planCheck;
  const { tenantId } = wanted.brand;
  const held = tenant ? { plan: tenant.plan, extraPrompts: 0 } : await lockPlan(tx, tenantId);
  if (!held) return { outcome: 'unknown_tenant' };
  const exceeded = await exceededIn(tx, wanted, planCheck, { ...held, ...(plan && { plan }) });
  if (exceeded) return { outcome: 'refused', exceeded };
  if (tenant) {
    const { id, name, createdAt: created_at } = tenant;
    await tx.insertInto('tenants').values({ id, name, plan: tenant.plan, created_at }).execute();
  } else if (plan) await tx.updateTable('tenants').set({ plan }).where('id', '=', tenantId).execute();
  return undefined;
}

async function exceededIn(tx: Transaction<Schema>, wanted: RequestedWrite, planCheck: PlanCheck, plan: TenantPlan) {
  const counts: Record<ResourceCount['what'], () => Promise<Omit<ResourceCount, 'what'>>> = {
    brands: () => countBrands(tx, wanted),
    competitors: () => countCompetitors(tx, wanted, planCheck),
    prompts: () => countPrompts(tx, wanted, planCheck),
  };
  for (const what of ['brands', 'competitors', 'prompts'] as const) {
    // Counts only limited items.
    if (!planCheck.exceededBy(plan, { what, before: 0, after: Number.POSITIVE_INFINITY })) continue;
    const exceeded = planCheck.exceededBy(plan, { what, ...(await counts[what]()) });
    if (exceeded) return exceeded;
  }
  return undefined;
}

async function countBrands(
  tx: Transaction<Schema>,
  { brand, isNew }: RequestedWrite,
): Promise<Omit<ResourceCount, 'what'>> {
  const { count } = await tx
    .selectFrom('brands')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', brand.tenantId)
    .executeTakeFirstOrThrow();
  return { before: Number(count), after: Number(count) + (isNew ? 1 : 0) };
}

async function countCompetitors(
  tx: Transaction<Schema>,
  { brand, document }: RequestedWrite,
  { countIn }: PlanCheck,
): Promise<Omit<ResourceCount, 'what'>> {
  const row = await tx
    .selectFrom('brand_profiles')
    .select('document')
    .where('brand_id', '=', brand.id)
    .executeTakeFirst();
  const before = row ? countIn(row.document, 'competitors') : 0;
  return { before, after: document === undefined ? before : countIn(document, 'competitors') };
}

/** Over all brands of the tenant, which are few if a plan limits them. */
async function countPrompts(
  tx: Transaction<Schema>,
  { brand, document }: RequestedWrite,
  { countIn }: PlanCheck,
): Promise<Omit<ResourceCount, 'what'>> {
  const rows = await tx
    .selectFrom('brand_profiles')
    .innerJoin('brands', 'brands.id', 'brand_profiles.brand_id')
    .select(['brand_id', 'document'])
    .where('tenant_id', '=', brand.tenantId)
    .execute();
  const sizes = rows.map((row) => ({ isThis: row.brand_id === brand.id, size: countIn(row.document, 'prompts') }));
  const before = sizes.reduce((sum, { size }) => sum + size, 0);
  if (document === undefined) return { before, after: before };
  const others = sizes.reduce((sum, { isThis, size }) => sum + (isThis ? 0 : size), 0);
  return { before, after: others + countIn(document, 'prompts') };
}
