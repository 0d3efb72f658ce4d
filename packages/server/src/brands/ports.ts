// The records of brands, and the store that brands need.
import type { Plan, Tenant } from '../accounts/index.ts';
import type { QuotaExceeded, TenantPlan } from '../plans/index.ts';

export interface Brand {
  id: string;
  tenantId: string;
  name: string;
  domain: string;
  aliases: string[];
  createdAt: number;
}

export interface BrandStore {
  /**
   * An id that is taken is left as it is, aliases too. In one step with the question whether the plan allows one more,
   * if a plan check is given; what is refused leaves nothing.
   */
  createBrand(brand: Brand, planCheck?: PlanCheck): Promise<BrandWrite>;
  /** False if there is no such brand. */
  updateBrand(id: string, change: Partial<Pick<Brand, 'name' | 'domain' | 'aliases'>>): Promise<boolean>;
  findBrand(id: string): Promise<Brand | undefined>;
  /** In the order of creation. */
  listBrands(tenantId?: string): Promise<Brand[]>;
  /** With all domains, in the order of creation. */
  listResolvable(tenantId?: string): Promise<ResolvableBrand[]>;
  /**
   * Writes names, domains and the imported file in one transaction, with the brand where `isNew`. Nothing has changed
   * if they were there already, and where the plan refuses it.
   * @param at milliseconds since 1970
   */
  importBrand(imported: ImportedFile, at: number, planCheck?: PlanCheck): Promise<BrandWrite>;
  findProfile(id: string): Promise<StoredProfile | undefined>;
}

/** What a plan limits of what is kept (Spec 8): brands and prompts of the tenant, competitors of one brand. */
export type KeptKind = 'brands' | 'prompts' | 'competitors';

export interface Kept {
  what: KeptKind;
  /** Before the write, and after it. */
  before: number;
  after: number;
}

/**
 * Under which plan a brand is written. The tenant is held meanwhile, so the last place goes to one of all who want it.
 */
export interface PlanCheck {
  /** Made with the brand; absent: the brand's tenant is there. */
  newTenant?: Tenant | undefined;
  /** The tenant's plan from now on, if the write is not refused. */
  plan?: Plan | undefined;
  /** Pure: what is exceeded; `undefined` if the plan allows it. */
  exceededBy(plan: TenantPlan, kept: Kept): QuotaExceeded | undefined;
  /** Pure: how many an imported file, as JSON, has of something. */
  countIn(document: string, what: 'prompts' | 'competitors'): number;
}

export type BrandWrite =
  | { outcome: 'written' | 'unchanged' | 'unknown_tenant' }
  | { outcome: 'refused'; exceeded: QuotaExceeded };

export interface ResolvableBrand {
  brand: Brand;
  domains: string[];
}

export interface ImportedFile extends ResolvableBrand {
  /** The file as JSON. */
  document: string;
  /** Whether the brand is made with it. */
  isNew?: boolean | undefined;
}

export interface StoredProfile {
  brand: Brand;
  /** Undefined if none was imported. */
  document: string | undefined;
}
