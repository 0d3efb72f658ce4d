// The brand that `--brand` means, in every command: by id, name, alias or domain (decisions 6).
import { pickBrand, UnclearBrandError } from '../brands/index.ts';
import type { CommandDeps } from './with-stores.ts';

/**
 * Searches the brands of all tenants, unless one is given.
 * @throws UnclearBrandError `brand_not_found`, or `ambiguous_brand` that lists the candidates
 */
export async function brandIdOf(
  { brands }: Pick<CommandDeps, 'brands'>,
  wanted: string,
  tenantId?: string,
): Promise<string> {
  const picked = pickBrand(wanted, await brands.listResolvable(tenantId));
  if ('found' in picked) return picked.found.id;
  throw new UnclearBrandError(wanted, picked.candidates, picked.near);
}

/** Returns an unknown name unchanged for the use case to reject, which may have to report another error first. */
export async function optionalBrandIdOf(
  deps: Pick<CommandDeps, 'brands'>,
  wanted: string,
  tenantId?: string,
): Promise<string> {
  const picked = pickBrand(wanted, await deps.brands.listResolvable(tenantId));
  if ('found' in picked) return picked.found.id;
  if (picked.candidates.length === 0) return wanted;
  throw new UnclearBrandError(wanted, picked.candidates);
}

/** For optional `--brand` options. */
export const brandIdIn = async (
  deps: Pick<CommandDeps, 'brands'>,
  wanted: string | undefined,
): Promise<string | undefined> => (wanted === undefined ? undefined : brandIdOf(deps, wanted));
