// Decides which origins may report (Spec 2.2, 5; decisions 1 "Origins"). Pure.
import type { SessionMode } from '@service/protocol';

/**
 * Whether a well-formed origin may report. Without a list, all may; in measurement mode a listed origin also allows its
 * subdomains on the same port, in shadow mode only itself (Spec 5, decisions 1).
 */
export function allowsOrigin(listed: readonly string[] | null, origin: string, mode: SessionMode): boolean {
  if (listed === null || listed.includes(origin)) return true;
  return mode === 'measurement' && listed.some((parent) => isSubdomain(origin, parent));
}

/** Both are serialized origins, so everything after `://` is the host and a non-default port. */
function isSubdomain(origin: string, parent: string): boolean {
  const hostStart = parent.indexOf('://') + 3;
  return origin.startsWith(parent.slice(0, hostStart)) && origin.endsWith(`.${parent.slice(hostStart)}`);
}
