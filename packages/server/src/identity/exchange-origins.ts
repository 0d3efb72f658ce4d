// Decides which origins may exchange identities (Spec 2.2; decisions 3). Pure.
import type { OriginRule } from '../collect/index.ts';
import { allowsOrigin, type Install } from '../integrations/index.ts';

/** `allowed_origins` as configured; without a list, every origin that may create sessions (decisions 3). */
export const mayExchange = ({ allowedOrigins, reportingOrigins, mode }: Install, origin: string): boolean =>
  allowedOrigins === null ? allowsOrigin(reportingOrigins, origin, mode) : allowedOrigins.includes(origin);

export const EXCHANGE_ORIGINS: OriginRule = {
  allows: mayExchange,
  refusal: (origin) => `${origin} may not exchange identities`,
};
