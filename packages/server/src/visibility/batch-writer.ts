// Writes answers in groups: those that arrive during a write share the next transaction, which costs more than an answer.
import { UnavailableError } from '../kernel/domain-error.ts';
import type { AnswerRecord, AnswerStore } from './ports.ts';

/** Longer transactions would delay other writers. */
const MOST = 20;

interface Waiting {
  record: AnswerRecord;
  resolve(recorded: boolean): void;
  reject(error: unknown): void;
}

/** Resolves like `AnswerStore.recordAnswers` for one answer. An answer that the store refuses does not affect the others. */
export function createBatchWriter({ recordAnswers }: Pick<AnswerStore, 'recordAnswers'>) {
  /** By brand, since a transaction has answers of one brand. Absent if nothing is being written. */
  const queues = new Map<string, Waiting[]>();

  async function write(group: readonly Waiting[]): Promise<void> {
    try {
      const recorded = await recordAnswers(group.map(({ record }) => record));
      group.forEach(({ resolve }, index) => void resolve(recorded[index] ?? false));
    } catch (error) {
      if (group.length === 1 || error instanceof UnavailableError) for (const { reject } of group) reject(error);
      else for (const one of group) await write([one]);
    }
  }

  async function drain(brandId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await write(queue.splice(0, MOST));
    queues.delete(brandId);
  }

  return (record: AnswerRecord): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const { brandId } = record.answer;
      const waiting = { record, resolve, reject };
      const queue = queues.get(brandId);
      if (queue) queue.push(waiting);
      else {
        const started = [waiting];
        queues.set(brandId, started);
        void drain(brandId, started);
      }
    });
}
