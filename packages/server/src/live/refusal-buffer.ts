// Holds refusals in memory until a worker writes them. Each ID in a path has its share of a second, beyond which refusals
// are only counted. IDs that may be invented have a small part of the buffer to themselves, so that calls to many of them
// never displace the refusals of an install.
import type { LiveFault } from '@service/protocol/portal';
import type { Clock } from '../kernel/clock.ts';
import { createRefusalShares, type RefusalShares } from './refusal-shares.ts';
import type { AddressedRefusal } from './refused-call.ts';

export interface RefusalBuffer {
  add(refusal: AddressedRefusal): void;
  /** Everything that is due, and empties the buffer. `all`: also counts of a second that is not over. */
  take(all?: boolean): AddressedRefusal[];
  /** The ID belongs to an install or a connection. */
  recognize(pathId: string): void;
}

export interface RefusalBufferOptions {
  clock: Pick<Clock, 'monotonic'>;
  /** Kept of each ID in a path, in each second. */
  perSecond?: number;
  /** Held at most; more are dropped. */
  capacity?: number;
  /** The same for IDs that nobody has recognized. */
  strangers?: number;
}

const PER_SECOND = 20;
const CAPACITY = 400;
const STRANGERS = 60;
const MAX_RECOGNIZED = 10_000;

/** Found before the ID in the path is looked up, or because it belongs to nothing. All others prove that it exists. */
const SAYS_NOTHING: ReadonlySet<LiveFault> = new Set<LiveFault>([
  ...(['unknown_install', 'unknown_connection', 'not_found', 'method_not_allowed'] as const),
  ...(['api_key_missing', 'api_key_malformed', 'api_key_unknown', 'unauthorized', 'signature'] as const),
  ...(['repeated_header', 'rate_limited', 'unavailable', 'internal'] as const),
]);

export function createRefusalBuffer(options: RefusalBufferOptions): RefusalBuffer {
  const { clock, perSecond = PER_SECOND, capacity = CAPACITY, strangers = STRANGERS } = options;
  const recognized = new Set<string>();
  const ofOurs = createRefusalShares({ clock, perSecond, capacity });
  const ofStrangers = createRefusalShares({ clock, perSecond, capacity: strangers });

  function recognize(pathId: string): void {
    recognized.delete(pathId);
    recognized.add(pathId);
    const [oldest] = recognized;
    if (recognized.size > MAX_RECOGNIZED && oldest !== undefined) recognized.delete(oldest);
  }

  function sharesOf({ pathId, fault }: AddressedRefusal): RefusalShares {
    if (!SAYS_NOTHING.has(fault)) recognize(pathId);
    return recognized.has(pathId) ? ofOurs : ofStrangers;
  }

  return {
    add: (refusal) => sharesOf(refusal).add(refusal),
    take: (all = false) => [...ofOurs.take(all), ...ofStrangers.take(all)],
    recognize,
  };
}
