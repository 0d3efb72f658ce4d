// Calls a worker thread that answers requests in their order. `worker/serve-thread.ts` is the other end.
import { type Transferable, Worker } from 'node:worker_threads';
import { UnavailableError } from '../../../kernel/domain-error.ts';
import type { StoreLog } from '../../store-deps.ts';
import { errorOf, type Fault } from '../sqlite-errors.ts';

export type Reply<Value> = ({ value: Value } | { fault: Fault }) & { isDropped: boolean };

export interface ThreadOptions {
  log?: StoreLog | undefined;
  /** The thread has closed its connection. Its next request waits for the returned promise. */
  onDropped?(): Promise<unknown>;
}

export interface Thread<Request, Value> {
  /** Rejects with what the thread threw, or `UnavailableError` if it died; the next request then starts another. */
  request(message: Request, transfer?: readonly Transferable[]): Promise<Value>;
  /** Like `request`, but does not start a thread: for work that only a running one needs. */
  requestIfRunning(message: Request): Promise<Value | undefined>;
  /** Ends the thread. Pending and later requests are rejected. */
  end(): Promise<void>;
}

interface Waiting<Value> {
  resolve(value: Value): void;
  reject(error: Error): void;
}

/** The file of a thread in `worker/`, both in the sources and in the built package. */
export function threadFile(name: string): URL {
  return new URL(`../worker/${name}${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);
}

export function createThread<Request, Value>(
  file: URL,
  workerData: unknown,
  { log, onDropped }: ThreadOptions = {},
): Thread<Request, Value> {
  const waiting: Waiting<Value>[] = [];
  let settling: Promise<unknown> | undefined;
  let worker: Worker | undefined;
  let isEnded = false;

  const start = (): Worker => {
    const started = new Worker(file, { workerData });
    started.on('message', (reply: Reply<Value>) => {
      const asked = waiting.shift();
      if (reply.isDropped) settle();
      if ('fault' in reply) asked?.reject(errorOf(reply.fault));
      else asked?.resolve(reply.value);
    });
    started.on('error', (error) => log?.error({ err: error }, 'a thread of the store died'));
    started.on('exit', () => {
      if (worker === started) worker = undefined;
      for (const asked of waiting.splice(0)) asked.reject(new UnavailableError('a thread of the store died'));
    });
    return started;
  };

  function settle(): void {
    const settled = (onDropped?.() ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        if (settling === settled) settling = undefined;
      });
    settling = settled;
  }

  async function request(message: Request, transfer: readonly Transferable[] = []): Promise<Value> {
    if (settling) await settling;
    if (isEnded) return Promise.reject(new UnavailableError('the store is closed'));
    worker ??= start();
    const target = worker;
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      target.postMessage(message, transfer);
    });
  }

  return {
    request,
    requestIfRunning: async (message) => (worker ? request(message) : undefined),
    async end() {
      isEnded = true;
      await worker?.terminate();
    },
  };
}
