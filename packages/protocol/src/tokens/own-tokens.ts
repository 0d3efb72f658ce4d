// `/api/v1/me` and `/me/tokens`: the signed-in user and their API keys (Spec 4.5; decisions 5).
import { z } from 'zod';
import { TOKEN_SCOPES } from './token.ts';

const MAX_BRANDS = 100;
/** Longer than any ID. */
const MAX_ID = 100;
const MAX_TIME = 100;
/** A scope may be given more than once. */
const MAX_SCOPES = 10;
/** Names have a stricter rule, with its own message. */
const MAX_NAME = 1000;

/** The fields of a new key, as both APIs take them. */
export const newTokenFields = {
  name: z.string().max(MAX_NAME),
  scopes: z.array(z.enum(TOKEN_SCOPES)).min(1).max(MAX_SCOPES),
  tenant_id: z.string().max(MAX_ID),
  brand_ids: z.array(z.string().max(MAX_ID)).min(1).max(MAX_BRANDS),
  expires_at: z.iso.datetime({ offset: true }).max(MAX_TIME),
};

export const newTokenSchema = z.strictObject({
  name: newTokenFields.name.describe('Shown in the list of keys.'),
  scopes: newTokenFields.scopes.describe('What the key may do.'),
  tenant_id: newTokenFields.tenant_id
    .optional()
    .describe('The tenant of the key. Not needed if you belong to one tenant.'),
  brand_ids: newTokenFields.brand_ids
    .nullish()
    .describe('The brands that the key can access; null for all brands of the tenant.'),
  expires_at: newTokenFields.expires_at.nullish().describe('When the key stops working; null for never.'),
});

export const tokenSchema = z.strictObject({
  token_id: z.string().describe('ID of the key. It is not secret.'),
  tenant_id: z.string().describe('The tenant that the key belongs to.'),
  name: z.string().describe('The name that was chosen for it.'),
  demo: z.boolean().describe('Whether it only reaches demo data.'),
  scopes: z.array(z.enum(TOKEN_SCOPES)).describe('What the key may do.'),
  brand_ids: z.array(z.string()).nullable().describe('The brands that the key can access; null for all.'),
  created_at: z.iso.datetime().describe('When it was created.'),
  expires_at: z.iso.datetime().nullable().describe('When it stops working; null for never.'),
  revoked_at: z.iso.datetime().nullable().describe('When it was revoked; null if it was not.'),
  last_used_on: z.iso.date().nullable().describe('The last UTC day of use; null if it was never used.'),
});

export const createdTokenSchema = tokenSchema.extend({
  token: z.string().describe('The secret. It is shown only in this response.'),
});

export const meSchema = z.strictObject({
  user_id: z.string().describe('ID of the signed-in user.'),
  email: z.string().describe('Email address of the signed-in user.'),
  tenants: z
    .array(
      z.strictObject({
        tenant_id: z.string().describe('ID of the tenant.'),
        name: z.string().nullable().describe('Name of the tenant; null if it has none.'),
        role: z.enum(['owner', 'member']).describe('Your role in this tenant.'),
      }),
    )
    .describe('The tenants that you belong to.'),
  csrf_token: z.string().describe('Send it in the header x-csrf-token of every request that changes something.'),
  session_expires_at: z.iso.datetime().describe('When you must sign in again.'),
});
