// Converts a personal access token to a caller of tools (Spec 5, 8).
import { SHOWCASE_BRAND } from '../brands/index.ts';
import type { Token } from '../tokens/index.ts';
import type { Caller } from './ports.ts';

/** Any token may read (Spec 8); changes and costs need `write`. A demo token sees only the showcase brand. */
export function callerOfToken({ id, tenantId, brandIds, scopes, demo }: Token): Caller {
  if (demo)
    return { id, tenantId: SHOWCASE_BRAND.tenantId, brandIds: [SHOWCASE_BRAND.brandId], scopes: ['read'], demo };
  return { id, tenantId, brandIds, scopes: [...new Set(['read' as const, ...scopes])], demo };
}
