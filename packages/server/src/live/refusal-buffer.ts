// Buffers refusals in memory until a worker writes them. Each ID in a path has a quota per second, beyond which
// refusals are only counted, each kind for itself. IDs that may be invented share a small part of the buffer, so that
// calls to many of them never displace the refusals of an install.
import type { LiveFault } from '@service/protocol/portal';
import type { Clock } from '../kernel/clock.ts';
import { createRefusalShares, type RefusalShares } from './refusal-shares.ts';
import type { AddressedRefusal } from './refused-call.ts';

export interface RefusalBuffer {
  add(refusal: AddressedRefusal): void;
  /** Returns everything that is due, and removes it from the buffer. `all`: also the counts of the current second. */
  take(all?: boolean): AddressedRefusal[];
  /** The ID belongs to an install or a connection. */
  recognize(pathId: string): void;
}

export interface RefusalBufferOptions {
  clock: Pick<Clock, 'monotonic'>;
  /** The maximum number kept per ID in a path and second. */
  perSecond?: number;
  /** The maximum number held; any more are dropped. */
  capacity?: number;
  /** The same for unrecognized IDs. */
  strangers?: number;
}

const PER_SECOND = 20;
const CAPACITY = 400;
const STRANGERS = 60;
const MAX_RECOGNIZED = 10_000;

/**
 * Refusals that occur before the ID in the path is looked up, or because it does not exist. All others prove that it
 * exists.
 */
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
