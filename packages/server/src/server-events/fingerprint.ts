// The definition of "unchanged" for a repeated server event: the same RFC 8785 canonical form at the same endpoint
// (decisions 4). Key order and white space do not matter; every value does.
import canonicalize from 'canonicalize';

export type EventEndpoint = 'general' | 'preconfigured';

/** The text whose keyed hash a store keeps. Numbers cannot collide: no accepted field is a number. */
export function fingerprintOf(endpoint: EventEndpoint, body: object): string {
  return `${endpoint}\n${canonicalize(body)}`;
}
