// `POST /session` (Spec 2.3, 2.4).
import { z } from 'zod';
import { VISITOR_ID_PATTERN } from '../ids.ts';
import { MAX_SOURCE_CHARACTERS, SESSION_SECONDS } from '../limits.ts';
import { text } from '../text.ts';

/** Spec 2.1, for every body with a visitor. */
export const visitorIdSchema: z.ZodString = z.string().regex(VISITOR_ID_PATTERN);

export const sessionRequestSchema = z.strictObject({
  /** Spec 2.3: visitor ID format. */
  service_visitor_id: visitorIdSchema,
  /** Spec 2.3: must be `true`. */
  consent: z.literal(true),
  /** Spec 2.3. Only the type is checked here: a string that breaks a rule is `invalid_url`, decided by page-url. */
  url: text(),
  /** Spec 2.3: attribution hint, at most 128 characters. */
  source: text({ max: MAX_SOURCE_CHARACTERS }).nullish(),
  /** Spec 2.3: attribution hint; an invalid one is dropped, never refused (decisions 1). */
  referrer: text().nullish(),
});

export const sessionResponseSchema = z.strictObject({
  /** Spec 2.4: opaque. */
  session_token: z.string().min(1),
  /** Spec 2.4: seconds, always 900. */
  expires_in: z.literal(SESSION_SECONDS),
  /** Spec 2.4: `shadow` only for an approved connection. */
  mode: z.enum(['measurement', 'shadow']),
});
