// Resolves names that users or strangers choose. The system's lookup has two threads for the names of the whole process
// and cannot be canceled, so names that are answered late would block the service's own connections. This one asks the DNS
// servers itself, without threads.
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
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
const GRACE_MS = 300;
/** These are never asked for (RFC 6761, section 6.3). */
const LOOPBACK: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }];

export function createDnsLookup({ servers, timeoutMs = TIMEOUT_MS }: DnsLookupOptions = {}): LookupAll {
  const resolver = new Resolver({ timeout: timeoutMs, maxTimeout: timeoutMs, tries: TRIES });
  if (servers) resolver.setServers(servers);

  async function find(hostname: string): Promise<LookupAddress[]> {
    if (isLoopbackHost(hostname)) return LOOPBACK;
    const ipv4 = resolver.resolve4(hostname);
    const found = await answersOf([withFamily(ipv4, 4), withFamily(resolver.resolve6(hostname), 6)]);
    // Without any address, the reason is that of IPv4.
    if (found.length === 0) await ipv4;
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

const withFamily = async (addresses: Promise<string[]>, family: number): Promise<LookupAddress[]> =>
  (await addresses).map((address) => ({ address, family }));

/** Once one query has found addresses, the other gets a moment: some DNS servers never answer queries for IPv6. */
async function answersOf(queries: readonly Promise<LookupAddress[]>[]): Promise<LookupAddress[]> {
  const found: LookupAddress[][] = [];
  const all = Promise.allSettled(queries.map(async (query, i) => (found[i] = await query)));
  const soon = Promise.any(queries).then(() => setTimeout(GRACE_MS, undefined, { ref: false }));
  await Promise.race([all, soon.catch(() => all)]);
  return found.flat();
}
