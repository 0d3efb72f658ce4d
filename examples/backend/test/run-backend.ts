// The backend as its own process, with a database that survives it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const PRELOAD = new URL('./kill-at.ts', import.meta.url).href;

export interface BackendSettings {
  eventsUrl: string;
  apiKey: string;
  database: string;
  /** See `kill-at.ts`. */
  killAt?: string;
}

export interface Backend {
  url: string;
  process: ChildProcess;
  /** Its output on standard error. */
  log: string[];
  /** Resolves when the process has ended. */
  ended: Promise<unknown>;
  /** Answers with the reference, or `undefined` if the process died. */
  book(booking: object): Promise<string | undefined>;
  read(reference: string): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

export async function runBackend({ eventsUrl, apiKey, database, killAt = '' }: BackendSettings): Promise<Backend> {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    EVENTS_URL: eventsUrl,
    EVENTS_API_KEY: apiKey,
    DATABASE: database,
    PORT: '0',
    KILL_AT: killAt,
  };
  const args = ['--conditions=@service/source', '--import', PRELOAD, MAIN];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // Not `exit`: output printed before it may still be unread.
  const ended = once(child, 'close');
  const log: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const [line = '']: string[] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => Promise.reject(new Error(`the backend did not start\n${log.join('\n')}`))),
  ]);
  const url = line.slice(line.indexOf('http'));
  return {
    url,
    process: child,
    log,
    ended,
    book: (booking) =>
      fetch(url, { method: 'POST', body: JSON.stringify(booking) })
        .then((answer) => answer.json())
        .then(
          ({ reference }) => reference,
          () => undefined,
        ),
    read: (reference) => fetch(`${url}/${reference}`).then((answer) => answer.json()),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
