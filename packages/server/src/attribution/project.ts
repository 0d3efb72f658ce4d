// Projects new records into the attribution report and the receipts' outcomes, idempotently: a record's outcome is a
// function of the whole history of its visitor and subject, and only differences to the previous outcome are written.
import type { Clock } from '../kernel/clock.ts';
import { changeOf } from './change.ts';
import type { Channel, InstallSites, VisitOrigin } from './channel.ts';
import {
  type ClassifiedVisit,
  type FactBatch,
  type ProjectionStore,
  type Share,
  type VisitFact,
  WHOLE,
} from './ports.ts';

export interface ProjectDeps {
  store: ProjectionStore;
  channelOf(visit: VisitOrigin, own: InstallSites): Channel;
  ownSitesOf(install: number): Promise<InstallSites>;
  clock: Pick<Clock, 'now'>;
}

/**
 * Projects at most `limit` records of each kind; returns how many there were, and 0 when all records of the share are
 * projected. Safe to run concurrently, whatever the shares: a batch is written only if its parts are as it read them.
 */
export const projectFacts =
  (deps: ProjectDeps) =>
  async (limit: number, share: Share = WHOLE): Promise<number> => {
    for (;;) {
      const batch = await deps.store.nextFacts(limit, share);
      const count = batch.visits.length + batch.actions.length + batch.events.length;
      if (count === 0 && Object.keys(batch.seen).length === 0) return 0;
      await projectBatch(deps, batch);
      if (count > 0) return count;
    }
  };

async function projectBatch({ store, clock, ...deps }: ProjectDeps, batch: FactBatch): Promise<void> {
  const classified = { ...batch, visits: await classify(deps, batch.visits) };
  const history = await store.history(classified);
  await store.applyProjection(changeOf(classified, history, clock.now()));
}

async function classify(
  deps: Pick<ProjectDeps, 'channelOf' | 'ownSitesOf'>,
  visits: readonly VisitFact[],
): Promise<ClassifiedVisit[]> {
  const sites = new Map<number, InstallSites>();
  for (const { install } of visits) if (!sites.has(install)) sites.set(install, await deps.ownSitesOf(install));
  const none: InstallSites = { origins: [], excludedHosts: [] };
  return visits.map((visit) => ({ ...visit, channel: deps.channelOf(visit, sites.get(visit.install) ?? none) }));
}
