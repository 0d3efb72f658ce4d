// AI Integrations: the installs of a brand, and their connections for server events. Owners change them (decisions 5).
import { z } from 'zod';
import type { SessionMode } from '../wire.ts';
import type { PortalRoutes } from './route.ts';

const MODES = ['measurement', 'shadow'] as const satisfies readonly SessionMode[];
const MAX_LISTED = 100;
const MAX_TEXT = 300;
const listed = z.array(z.string().min(1).max(MAX_TEXT)).max(MAX_LISTED);
/** `null`: any origin. */
const origins = listed.min(1).nullable();
const name = z.string().max(MAX_TEXT).nullable();

const connection = z.strictObject({
  connection_id: z.string(),
  handles: z.array(z.string()),
  /** The handle of the preconfigured endpoint. */
  preconfigured: z.string().nullable(),
  reversals: z.boolean(),
  /** How many signing secrets are valid; 0: requests need an API key. */
  signing_secrets: z.int(),
  created_at: z.iso.datetime(),
});

const install = z.strictObject({
  install_id: z.string(),
  name: z.string().nullable(),
  mode: z.enum(MODES),
  active: z.boolean(),
  reporting_origins: z.array(z.string()).nullable(),
  allowed_origins: z.array(z.string()).nullable(),
  referral_exclusions: z.array(z.string()),
  /** How often all sessions were revoked. */
  session_epoch: z.int(),
  created_at: z.iso.datetime(),
  connection: connection.nullable(),
  /** Whether it has ever sent such a record. */
  received: z.strictObject({ session: z.boolean(), action: z.boolean(), server_event: z.boolean() }),
  /** The last 30 UTC days, as far as they are processed. */
  last_30_days: z.strictObject({ visits: z.int(), actions: z.int(), confirmed: z.int() }),
});

const connectionFields = {
  handles: listed.min(1),
  preconfigured: z.string().max(MAX_TEXT).nullable(),
  reversals: z.boolean(),
};

/** `signing_secret` is shown only this once. */
const madeConnection = z.strictObject({ connection, signing_secret: z.string().nullable() });

export const integrationRoutes = {
  'GET /brands/:brand/installs': {
    access: 'member',
    response: z.strictObject({
      installs: z.array(install),
      /** The script at a URL that never changes, and its SRI hash; `null` where it is not built. */
      pinned_script: z.strictObject({ path: z.string(), integrity: z.string() }).nullable(),
    }),
  },
  'POST /brands/:brand/installs': {
    access: 'owner',
    body: z.strictObject({
      name,
      mode: z.enum(MODES),
      reporting_origins: origins,
      allowed_origins: origins,
      referral_exclusions: listed,
    }),
    response: z.strictObject({ install_id: z.string() }),
  },
  /** Returns when every serving process applies the change. The mode of an install never changes. */
  'PATCH /brands/:brand/installs/:install': {
    access: 'owner',
    body: z.strictObject({
      name: name.exactOptional(),
      active: z.boolean().exactOptional(),
      reporting_origins: origins.exactOptional(),
      allowed_origins: origins.exactOptional(),
      referral_exclusions: listed.exactOptional(),
    }),
  },
  'POST /brands/:brand/installs/:install/revoke-sessions': { access: 'owner' },
  'POST /brands/:brand/installs/:install/connection': {
    access: 'owner',
    body: z.strictObject({ ...connectionFields, signed: z.boolean() }),
    response: madeConnection,
  },
  'PATCH /brands/:brand/installs/:install/connection': {
    access: 'owner',
    body: z.strictObject({
      handles: connectionFields.handles.exactOptional(),
      preconfigured: connectionFields.preconfigured.exactOptional(),
      reversals: connectionFields.reversals.exactOptional(),
      /** Adds a secret; the older ones stay valid. */
      rotate_secret: z.boolean().exactOptional(),
      drop_old_secrets: z.boolean().exactOptional(),
    }),
    response: madeConnection,
  },
} as const satisfies PortalRoutes;
