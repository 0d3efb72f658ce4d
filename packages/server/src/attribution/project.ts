// Turns new records into the attribution report and the receipts' outcomes, idempotently: what a record counts as is
// a function of its visitor's and its subject's whole history, written as the difference to what it counted as before.
import type { Clock } from '../kernel/clock.ts';
import { changeOf } from './change.ts';
import type { Channel, OwnSites, VisitOrigin } from './channel.ts';
import type { ClassifiedVisit, ProjectionStore, VisitFact } from './ports.ts';

export interface ProjectDeps {
  store: ProjectionStore;
  channelOf(visit: VisitOrigin, own: OwnSites): Channel;
  ownSitesOf(install: number): Promise<OwnSites>;
  clock: Pick<Clock, 'now'>;
}

/** Projects at most `limit` records of each kind; gives how many there were. Safe to run twice at once. */
export const projectFacts =
  (deps: ProjectDeps) =>
  async (limit: number): Promise<number> => {
    const batch = await deps.store.nextFacts(limit);
    const count = batch.visits.length + batch.actions.length + batch.events.length;
    if (count === 0) return 0;
    const classified = { ...batch, visits: await classify(deps, batch.visits) };
    const history = await deps.store.history(classified);
    await deps.store.applyProjection(changeOf(classified, history, deps.clock.now()));
    return count;
  };

async function classify(deps: ProjectDeps, visits: readonly VisitFact[]): Promise<ClassifiedVisit[]> {
  const sites = new Map<number, OwnSites>();
  for (const { install } of visits) if (!sites.has(install)) sites.set(install, await deps.ownSitesOf(install));
  const none: OwnSites = { origins: [], excludedHosts: [] };
  return visits.map((visit) => ({ ...visit, channel: deps.channelOf(visit, sites.get(visit.install) ?? none) }));
}
