// Decides which addresses are on the public internet. Pure.
import ipaddr from 'ipaddr.js';

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** False for private, loopback, link-local, translated and reserved addresses, and for invalid ones. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address mapped to IPv6 counts as the IPv4 address.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_IPV6);
}

/** A loopback address. */
export const isLoopbackAddress = (text: string): boolean =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';
