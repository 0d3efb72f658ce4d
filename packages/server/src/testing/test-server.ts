// Starts the real server for a test: with its own store, on a free port, with a brand that can report at once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Refusal } from '../http/reply-errors.ts';
import { collectEndpoint } from '../integrations/index.ts';
import { systemClock, systemIds } from '../kernel/clock.ts';
import { configSchema } from '../ops/config-schema.ts';
import { type RunningService, startService } from '../server/start-service.ts';
import { createFaults, type FaultScript } from './faults.ts';
import { type Received, readReceived } from './received.ts';
import { makeSeed, plant, type Seed, type SeedOptions } from './seed.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export interface TestServerOptions extends SeedOptions {
  /** Whether pages on http loopback origins may report; true if omitted. */
  dev?: boolean;
  /** The standard rate limits (decisions 1); off if omitted. */
  rateLimits?: 'on' | 'off';
}

export interface WaitOptions {
  /** Real milliseconds; 5,000 if omitted. */
  timeoutMs?: number;
}

export interface TestServer extends Seed, AsyncDisposable {
  /** `http://127.0.0.1:port`; unchanged by a reset. */
  url: string;
  /** The options for the browser SDK (Spec 4.8). */
  endpoint: string;
  /** The URL for server events from the backend (Spec 4.2). */
  eventsUrl: string;
  clock: TestClock;
  faults: FaultScript;
  /** The records stored since the start or the last reset. */
  received(): Promise<Received>;
  /** The refusals since then, in more detail than the responses. Excludes planned faults. */
  refused(): Refusal[];
  /**
   * Resolves with the received records as soon as the predicate holds. Rejects after the timeout, and lists the
   * received records.
   */
  waitFor(predicate: (received: Received) => boolean | Promise<boolean>, options?: WaitOptions): Promise<Received>;
  /** Restores the initial state: an empty store, no faults, the original clock. URL, IDs and API key stay the same. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const POLL_MS = 20;
const DEFAULT_TIMEOUT_MS = 5000;
/** There is no load balancer to notify, and a test machine may be slow. */
const DRAIN_TIMES = { noticeMs: 0, finishMs: 6000, flushMs: 30_000 };

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const seed = makeSeed();
  const clock = createTestClock();
  const faults = createFaults();
  const secret = Buffer.from(systemIds.bytes(32)).toString('hex');
  let refusals: Refusal[] = [];

  const start = (port: number): Promise<Run> =>
    run({ ...options, port, secret }, { clock, onRefused: (refusal) => void refusals.push(refusal) }, async (parts) => {
      faults.addTo(parts.app);
      await plant(parts.stores, seed, options, clock.now());
    });

  let current = await start(0);
  const { url } = current.service;
  const received = (): Promise<Received> => readReceived(current.service.stores);

  const server: TestServer = {
    ...seed,
    url,
    endpoint: collectEndpoint(url, seed.installId),
    eventsUrl: `${url}/api/v1/billing-events/${seed.installId}`,
    clock,
    faults: faults.script,
    received,
    refused: () => [...refusals],
    waitFor: (predicate, { timeoutMs = DEFAULT_TIMEOUT_MS } = {}) =>
      until({ received, refused: server.refused }, predicate, timeoutMs),
    async reset() {
      faults.clear();
      await current.end();
      refusals = [];
      clock.reset();
      current = await start(Number(new URL(url).port));
    },
    async close() {
      faults.clear();
      await current.end();
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
  return server;
}

interface Run {
  service: RunningService;
  /** Ends the server and removes its store. */
  end(): Promise<void>;
}

type Overrides = NonNullable<Parameters<typeof startService>[1]>;

async function run(
  { dev = true, rateLimits = 'off', port, secret }: TestServerOptions & { port: number; secret: string },
  overrides: Overrides,
  prepare: NonNullable<Overrides['prepare']>,
): Promise<Run> {
  const directory = await mkdtemp(join(tmpdir(), 'service-testing-'));
  const remove = (): Promise<void> => rm(directory, { recursive: true, force: true });
  const store = `sqlite:${join(directory, 'service.db')}`;
  const settings = configSchema.parse({ store, port, dev, rateLimits, secret, logLevel: 'silent' });
  try {
    const service = await startService(settings, { ...overrides, drainTimes: DRAIN_TIMES, prepare });
    return { service, end: () => service.drain().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Polls, since receipts change without a request. */
async function until(
  { received, refused }: Pick<TestServer, 'received' | 'refused'>,
  predicate: (received: Received) => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<Received> {
  const deadline = systemClock.monotonic() + timeoutMs;
  for (;;) {
    const now = await received();
    if (await predicate(now)) return now;
    if (systemClock.monotonic() >= deadline) {
      const there = JSON.stringify({ ...now, refused: refused() }, undefined, 2);
      throw new Error(`still waiting after ${timeoutMs} ms; the server has\n${there}`);
    }
    await delay(POLL_MS);
  }
}
