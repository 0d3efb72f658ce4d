// Writes the refusals of the buffer to the store, each for the brands that may see it.
import { isDeliveryId, isInstallId } from '@service/protocol';
import { allowsOrigin, type Install, type InstallStore } from '../integrations/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DAY_MS } from '../kernel/day.ts';
import type { ConnectionStore } from '../server-events/index.ts';
import type { LiveStore, NewRefusal } from './ports.ts';
import type { RefusalBuffer } from './refusal-buffer.ts';
import type { AddressedRefusal } from './refused-call.ts';

export interface StoreRefusalsDeps {
  buffer: Pick<RefusalBuffer, 'take' | 'recognize'>;
  live: Pick<LiveStore, 'storeRefusals'>;
  installs: Pick<InstallStore, 'findInstall' | 'listInstalls'>;
  connections: Pick<ConnectionStore, 'findConnection'>;
  clock: Clock;
}

/** How long refusals are kept, and how many per install. */
export const REFUSALS_KEPT_MS = DAY_MS;
const KEPT_PER_INSTALL = 1000;
/** How many wait in memory while the store fails; the oldest are dropped. */
const MAX_UNWRITTEN = 2000;
/** How often old ones are deleted, even while nothing is refused. */
const CLEAN_EVERY_MS = 60_000;
/** How long a lookup is valid. */
const LOOKED_UP_MS = 5000;
const MAX_LOOKED_UP = 1000;

/**
 * Returns a function that writes what is due; with `all`, everything that the buffer holds. If the store fails, the next
 * call writes it. Calls must not overlap.
 */
export function storeRefusals(deps: StoreRefusalsDeps): (all?: boolean) => Promise<void> {
  const { buffer, live, clock } = deps;
  const ownersOf = createOwners(deps);
  let cleanedAt = Number.NEGATIVE_INFINITY;
  let unwritten: AddressedRefusal[] = [];
  return async (all = false) => {
    unwritten = [...unwritten, ...buffer.take(all)].slice(-MAX_UNWRITTEN);
    const taken = unwritten;
    const isCleaning = clock.monotonic() - cleanedAt >= CLEAN_EVERY_MS;
    if (taken.length === 0 && !isCleaning) return;
    const rows: NewRefusal[] = [];
    for (const refusal of taken) {
      const { pathId: _, ...call } = refusal;
      const owners = await ownersOf(refusal);
      if (owners.some(({ install }) => install !== null)) buffer.recognize(refusal.pathId);
      for (const owner of owners) rows.push({ ...call, ...owner });
    }
    await live.storeRefusals(rows, { before: clock.now() - REFUSALS_KEPT_MS, perInstall: KEPT_PER_INSTALL });
    unwritten = [];
    cleanedAt = clock.monotonic();
  };
}

/** Plain predicates instead of type guards: a text that is not an install ID may still be another ID. */
const isInstall: (id: string) => boolean = isInstallId;
const isUuid: (id: string) => boolean = isDeliveryId;

type Owner = Pick<NewRefusal, 'brandId' | 'install'>;

/** The install in the path; without one, each brand that lists the origin of the call. */
function createOwners({ installs, connections, clock }: StoreRefusalsDeps) {
  const findInstall = remember(clock, (id: string) => installs.findInstall(id));
  const findConnection = remember(clock, (id: string) => connections.findConnection(id));
  const listInstalls = remember(clock, () => installs.listInstalls());

  async function installOf(pathId: string): Promise<Install | undefined> {
    if (isInstall(pathId)) return findInstall(pathId);
    const connection = isUuid(pathId) ? await findConnection(pathId.toLowerCase()) : undefined;
    return connection && findInstall(connection.installId);
  }

  return async ({ pathId, origin }: AddressedRefusal): Promise<Owner[]> => {
    const install = await installOf(pathId);
    if (install) return [{ brandId: install.brandId, install: install.number }];
    if (origin === null) return [];
    const listing = (await listInstalls('')).filter((one) => listsOrigin(one, origin));
    return [...new Set(listing.map(({ brandId }) => brandId))].map((brandId) => ({ brandId, install: null }));
  };
}

/** An install without a list accepts every origin, so it does not show whose origin it is. */
const listsOrigin = ({ reportingOrigins, allowedOrigins, mode }: Install, origin: string): boolean =>
  (reportingOrigins !== null && allowsOrigin(reportingOrigins, origin, mode)) ||
  (allowedOrigins?.includes(origin) ?? false);

/** Bounded, so that calls to made-up IDs cost little. */
function remember<Found>({ monotonic }: Clock, find: (id: string) => Promise<Found>) {
  const known = new Map<string, { found: Found; until: number }>();
  return async (id: string): Promise<Found> => {
    const hit = known.get(id);
    if (hit && monotonic() < hit.until) return hit.found;
    const found = await find(id);
    if (known.size >= MAX_LOOKED_UP) known.clear();
    known.set(id, { found, until: monotonic() + LOOKED_UP_MS });
    return found;
  };
}
