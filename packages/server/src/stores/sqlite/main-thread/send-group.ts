// Sends a group of the ingest queue to the writer thread, and unpacks the results.
import { UnavailableError } from '../../../kernel/domain-error.ts';
import type { GroupResult, IngestDeps } from '../../ingest/ingest-queue.ts';
import { type IngestRow, type RecordedRow, receiptOf } from '../../ingest/rows.ts';
import { type GroupMessage, type GroupResultMessage, idAt, OUTCOMES, packGroup } from '../group-message.ts';

export const createGroupSender =
  (send: (group: GroupMessage) => Promise<GroupResultMessage>): IngestDeps['commit'] =>
  async (rows): Promise<GroupResult> => {
    const message = await send(packGroup(rows));
    const { fault, syncMs } = message;
    return { results: rows.map((row, i) => unpackResult(message, i, row)), fault, syncMs };
  };

/** An error if nothing was accepted. */
function unpackResult(message: GroupResultMessage, i: number, row: IngestRow): RecordedRow | Error {
  const outcome = OUTCOMES[message.outcomes[i] ?? -1];
  switch (outcome) {
    case 'stored':
      return { outcome, receiptId: receiptOf(row) };
    case 'duplicate':
      return { outcome, receiptId: idAt(message.receipts, i) };
    case 'conflict':
    case 'erased':
      return { outcome };
    case 'unavailable':
      return new UnavailableError('the store cannot do this now', 1, { cause: new Error(message.fault) });
    default:
      return new Error('the store refused the record', { cause: new Error(message.fault) });
  }
}
