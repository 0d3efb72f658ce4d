// From a visit to its results, and from an event to the credited visit.
import { DomainError } from '../kernel/domain-error.ts';
import { attribute, instantOccurrence } from './join.ts';
import type { TracedEvent, TracedVisit, TraceStore } from './ports.ts';

export interface VisitOutcomes {
  visit: TracedVisit;
  actions: { at: number }[];
  events: TracedEvent[];
}

/** Throws `DomainError` `not_found`, also for a visit of another brand. */
export const traceVisit =
  (store: Pick<TraceStore, 'trailOf'>) =>
  async ({ brandId, id }: { brandId: string; id: string }): Promise<VisitOutcomes> => {
    const trail = await store.trailOf(brandId, id);
    if (!trail) throw new DomainError('not_found', { message: 'There is no such visit.' });
    const { visit, touches, actions, events } = trail;
    const credited = actions.filter(({ at }) => attribute(instantOccurrence(at), touches)?.last.visit === visit.number);
    return { visit, actions: credited, events };
  };

/** Throws `DomainError` `not_found`, also for an event of another brand. */
export const traceEvent =
  (store: Pick<TraceStore, 'eventWithVisit'>) =>
  async ({ brandId, receiptId }: { brandId: string; receiptId: string }) => {
    const traced = await store.eventWithVisit(brandId, receiptId);
    if (traced) return traced;
    throw new DomainError('not_found', { message: 'There is no such server event.' });
  };
