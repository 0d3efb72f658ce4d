// Reads answers on a separate thread, one at a time. A thread that dies or hangs is replaced, and its answer is retried
// once; an answer that kills two threads is refused, and the next one is read.
import { Worker } from 'node:worker_threads';
import type { BrandFile } from '../brands/index.ts';
import { UnavailableError } from '../kernel/domain-error.ts';
import type { AnswerReader, AnswerReading, ReadingRequest } from '../visibility/index.ts';
import type { ThreadRequest } from './answer-reader-worker.ts';

export interface AnswerReaderThread extends AnswerReader {
  /** Lets the current answer finish, for at most `graceMs`, and refuses the rest and any later ones. */
  end(graceMs?: number): Promise<void>;
}

export interface AnswerReaderOptions {
  file?: URL;
  /** How many answers may wait; more are refused, because each one holds its text in memory. */
  maxWaiting?: number;
  /** The longest time for one answer, in milliseconds. */
  timeoutMs?: number;
  onDied?: (error: unknown) => void;
}

const MAX_WAITING = 1000;
const ANSWER_TIMEOUT_MS = 30_000;
const GRACE = 2000;
const TRIES = 2;
/** How many brands a thread caches. */
const MAX_BRANDS = 100;

export function createAnswerReaderThread(options: AnswerReaderOptions = {}): AnswerReaderThread {
  const { maxWaiting = MAX_WAITING } = options;
  const thread = createReplaceable(options);
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isEnded = false;
  async function readOnce(request: ReadingRequest): Promise<AnswerReading> {
    for (let tried = 1; ; tried++) {
      if (isEnded) throw new UnavailableError('answers can no longer be read: the service is stopping');
      try {
        return await thread.ask(request);
      } catch (error) {
        if (!(error instanceof ThreadDied) || tried === TRIES) throw error;
      }
    }
  }
  return {
    read(request) {
      if (waiting >= maxWaiting) return Promise.reject(new UnavailableError('too many answers wait to be read'));
      waiting++;
      const done = before.then(() => readOnce(request)).finally(() => waiting--);
      before = done.catch(() => {});
      return done;
    },
    async end(graceMs = GRACE) {
      isEnded = true;
      await Promise.race([before, after(graceMs)]);
      await thread.end();
    },
  };
}

class ThreadDied extends UnavailableError {}

const after = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

type Reply = { value: AnswerReading } | { fault: string };

/** One thread at a time, started on first use. */
function createReplaceable({ file = workerFile(), timeoutMs = ANSWER_TIMEOUT_MS, onDied }: AnswerReaderOptions) {
  const keys = new WeakMap<BrandFile, number>();
  let nextKey = 0;
  let running: { worker: Worker; told: Set<number>; online: Promise<void> } | undefined;
  const start = () => {
    const worker = new Worker(file, { execArgv: workerFlags() });
    worker.on('error', (error) => onDied?.(error));
    worker.unref();
    const online = new Promise<void>((resolve) => void worker.once('online', resolve));
    return { worker, told: new Set<number>(), online };
  };
  function messageFor({ brand, ...rest }: ReadingRequest, told: Set<number>): ThreadRequest {
    const brandKey = keys.get(brand) ?? nextKey++;
    keys.set(brand, brandKey);
    const forget = told.size >= MAX_BRANDS && !told.has(brandKey);
    if (forget) told.clear();
    const isNew = !told.has(brandKey);
    told.add(brandKey);
    return { ...rest, brandKey, brand: isNew ? brand : undefined, forget };
  }
  return {
    ask(request: ReadingRequest): Promise<AnswerReading> {
      running ??= start();
      const { worker, told, online } = running;
      return new Promise((resolve, reject) => {
        let late: NodeJS.Timeout | undefined;
        let isSettled = false;
        void online.then(() => {
          if (!isSettled) late = setTimeout(() => void worker.terminate(), timeoutMs);
        });
        const onMessage = (reply: Reply) => {
          settle();
          if ('fault' in reply) reject(new Error(`an answer could not be read: ${reply.fault}`));
          else resolve(reply.value);
        };
        const onExit = () => {
          settle();
          running = undefined;
          reject(new ThreadDied('the thread that reads answers died'));
        };
        const settle = () => {
          isSettled = true;
          clearTimeout(late);
          worker.off('message', onMessage).off('exit', onExit);
        };
        worker.on('message', onMessage).on('exit', onExit);
        worker.postMessage(messageFor(request, told));
      });
    },
    async end() {
      await running?.worker.terminate();
    },
  };
}

/** Next to this file, in sources and in the built package. */
const isSource = import.meta.url.endsWith('.ts');
const workerFile = (): URL => new URL(`./answer-reader-worker.${isSource ? 'ts' : 'js'}`, import.meta.url);
const workerFlags = (): string[] => (isSource ? ['--conditions=@service/source'] : []);
