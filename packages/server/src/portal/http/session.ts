// `GET /entry` and `GET /session`: whether signing in is possible, who is signed in, and which brands they may open.

import { DEMO_EMAIL, type Membership, type TenantStore, type UserStore } from '../../accounts/index.ts';
import { type BrandStore, SHOWCASE_BRAND } from '../../brands/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export interface SessionHandlersDeps {
  tenants: Pick<TenantStore, 'findTenant'>;
  brands: Pick<BrandStore, 'listBrands'>;
  publicUrl: string | undefined;
  users: Pick<UserStore, 'listMembers'>;
  canSignIn: boolean;
  /** People sign in at the embedded provider of `--dev`, which accepts any address. */
  acceptsAnyone: boolean;
  version: string;
}

export const sessionHandlers = (deps: SessionHandlersDeps): PortalHandlers<'GET /entry' | 'GET /session'> => ({
  'GET /entry': async () => ({
    can_sign_in: deps.canSignIn,
    demo_email: deps.acceptsAnyone && (await hasDemoUser(deps)) ? DEMO_EMAIL : null,
    version: deps.version,
  }),

  async 'GET /session'({ request, person }) {
    const { memberships } = person;
    const [tenants, brands] = await Promise.all([
      Promise.all(memberships.map((one) => describeTenant(deps, one))),
      Promise.all(memberships.map(({ tenantId }) => deps.brands.listBrands(tenantId))),
    ]);
    return {
      user: { id: person.userId, email: person.email },
      csrf_token: request.session.signedIn?.csrfToken ?? '',
      ends_at: isoTime(request.session.endsAt ?? 0),
      tenants,
      brands: brands.flat().map(({ id, tenantId, name, domain }) => ({ id, tenant_id: tenantId, name, domain })),
      service_url: deps.publicUrl ?? `${request.protocol}://${request.host}`,
    };
  },
});

async function hasDemoUser({ users }: SessionHandlersDeps): Promise<boolean> {
  const members = await users.listMembers(SHOWCASE_BRAND.tenantId);
  return members.some(({ email }) => email === DEMO_EMAIL);
}

async function describeTenant({ tenants }: SessionHandlersDeps, { tenantId, role }: Membership) {
  const tenant = await tenants.findTenant(tenantId);
  return { id: tenantId, name: tenant?.name ?? tenantId, role, plan: tenant?.plan ?? 'free' };
}
