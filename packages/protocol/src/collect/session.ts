// `POST /session` (Spec 2.3, 2.4).
import { z } from 'zod';
import { VISITOR_ID_PATTERN } from '../ids.ts';
import { MAX_COLLECT_BODY_BYTES, MAX_SOURCE_CHARACTERS, SESSION_SECONDS } from '../limits.ts';
import { text } from '../text.ts';

/** Spec 2.1, for every body with a visitor. */
export const visitorIdSchema: z.ZodString = z
  .string()
  .regex(VISITOR_ID_PATTERN, 'must be svc_v_ and 12 to 80 letters, digits, hyphens or underscores')
  .describe('The visitor ID that the browser client created.');

export const sessionRequestSchema = z.strictObject({
  /** Spec 2.3: visitor ID format. */
  service_visitor_id: visitorIdSchema,
  /** Spec 2.3. */
  consent: z.literal(true).describe('Must be true: without consent, send nothing.'),
  /** Spec 2.3. Only the type is checked here: a string that breaks a rule is `invalid_url`, decided by page-url. */
  url: text({ max: MAX_COLLECT_BODY_BYTES }).describe(
    'HTTPS address of the page, on the origin that sends the request. Query and fragment are not stored.',
  ),
  /** Spec 2.3. */
  source: text({ max: MAX_SOURCE_CHARACTERS })
    .nullish()
    .describe('Where the visit came from, such as the value of utm_source. A hint for attribution.'),
  /** Spec 2.3: attribution hint; an invalid one is dropped, never refused (decisions 1). */
  referrer: text({ max: MAX_COLLECT_BODY_BYTES })
    .nullish()
    .describe('Address of the previous page. A hint for attribution; ignored if invalid.'),
});

export const sessionResponseSchema = z.strictObject({
  /** Spec 2.4. */
  session_token: z.string().min(1).describe('Opaque. Send it as the bearer token of /events.'),
  /** Spec 2.4. */
  expires_in: z.literal(SESSION_SECONDS).describe('How long the session token is valid, in seconds.'),
  /** Spec 2.4: `shadow` only for an approved connection. */
  mode: z.enum(['measurement', 'shadow']).describe('shadow: actions get receipts. measurement: they get none.'),
});
