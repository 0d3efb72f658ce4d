// Sends a group of the ingest queue to the writer thread, and unpacks the results.
import { UnavailableError } from '../../../kernel/domain-error.ts';
import type { GroupResult, IngestDeps } from '../../ingest/ingest-queue.ts';
import type { WriteResult } from '../../ingest/rows.ts';
import { type GroupMessage, idAt, OUTCOMES, packGroup, type ResultMessage } from '../group-message.ts';

export const createGroupSender =
  (send: (group: GroupMessage) => Promise<ResultMessage>): IngestDeps['commit'] =>
  async (rows): Promise<GroupResult> => {
    const message = await send(packGroup(rows));
    return { results: rows.map((_, i) => unpackResult(message, i)), fault: message.fault, syncMs: message.syncMs };
  };

/** An error if nothing was accepted. */
function unpackResult(message: ResultMessage, i: number): WriteResult | Error {
  const outcome = OUTCOMES[message.outcomes[i] ?? -1];
  switch (outcome) {
    case 'stored':
    case 'conflict':
    case 'erased':
      return { outcome };
    case 'duplicate':
      return { outcome, receipt: idAt(message.receipts, i) };
    case 'unavailable':
      return new UnavailableError('the store cannot do this now', 1, { cause: new Error(message.fault) });
    default:
      return new Error('the store refused the record', { cause: new Error(message.fault) });
  }
}
