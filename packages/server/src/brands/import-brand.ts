// Imports a brand file as the full description of a brand: whatever the file leaves out is removed. Idempotent.
import type { Plan } from '../accounts/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { BrandFile } from './brand-file.ts';
import { type CreateBrandDeps, draftBrand } from './create-brand.ts';
import { foldCase } from './fold-case.ts';
import { isWritten, PLAN_CHECK } from './plan-check.ts';
import type { Brand, StoredProfile } from './ports.ts';
import { storedProfile } from './profile.ts';
import { pickBrand, UnclearBrandError } from './resolve.ts';
import { revisionOf } from './revision.ts';
import { brandFileDocument } from './write-brand-file.ts';

export interface ImportBrandInput {
  file: BrandFile;
  /** The brand to describe; if omitted, the one with the file's name, or a new one. */
  brandId?: string | undefined;
  /** The tenant to search for the brand or to create it in; all tenants, or a new one, if omitted. */
  tenantId?: string | undefined;
  plan?: Plan | undefined;
  /** The `revisionOf` the description that the file is based on; if absent, the file replaces any existing one. */
  revision?: string | undefined;
}

export interface ImportedBrand {
  brand: Brand;
  outcome: 'created' | 'changed' | 'unchanged';
}

/**
 * Throws `DomainError` `brand_not_found` for an unknown `brandId`, `ambiguous_brand` if several have the name,
 * `not_found` for an unknown tenant, `quota_exceeded` if the plan has no room for more brands, prompts or competitors,
 * and `changed_meanwhile` for an old `revision`. Then nothing changes.
 */
export const importBrand =
  (deps: CreateBrandDeps) =>
  async ({ file, brandId, tenantId, plan, revision }: ImportBrandInput): Promise<ImportedBrand> => {
    const known = await findTarget(deps, file, brandId, tenantId);
    const fields = fieldsOf(file);
    const draft = known ? { brand: known, planCheck: PLAN_CHECK } : draftBrand(deps, fields, { tenantId, plan });
    const brand = { ...draft.brand, ...fields };
    const document = JSON.stringify(brandFileDocument(file));
    const isCurrent = revision === undefined ? undefined : isAt(revision);
    const imported = { brand, domains: file.domains, document, isCurrent, isNew: known === undefined };
    const write = await deps.brands.importBrand(imported, deps.clock.now(), draft.planCheck);
    const isChanged = isWritten(write, brand.tenantId);
    return { brand, outcome: known === undefined ? 'created' : isChanged ? 'changed' : 'unchanged' };
  };

const isAt =
  (revision: string) =>
  (stored: StoredProfile): boolean =>
    revisionOf(storedProfile(stored).file) === revision;

function fieldsOf({ name, domains: [domain], aliases }: BrandFile): Pick<Brand, 'name' | 'domain' | 'aliases'> {
  if (domain === undefined) throw new DomainError('invalid_input', { message: 'a brand has at least one domain' });
  return { name, domain, aliases: aliases.map((alias) => alias.name) };
}

async function findTarget(
  { brands }: CreateBrandDeps,
  file: BrandFile,
  brandId: string | undefined,
  tenantId: string | undefined,
): Promise<Brand | undefined> {
  const all = await brands.listResolvable(tenantId);
  if (brandId !== undefined) {
    const picked = pickBrand(brandId, all);
    if ('found' in picked) return picked.found;
    throw new UnclearBrandError(brandId, picked.candidates, picked.near);
  }
  const named = all.filter(({ brand }) => foldCase(brand.name) === foldCase(file.name)).map(({ brand }) => brand);
  if (named.length > 1) throw new UnclearBrandError(file.name, named);
  return named[0];
}
