// `export visits|actions|events`: records as NDJSON, a line each (decisions 12).
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { DomainError } from '../kernel/domain-error.ts';
import type { ExportedAction, ExportedEvent, ExportedVisit, ExportQuery } from '../privacy/ports.ts';
import { pointInTime } from './option-values.ts';
import { withOptions } from './setting-options.ts';
import type { Terminal } from './terminal.ts';
import { type CommandDeps, withStores } from './with-stores.ts';

interface ExportOptions extends Record<string, unknown> {
  install?: string;
  since?: number;
}

type ExportedRecord = ExportedVisit | ExportedAction | ExportedEvent;
type Read = (deps: CommandDeps, query: ExportQuery) => AsyncIterable<ExportedRecord>;

/** Lines are written in pieces of this size: a write for each costs more than the record. */
const CHUNK_CHARACTERS = 65_536;

export function declareExport(group: Command, terminal: Terminal): void {
  const add = (kind: string, read: Read) =>
    withOptions(group.command(kind), ['store'])
      .description(`print the ${kind}`)
      .option('--install <id>', 'of this install only')
      .option(
        '--since <time>',
        'received then or later: a UTC date, or a time such as 2026-01-31T08:00:00Z',
        pointInTime,
      )
      .action((options: ExportOptions) => exportRecords(terminal, options, read));
  add('visits', ({ exports }, query) => exports.exportVisits(query));
  add('actions', ({ exports }, query) => exports.exportActions(query));
  add('events', ({ exports }, query) => exports.exportEvents(query));
}

async function exportRecords({ stdout }: Terminal, options: ExportOptions, read: Read): Promise<void> {
  const { install: installId, since } = options;
  await withStores(options, async (deps) => {
    if (installId !== undefined && !(await deps.installs.findInstall(installId))) {
      throw new DomainError('not_found', { message: `there is no install ${installId}` });
    }
    const query = { ...(installId !== undefined && { installId }), ...(since !== undefined && { since }) };
    await pipeline(Readable.from(chunks(read(deps, query))), stdout, { end: false });
  });
}

async function* chunks(records: AsyncIterable<ExportedRecord>): AsyncIterable<string> {
  let chunk = '';
  for await (const record of records) {
    chunk += `${JSON.stringify(lineOf(record))}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function lineOf(record: ExportedRecord): object {
  const shared = {
    kind: record.kind,
    install_id: record.installId,
    visitor_id: record.visitorId,
    delivery_id: record.kind === 'event' ? record.webhookId : record.deliveryId,
    received_at: new Date(record.receivedAt).toISOString(),
  };
  if (record.kind === 'action') return shared;
  if (record.kind === 'event') return { ...shared, ...eventFields(record) };
  return { ...shared, page: record.page, source: record.source, referrer: record.referrer };
}

/** The fields of the body at the top level, in its own words (Spec 2.7). */
const eventFields = (event: ExportedEvent): object => ({
  receipt_id: event.receiptId,
  connection_id: event.connectionId,
  spec_version: '1.0',
  event_id: event.eventId,
  event_handle: event.handle,
  occurred_at: event.occurredAt,
  subject: { type: event.subjectType, id: event.subjectId },
  attribution: event.visitorId === null ? null : { visitor_id: event.visitorId },
  status: event.status,
});
