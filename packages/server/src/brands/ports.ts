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
   * An existing id keeps its record and aliases. If a plan check is given, it is part of the same atomic step; a
   * refused write leaves no trace.
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
   * Writes names, domains and the imported file in one transaction, and creates the brand if `isNew`. Nothing changes
   * if the data is identical or the plan refuses it. @param at milliseconds since 1970
   */
  importBrand(imported: ImportedFile, at: number, planCheck?: PlanCheck): Promise<BrandWrite>;
  findProfile(id: string): Promise<StoredProfile | undefined>;
}

/** The limited resources of a plan (Spec 8): a tenant's brands and prompts, and the competitors of one brand. */
export type LimitedResource = 'brands' | 'prompts' | 'competitors';

export interface ResourceCount {
  what: LimitedResource;
  /** Before and after the write. */
  before: number;
  after: number;
}

/** The plan to check a write against. The tenant is locked during the write, so only one writer gets the last slot. */
export interface PlanCheck {
  /** Created with the brand; if absent, the brand's tenant exists. */
  newTenant?: Tenant | undefined;
  /** The tenant's new plan, if the write is not refused. */
  plan?: Plan | undefined;
  /** Pure: the exceeded limit; `undefined` if the plan allows the write. */
  exceededBy(plan: TenantPlan, kept: ResourceCount): QuotaExceeded | undefined;
  /** Pure: the number of limited items in an imported file, as JSON. */
  countIn(document: string, what: 'prompts' | 'competitors'): number;
}

export type BrandWrite =
  | { outcome: 'written' | 'unchanged' | 'unknown_tenant' | 'changed_meanwhile' }
  | { outcome: 'refused'; exceeded: QuotaExceeded };

export interface ResolvableBrand {
  brand: Brand;
  domains: string[];
}

export interface ImportedFile extends ResolvableBrand {
  /** The file as JSON. */
  document: string;
  /** Pure: whether the brand is unchanged since its writer read it. If not, nothing is written. */
  isCurrent?: ((stored: StoredProfile) => boolean) | undefined;
  /** Whether the brand is created with it. */
  isNew?: boolean | undefined;
}

export interface StoredProfile {
  brand: Brand;
  /** Undefined if none was imported. */
  document: string | undefined;
}
