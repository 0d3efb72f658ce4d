// Always the same four records, for tests that end a process while it records.
import type { Stores } from '../../../src/stores/stores.ts';
import { serverEvent } from '../event-records.ts';
import { action, RECEIVED_AT, visit } from '../records.ts';

/** The fields that identify two records of a kind as the same. */
export interface Same {
  install: number;
  connection: number;
  /** A UUID. */
  id: string;
}

const record = {
  visit: async ({ collect }: Stores, { install, id }: Same) =>
    (await collect.recordVisit(visit({ number: install }, { deliveryId: id }))).outcome,
  action: async ({ collect }: Stores, { install, id }: Same) =>
    (await collect.recordAction(action({ number: install }, { deliveryId: id }))).outcome,
  event: async ({ serverEvents }: Stores, { connection, id }: Same) => {
    const event = serverEvent({ number: connection }, { webhookId: id, eventId: id });
    return (await serverEvents.recordServerEvent(event)).outcome;
  },
  redemption: async ({ identity }: Stores, { install, id }: Same) => {
    const linkId = Buffer.from(id.replaceAll('-', ''), 'hex');
    const times = { linkedAt: RECEIVED_AT, receivedAt: RECEIVED_AT };
    return identity.redeemOnce({ install, linkId, deliveryId: id, visitorId: `svc_v_${id}`, ...times });
  },
} as const;

export type Kind = keyof typeof record;
export type Outcomes = Record<string, string | boolean>;
export const KINDS: readonly Kind[] = ['visit', 'action', 'event', 'redemption'];

/** In one group, in the order of the kinds. */
export async function recordAll(stores: Stores, same: Same, kinds: readonly Kind[] = KINDS): Promise<Outcomes> {
  return Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await record[kind](stores, same)])));
}
