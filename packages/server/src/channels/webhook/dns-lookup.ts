// Resolves names that users or strangers choose. The system's lookup has two threads for the names of the whole process
// and cannot be canceled, so names that are answered late would block the service's own connections. This one asks the DNS
// servers itself, without threads.
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isLoopbackHost } from '../../kernel/web/origin.ts';
import type { LookupAll } from './guarded-lookup.ts';

export interface DnsLookupOptions {
  /** The system's, if omitted. */
  servers?: readonly string[];
  /** For each query to a server, in milliseconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 2000;
const TRIES = 2;
/** These are never asked for (RFC 6761, section 6.3). */
const LOOPBACK: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }];

export function createDnsLookup({ servers, timeoutMs = TIMEOUT_MS }: DnsLookupOptions = {}): LookupAll {
  const resolver = new Resolver({ timeout: timeoutMs, maxTimeout: timeoutMs, tries: TRIES });
  if (servers) resolver.setServers(servers);

  async function find(hostname: string): Promise<LookupAddress[]> {
    if (isLoopbackHost(hostname)) return LOOPBACK;
    const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const found = [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)];
    if (found.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
    return found;
  }

  return (hostname, { family }, callback) => {
    const isWanted = (address: LookupAddress): boolean => !family || `${family}`.endsWith(`${address.family}`);
    find(hostname).then(
      (found) => callback(null, found.filter(isWanted)),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  };
}

const addressesOf = (settled: PromiseSettledResult<string[]>, family: number): LookupAddress[] =>
  settled.status === 'fulfilled' ? settled.value.map((address) => ({ address, family })) : [];
