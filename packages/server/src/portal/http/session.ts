// `GET /entry` and `GET /session`: whether one can sign in, who is signed in, and which brands they may open.

import type { Membership, TenantStore } from '../../accounts/index.ts';
import type { BrandStore } from '../../brands/index.ts';
import type { PortalHandlers } from './call.ts';

export interface SessionHandlersDeps {
  tenants: Pick<TenantStore, 'findTenant'>;
  brands: Pick<BrandStore, 'listBrands'>;
  publicUrl: string | undefined;
  canSignIn: boolean;
  dev: boolean;
  version: string;
}

export const sessionHandlers = (deps: SessionHandlersDeps): PortalHandlers<'GET /entry' | 'GET /session'> => ({
  'GET /entry': async () => ({ can_sign_in: deps.canSignIn, dev: deps.dev, version: deps.version }),

  async 'GET /session'({ request, person }) {
    const { memberships } = person;
    const [tenants, brands] = await Promise.all([
      Promise.all(memberships.map((one) => describeTenant(deps, one))),
      Promise.all(memberships.map(({ tenantId }) => deps.brands.listBrands(tenantId))),
    ]);
    return {
      user: { id: person.userId, email: person.email },
      csrf_token: request.session.signedIn?.csrfToken ?? '',
      ends_at: new Date(request.session.endsAt ?? 0).toISOString(),
      tenants,
      brands: brands.flat().map(({ id, tenantId, name, domain }) => ({ id, tenant_id: tenantId, name, domain })),
      service_url: deps.publicUrl ?? `${request.protocol}://${request.host}`,
    };
  },
});

async function describeTenant({ tenants }: SessionHandlersDeps, { tenantId, role }: Membership) {
  const tenant = await tenants.findTenant(tenantId);
  return { id: tenantId, name: tenant?.name ?? tenantId, role, plan: tenant?.plan ?? 'free' };
}
