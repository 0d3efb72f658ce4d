// A personal access token as a caller of tools (Spec 5, 8).
import { SHOWCASE_BRAND } from '../brands/index.ts';
import type { Token } from '../tokens/index.ts';
import type { Caller } from './ports.ts';

/** A demo token sees the showcase brand, whoever made it. */
export function callerOfToken({ id, tenantId, brandIds, demo }: Token): Caller {
  if (!demo) return { id, tenantId, brandIds, scopes: null, demo };
  return { id, tenantId: SHOWCASE_BRAND.tenantId, brandIds: [SHOWCASE_BRAND.brandId], scopes: null, demo };
}
