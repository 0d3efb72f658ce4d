// Answers that wait while others are written go together: a transaction costs more than an answer.
import { UnavailableError } from '../kernel/domain-error.ts';
import type { AnswerRecord, AnswerStore } from './ports.ts';

/** Longer transactions keep others waiting. */
const MOST = 20;

interface Waiting {
  record: AnswerRecord;
  resolve(recorded: boolean): void;
  reject(error: unknown): void;
}

/** Resolves as `AnswerStore.recordAnswers` does for one. An answer that the store refuses spoils no other. */
export function createJointWriter({ recordAnswers }: Pick<AnswerStore, 'recordAnswers'>) {
  /** By brand: a transaction is of one. Absent where nothing is being written. */
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
