// Everything that a brand stores about one visitor (decisions 12, Privacy).
import type { Clock } from '../kernel/clock.ts';
import type { VisitorStore } from './ports.ts';
import { type RecordDocument, recordDocument } from './record-document.ts';
import { expectVisitorId } from './visitor-id.ts';

export interface ExportVisitorDeps {
  visitors: Pick<VisitorStore, 'recordsOfVisitor'>;
  clock: Pick<Clock, 'now'>;
}

export interface VisitorExport {
  visitorId: string;
  exportedAt: number;
  /** False if there are more records than fit in one response: `service export` exports all of them. */
  isComplete: boolean;
  records: RecordDocument[];
}

/** Of each kind. More than any visitor should have. */
const MOST_RECORDS = 5000;

/** Throws `DomainError` `invalid_input`. */
export const exportVisitor =
  ({ visitors, clock }: ExportVisitorDeps) =>
  async ({ brandId, visitorId: text }: { brandId: string; visitorId: string }): Promise<VisitorExport> => {
    const visitorId = expectVisitorId(text);
    const found = await visitors.recordsOfVisitor({ brandId, visitorId, limit: MOST_RECORDS + 1 });
    const records = (['visit', 'action', 'event'] as const).flatMap((kind) =>
      found.filter((record) => record.kind === kind).slice(0, MOST_RECORDS),
    );
    return {
      visitorId,
      exportedAt: clock.now(),
      isComplete: records.length === found.length,
      records: records.map(recordDocument),
    };
  };
