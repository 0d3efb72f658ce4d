// Where clients reach the service, for commands that run beside it.
import { isIPv6 } from 'node:net';
import type { Settings } from '../ops/settings.ts';

/** Addresses that mean "all of this machine's" when listening, and nothing when calling. */
const UNSPECIFIED = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

export function baseUrl({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = UNSPECIFIED.get(host) ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
