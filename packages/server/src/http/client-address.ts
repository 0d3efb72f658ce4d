// The client address for rate limits (decisions 1): never stored, never logged.
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * `request.ip` is the socket's address, or what a trusted proxy claims; an invalid claim counts as the proxy itself, so
 * that made-up values get no separate bucket.
 */
export const clientAddress = (request: FastifyRequest): string =>
  addressKey(request.ip) ?? addressKey(request.socket.remoteAddress ?? '') ?? 'unknown';

/** IPv4 in full, IPv6 by its /64, since one client controls all of it; `undefined` for anything else. */
export function addressKey(text: string): string | undefined {
  if (isIPv4(text)) return text;
  const address = withoutPort(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const ipv6 = ipaddr.IPv6.parse(address);
  if (ipv6.isIPv4MappedAddress()) return ipv6.toIPv4Address().toString();
  const prefix = ipv6.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
const withoutPort = (text: string): string =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text;
