// Calls the writer thread.
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Migrated } from '../../migrated.ts';
import type { StoreDeps } from '../../store-deps.ts';
import type { GroupMessage, GroupResultMessage } from '../group-message.ts';
import type { Statement, StatementResult } from '../worker/run-statements.ts';
import type { WriterAnswer, WriterOptions, WriterRequest } from '../worker/writer-worker.ts';
import { createThread, threadFile } from './thread.ts';

const STORE_KEY_BYTES = 32;

export interface WriterThread {
  /** Creates the file if there is none, and applies pending migrations. If it rejects, the thread has ended. */
  open(): Promise<Migrated>;
  commitGroup(group: GroupMessage): Promise<GroupResultMessage>;
  runStatement(statement: Statement): Promise<StatementResult>;
  runBatch(statements: Statement[]): Promise<StatementResult>;
  /** Rejects if a record could not be written now. */
  probe(): Promise<unknown>;
  close(): Promise<unknown>;
  end(): Promise<void>;
}

/** @param onDropped see `ThreadOptions` */
export function createWriterThread(
  connection: Omit<WriterOptions, 'storeKey'>,
  { ids, log }: StoreDeps,
  onDropped: () => Promise<unknown> = async () => {},
): WriterThread {
  const data: WriterOptions = { ...connection, storeKey: ids.bytes(STORE_KEY_BYTES) };
  const thread = createThread<WriterRequest, WriterAnswer>(threadFile('writer-worker'), data, { log, onDropped });

  async function askRows(request: WriterRequest): Promise<StatementResult> {
    const answer = await thread.request(request);
    if ('rows' in answer) return answer;
    throw new Error('unexpected reply type from the writer');
  }

  return {
    async open() {
      try {
        const answer = await thread.request({ kind: 'open' });
        if ('version' in answer) return answer;
        throw new Error('unexpected reply type from the writer');
      } catch (error) {
        await thread.end();
        if (!(error instanceof DomainError)) throw error;
        throw new DomainError(error.code, { message: `cannot open the store ${connection.path}: ${reasonOf(error)}` });
      }
    },
    async commitGroup(group) {
      const answer = await thread.request({ kind: 'group', group }, [group.buffer]);
      if ('outcomes' in answer) return answer;
      throw new Error('unexpected reply type from the writer');
    },
    runStatement: (statement) => askRows({ kind: 'statement', statement }),
    runBatch: (statements) => askRows({ kind: 'batch', statements }),
    probe: () => thread.request({ kind: 'probe' }),
    close: () => thread.request({ kind: 'close' }),
    end: () => thread.end(),
  };
}

/** The deepest cause: the error of SQLite or the system. */
const reasonOf = (error: Error): string => (error.cause instanceof Error ? reasonOf(error.cause) : error.message);
