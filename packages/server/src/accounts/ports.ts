// Tenants: who owns brands, installs and tokens.

export type Plan = 'free' | 'pro' | 'protect' | 'enterprise';

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
