// One install whose visits, actions and server events are stored in a real store as their routes would do it.
import { randomUUID } from 'node:crypto';
import { channelOf, projectFacts } from '../../src/attribution/index.ts';
import type { ActionFact, EventFact, ReportRow, VisitFact } from '../../src/attribution/ports.ts';
import type { Install } from '../../src/integrations/index.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Connection } from '../../src/server-events/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { addInstall } from './installs.ts';

/** `creditedUntil` defaults to `occurredAt`. */
type TimedEvent = Omit<EventFact, 'creditedUntil'> & { creditedUntil?: number };

type Reported<Fact> = Omit<Fact, 'number' | 'install'>;

/** A report; `key` identifies the same delivery when it is repeated. */
export type Report = { key: string } & (
  | ({ kind: 'visit' } & Reported<VisitFact>)
  | ({ kind: 'action' } & Reported<ActionFact>)
  | ({ kind: 'event' } & Reported<TimedEvent>)
);

export interface Reporting {
  install: Install;
  connection: Connection;
  /** Sends all at once; they are stored in order. */
  record(...reports: Report[]): Promise<void>;
  /** By event ID. */
  receiptIds: Map<string, string>;
  report(): Promise<Omit<ReportRow, 'installId'>[]>;
}

export const PAGE = 'https://shop.example/p';

export async function reportTo(stores: Stores, change: Partial<Install> = {}): Promise<Reporting> {
  const install = await addInstall(stores, change);
  return reportingOver(stores, { install, connection: await connect(stores, install), receiptIds: new Map() });
}

type Parts = Pick<Reporting, 'install' | 'connection' | 'receiptIds'>;

/** Continues with another store that has the same install and connection. */
export function reportingOver(stores: Stores, { install, connection, receiptIds }: Parts): Reporting {
  return {
    install,
    connection,
    receiptIds,
    async record(...reports) {
      await Promise.all(reports.map((report) => put(stores, { install, connection, receiptIds }, report)));
    },
    async report() {
      const rows = await stores.report.attributionReport({ brandId: install.brandId });
      return rows.filter(({ installId }) => installId === install.id).map(({ installId: _, ...row }) => row);
    },
  };
}

async function connect(stores: Stores, install: Install): Promise<Connection> {
  const connection = await stores.connections.createConnection({
    id: randomUUID(),
    installId: install.id,
    handles: ['booking'],
    preconfigured: 'booking',
    reversals: true,
    signingSecrets: [],
    createdAt: 0,
  });
  if (typeof connection === 'string') throw new Error(connection);
  return connection;
}

async function put(
  { collect, serverEvents }: Stores,
  { install, connection, receiptIds }: Parts,
  report: Report,
): Promise<void> {
  const receiptId = systemIds.ordered();
  if (report.kind === 'event') {
    const recorded = await serverEvents.recordServerEvent(eventOf(connection, receiptId, report));
    if (recorded.outcome === 'stored') receiptIds.set(report.eventId, receiptId);
    return;
  }
  const { key: deliveryId, visitorId, at: receivedAt } = report;
  const delivery = { install: install.number, deliveryId, receiptId, visitorId, receivedAt };
  if (report.kind === 'action') await collect.recordAction({ ...delivery, sessionIssuedAt: receivedAt });
  else await collect.recordVisit({ ...delivery, page: report.page, source: report.source, referrer: report.referrer });
}

const eventOf = (connection: Connection, receiptId: string, report: Report & { kind: 'event' }) => ({
  connection: connection.number,
  webhookId: report.key,
  eventId: report.eventId,
  fingerprint: JSON.stringify(report),
  handle: 'booking',
  status: report.status,
  occurredAtText: timeText(report),
  occurredAt: report.occurredAt,
  subjectType: 'booking',
  subjectId: report.subject,
  visitorId: report.visitorId,
  receivedAt: report.occurredAt,
  receiptId,
});

/** Without a fraction if visits of the whole second count. */
function timeText({ occurredAt, creditedUntil = occurredAt }: Reported<TimedEvent>): string {
  const text = new Date(occurredAt).toISOString();
  return creditedUntil === occurredAt ? text : text.replace('.000Z', 'Z');
}

/** A projection over the store as a serving process runs it, without its timers. */
export const projectionOf = ({ projection }: Pick<Stores, 'projection'>, now: () => number = Date.now) =>
  projectFacts({
    store: projection,
    channelOf,
    ownSitesOf: async () => ({ origins: [], excludedHosts: [] }),
    clock: { now },
  });

/** Projects everything. */
export async function projectAll(stores: Pick<Stores, 'projection'>, limit = 100): Promise<void> {
  const project = projectionOf(stores);
  while ((await project(limit)) > 0);
}
