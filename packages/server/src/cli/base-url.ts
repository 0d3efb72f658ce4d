// The URL of the service, for commands that run beside it.
import { isIPv6 } from 'node:net';
import type { Settings } from '../ops/settings.ts';

/** Wildcard addresses can be listened on but not called, so each has a loopback address to call. */
const UNSPECIFIED = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

export function baseUrl({ publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = UNSPECIFIED.get(host) ?? host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}
