// `POST /events` (Spec 2.5, 2.6).
import { z } from 'zod';
import { MAX_PROPERTIES, MAX_PROPERTIES_BYTES, MAX_PROPERTY_CHARACTERS, PROPERTY_KEY_PATTERN } from '../limits.ts';
import { countBytes, text } from '../text.ts';
import { isSensitiveKey } from './sensitive-keys.ts';
import { visitorIdSchema } from './session.ts';

const propertyValueSchema = z.union([text({ max: MAX_PROPERTY_CHARACTERS }), z.number(), z.boolean(), z.null()]);

/** Spec 2.5: flat, at most 20 keys. Rules that a JSON Schema cannot express are in {@link propertiesFault}. */
export const propertiesSchema = z
  .record(z.string().regex(PROPERTY_KEY_PATTERN), propertyValueSchema)
  .refine((properties) => Object.keys(properties).length <= MAX_PROPERTIES, `at most ${MAX_PROPERTIES} properties`)
  .meta({ maxProperties: MAX_PROPERTIES, description: 'Flat properties of the action. Validated, but never stored.' });

/** The shape of the body, as far as a JSON Schema can express it. */
export const actionShapeSchema = z.strictObject({
  /** Spec 2.5: must match the session. */
  service_visitor_id: visitorIdSchema,
  /** Spec 2.5: validated, then dropped. */
  properties: propertiesSchema.optional(),
});

/** The fault of properties of the right shape, or `null` (Spec 2.5: 4 KiB serialized, sensitive names). */
export function propertiesFault(properties: Record<string, unknown>): string | null {
  const sensitive = Object.keys(properties).find(isSensitiveKey);
  if (sensitive !== undefined) return `property "${sensitive}" has a sensitive name`;
  if (countBytes(JSON.stringify(properties)) > MAX_PROPERTIES_BYTES) {
    return `properties take more than ${MAX_PROPERTIES_BYTES} bytes as JSON`;
  }
  return null;
}

export const actionRequestSchema = actionShapeSchema.superRefine((action, context) => {
  const fault = action.properties && propertiesFault(action.properties);
  if (fault) context.addIssue({ code: 'custom', path: ['properties'], message: fault });
});

const accepted = z.literal(true).describe('The action is stored durably.');

/** Spec 2.6. */
export const actionResponseSchema = z.discriminatedUnion('mode', [
  z.strictObject({ accepted, mode: z.literal('measurement').describe('The install gives no receipts.') }),
  z.strictObject({
    accepted,
    mode: z.literal('shadow').describe('The install gives receipts.'),
    receipt_id: z.string().min(1).describe('ID of the receipt. A retry returns the same one.'),
    duplicate: z.boolean().describe('Whether this delivery was already accepted. A duplicate counts once.'),
  }),
]);
