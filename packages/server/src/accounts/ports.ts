// Tenants: who owns brands, installs and tokens.

export type Plan = 'free' | 'pro' | 'protect' | 'enterprise';

export interface Tenant {
  id: string;
  name: string;
  plan: Plan;
  createdAt: number;
}

export interface TenantStore {
  createTenant(tenant: Tenant): Promise<void>;
  findTenant(id: string): Promise<Tenant | undefined>;
}
