// Exported records as lines of text (decisions 12).

import type { ExportedRecord } from '../../privacy/index.ts';
import { csvLine, recordDocument } from '../../privacy/index.ts';

export type ExportKind = 'visits' | 'actions' | 'events';

/** Formats records of one kind as text. */
export interface LineFormat {
  head: string;
  line(record: ExportedRecord): string;
}

export const ndjson: LineFormat = { head: '', line: (record) => `${JSON.stringify(recordDocument(record))}\n` };

const SHARED = ['kind', 'install_id', 'visitor_id', 'delivery_id', 'received_at'] as const;
const COLUMNS: Readonly<Record<ExportKind, readonly string[]>> = {
  visits: [...SHARED, 'page', 'source', 'referrer'],
  actions: SHARED,
  events: [
    ...SHARED,
    'receipt_id',
    'connection_id',
    'spec_version',
    'event_id',
    'event_handle',
    'occurred_at',
    'subject_type',
    'subject_id',
    'status',
  ],
};

/** Subject and attribution are flat: `subject_type`, `subject_id` and `visitor_id`. */
export const csv = (kind: ExportKind): LineFormat => ({
  head: csvLine(COLUMNS[kind]),
  line(record) {
    const fields = new Map<string, unknown>(Object.entries(flatOf(record)));
    return csvLine(COLUMNS[kind].map((column) => textOf(fields.get(column))));
  },
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const flatOf = (record: ExportedRecord): object =>
  record.kind === 'event'
    ? { ...recordDocument(record), subject_type: record.subjectType, subject_id: record.subjectId }
    : recordDocument(record);
