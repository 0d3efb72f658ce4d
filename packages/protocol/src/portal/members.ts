// Who belongs to a team, and in which role (decisions 5).
import { z } from 'zod';
import type { PortalRoutes } from './route.ts';
import { PORTAL_ROLES } from './session.ts';

const MAX_EMAIL = 254;

const member = z.strictObject({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(PORTAL_ROLES),
  /** False until their first login. */
  signed_in: z.boolean(),
  added_at: z.iso.datetime(),
});

export const memberRoutes = {
  'GET /tenants/:tenant/members': { access: 'member', response: z.strictObject({ members: z.array(member) }) },
  /** An existing member gets the role. 409 `last_owner` if the team would have no owner. */
  'POST /tenants/:tenant/members': {
    access: 'owner',
    body: z.strictObject({ email: z.string().max(MAX_EMAIL), role: z.enum(PORTAL_ROLES) }),
    response: member,
  },
  /** Also revokes the tokens that they created in the team. 409 `last_owner`. */
  'DELETE /tenants/:tenant/members/:user': { access: 'owner' },
} as const satisfies PortalRoutes;
