// A group of the ingest queue as the writer's thread takes and answers it.
import { UnavailableError } from '../../../kernel/domain-error.ts';
import type { GroupAnswer, IngestDeps } from '../../ingest/ingest-queue.ts';
import type { Written } from '../../ingest/rows.ts';
import { type Group, type GroupResult, idAt, OUTCOMES, packGroup } from '../group-message.ts';

export const commitThrough =
  (send: (group: Group) => Promise<GroupResult>): IngestDeps['commit'] =>
  async (rows): Promise<GroupAnswer> => {
    const result = await send(packGroup(rows));
    return { answers: rows.map((_, i) => verdict(result, i)), fault: result.fault };
  };

/** What a record's promise says: that it is durable, or why nothing was promised. */
function verdict(result: GroupResult, i: number): Written | Error {
  const outcome = OUTCOMES[result.outcomes[i] ?? -1];
  switch (outcome) {
    case 'stored':
    case 'conflict':
    case 'erased':
      return { outcome };
    case 'duplicate':
      return { outcome, receipt: idAt(result.receipts, i) };
    case 'unavailable':
      return new UnavailableError('the store cannot do this now', 1, { cause: new Error(result.fault) });
    default:
      return new Error('the store refused the record', { cause: new Error(result.fault) });
  }
}
