// Compares the acknowledged records with those that a store contains and reports.
import type { Stores } from '../../src/stores/stores.ts';
import type { Seed } from '../../src/testing/seed.ts';
import { projectAll } from '../support/reporting.ts';
import type { Acknowledged } from './load.ts';

export interface Verdict {
  acknowledged: number;
  stored: number;
  /** Acknowledged but not in the store. */
  lost: number;
  /** Stored more than once, or repeated with another receipt. */
  doubled: number;
  /** Refused as if it were the client's fault. */
  refused: number;
  /** The difference between the attribution report and the stored records. */
  miscounted: number;
}

export async function judgeStore(stores: Stores, seed: Seed, told: Acknowledged): Promise<Verdict> {
  const visits = await gather(stores.exports.exportVisits({}), ({ deliveryId }) => deliveryId);
  const actions = await gather(stores.exports.exportActions({}), ({ deliveryId }) => deliveryId);
  const events = await gather(stores.exports.exportEvents({}), ({ eventId }) => eventId);
  const kept = [visits, actions, events];
  const acknowledged = [told.visits, told.actions, new Set(told.events.keys())];
  const lost = acknowledged.map((ids, i) => [...ids].filter((id) => !kept[i]?.ids.has(id)).length);
  await projectAll(stores, 500);
  const rows = await stores.report.attributionReport({ brandId: seed.brandId });
  const reported = { visits: 0, actions: 0, confirmed: 0 };
  for (const row of rows)
    for (const metric of ['visits', 'actions', 'confirmed'] as const) reported[metric] += row[metric];
  return {
    acknowledged: sum(acknowledged.map(({ size }) => size)),
    stored: sum(kept.map(({ count }) => count)),
    lost: sum(lost),
    doubled: sum(kept.map(({ ids, count }) => count - ids.size)) + told.changed.length,
    refused: told.refused.length,
    miscounted:
      Math.abs(reported.visits - visits.count) +
      Math.abs(reported.actions - actions.count) +
      Math.abs(reported.confirmed - events.count),
  };
}

export const isClean = ({ lost, doubled, refused, miscounted }: Verdict): boolean =>
  lost + doubled + refused + miscounted === 0;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

async function gather<Row>(rows: AsyncIterable<Row>, idOf: (row: Row) => string) {
  const ids = new Set<string>();
  let count = 0;
  for await (const row of rows) {
    ids.add(idOf(row));
    count++;
  }
  return { ids, count };
}
