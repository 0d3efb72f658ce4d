// Tenants: who owns brands, installs and tokens.

/** Spec 8. */
export const PLANS = ['free', 'pro', 'protect', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export interface Tenant {
  id: string;
  name: string;
  plan: Plan;
  createdAt: number;
}

export interface TenantStore {
  /** An id that is taken is left as it is, so that making the same tenant twice at once is safe. */
  createTenant(tenant: Tenant): Promise<void>;
  /** False where there is no such tenant. */
  setPlan(id: string, plan: Plan): Promise<boolean>;
  findTenant(id: string): Promise<Tenant | undefined>;
}
