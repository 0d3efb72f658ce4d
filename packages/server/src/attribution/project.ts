// Projects new records into the attribution report and the receipts' outcomes, idempotently: a record's outcome is a
// function of the whole history of its visitor and subject, and only differences to the previous outcome are written.
import type { Clock } from '../kernel/clock.ts';
import { changeOf } from './change.ts';
import type { Channel, InstallSites, VisitOrigin } from './channel.ts';
import type { ClassifiedVisit, ProjectionStore, VisitFact } from './ports.ts';

export interface ProjectDeps {
  store: ProjectionStore;
  channelOf(visit: VisitOrigin, own: InstallSites): Channel;
  ownSitesOf(install: number): Promise<InstallSites>;
  clock: Pick<Clock, 'now'>;
}

/** Projects at most `limit` records of each kind; returns how many there were. Safe to run concurrently. */
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
  const sites = new Map<number, InstallSites>();
  for (const { install } of visits) if (!sites.has(install)) sites.set(install, await deps.ownSitesOf(install));
  const none: InstallSites = { origins: [], excludedHosts: [] };
  return visits.map((visit) => ({ ...visit, channel: deps.channelOf(visit, sites.get(visit.install) ?? none) }));
}
