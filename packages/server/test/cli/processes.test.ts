import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { collectPath } from '@service/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Seed } from '../../src/testing/seed.ts';
import { VISITOR } from '../stores/records.ts';
import { freePort } from '../support/free-port.ts';
import { readMetrics } from '../support/read-metrics.ts';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { plantIn } from './serving.ts';

const COUNT = 3;

let here: Workplace;
let seed: Seed;
beforeAll(async () => {
  here = makeWorkplace();
  seed = await plantIn(here);
});
afterAll(() => here.remove());

interface Group extends AsyncDisposable {
  url: string;
  /** Every process that has served so far, the newest last. */
  served: number[];
  /** Of those, the ones that serve now. */
  serving(): number[];
  warnings: string[];
  pid: number;
  /** Its exit code. */
  end(signal: NodeJS.Signals): Promise<unknown[]>;
}

async function serveGroup(...options: string[]): Promise<Group> {
  const child = here.spawn(['serve', '--json', '--processes', String(COUNT), ...options], { SERVICE_PORT: '0' });
  const exited = once(child, 'exit');
  const served: number[] = [];
  const warnings: string[] = [];
  createInterface({ input: child.stderr }).on('line', (text) => {
    const line: Record<string, unknown> = JSON.parse(text);
    if (line.msg === 'a process serves') served.push(Number(line.process));
    if (line.level === 'warn') warnings.push(String(line.msg));
  });
  const end: Group['end'] = (signal) => {
    child.kill(signal);
    return exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const { url } = JSON.parse(line);
    const dispose = async () => void (await end('SIGKILL'));
    const serving = () => served.filter(isAlive);
    return { url, served, serving, warnings, pid: child.pid ?? 0, end, [Symbol.asyncDispose]: dispose };
  }
  throw new Error('the service printed nothing');
}

/** On its own connection, so that any process may answer. */
const visit = (url: string, deliveryId: string): Promise<Response> =>
  fetch(`${url}${collectPath(seed.installId)}/session`, {
    method: 'POST',
    headers: {
      connection: 'close',
      origin: 'https://shop.example',
      'content-type': 'application/json',
      'x-service-delivery-id': deliveryId,
    },
    body: JSON.stringify({ service_visitor_id: VISITOR, consent: true, url: 'https://shop.example/boots' }),
  });

const statusesOf = (responses: Response[]): number[] => [...new Set(responses.map(({ status }) => status))];

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function visitsStored(): Promise<number> {
  const { stdout } = await here.run('export', 'visits');
  return stdout.split('\n').filter((line) => line !== '').length;
}

/** Waits until another process has replaced a killed one, or all have started. */
const untilAllServe = (group: Group, killed?: number) =>
  vi.waitFor(() => {
    const serving = group.serving();
    expect(serving).toHaveLength(COUNT);
    expect(serving).not.toContain(killed);
  }, 30_000);

describe('serve --processes', () => {
  describe('in one group', () => {
    let group: Group | undefined;
    let firstPort: number;
    let ours: Group;

    beforeEach(async () => {
      if (group === undefined) {
        firstPort = await freePort();
        group = await serveGroup('--metrics-port', String(firstPort));
        await untilAllServe(group);
      }
      ours = group;
    }, PROCESS_TEST_MS);
    const endGroup = async () => {
      await group?.end('SIGKILL');
      group = undefined;
    };
    afterEach(({ task }) => (task.result?.state === 'fail' ? endGroup() : undefined));
    afterAll(endGroup);

    it(
      'serves the metrics of each process on a port of its own',
      async () => {
        const urls = Array.from({ length: COUNT }, (_, i) => `http://127.0.0.1:${firstPort + i}/metrics`);
        const written = async () => {
          const read = await Promise.all(urls.map(readMetrics));
          return read.map((series) => series.get('service_ingest_group_records_sum') ?? 0);
        };
        expect(await written()).toEqual([0, 0, 0]);
        const sent = 4 * COUNT;
        expect(
          statusesOf(await Promise.all(Array.from({ length: sent }, () => visit(ours.url, systemIds.random())))),
        ).toEqual([200]);
        const each = await written();
        expect(each.reduce((sum, count) => sum + count)).toBe(sent);
        expect(Math.max(...each)).toBeLessThan(sent);

        const killed = ours.served[1] ?? 0;
        process.kill(killed, 'SIGKILL');
        await untilAllServe(ours, killed);
        // The replacement takes the free port, and its counters start at 0.
        expect((await written()).filter((count) => count === 0)).toHaveLength(
          1 + each.filter((count) => count === 0).length,
        );
      },
      PROCESS_TEST_MS,
    );

    it(
      'answers every request after a hanging process is killed',
      async () => {
        const hanging = ours.serving()[1] ?? 0;
        process.kill(hanging, 'SIGSTOP');
        const answers = Promise.allSettled(
          Array.from({ length: 4 * COUNT }, () => visit(ours.url, systemIds.random())),
        );
        await visit(ours.url, systemIds.random());
        process.kill(hanging, 'SIGKILL');
        const answered = (await answers).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
        // A client of the killed process sees its connection end.
        expect(answered.length).toBeGreaterThanOrEqual(4 * COUNT - 1);
        expect(statusesOf(answered)).toEqual([200]);
        await untilAllServe(ours, hanging);
      },
      PROCESS_TEST_MS,
    );

    it(
      'stores duplicates once, replaces a killed process and exits with 0',
      async () => {
        const before = await visitsStored();
        const repeated = systemIds.random();
        expect(statusesOf(await Promise.all(Array.from({ length: 50 }, () => visit(ours.url, repeated))))).toEqual([
          200,
        ]);
        expect((await visitsStored()) - before).toBe(1);

        const started = ours.served.length;
        const [killed = 0] = ours.serving().slice(1);
        process.kill(killed, 'SIGKILL');
        await untilAllServe(ours, killed);
        expect(ours.served).toHaveLength(started + 1);
        expect(ours.warnings).toContain('worker process exited; restarting');
        expect(
          statusesOf(await Promise.all(Array.from({ length: 12 }, () => visit(ours.url, systemIds.random())))),
        ).toEqual([200]);
        expect((await visitsStored()) - before).toBe(13);
        expect(await ours.end('SIGTERM')).toEqual([0, null]);
        expect(ours.serving()).toEqual([]);
      },
      PROCESS_TEST_MS,
    );
  });

  it(
    'leaves no process behind when the primary is killed',
    async () => {
      await using group = await serveGroup();
      await vi.waitFor(() => expect(group.served.filter(isAlive)).toHaveLength(COUNT), 30_000);
      await group.end('SIGKILL');
      await vi.waitFor(() => expect(group.served.filter(isAlive)).toEqual([]), 30_000);
    },
    PROCESS_TEST_MS,
  );

  it(
    'reports a start failure once',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = address instanceof Object ? String(address.port) : '';
      const ended = await here.runProcess(['serve', '--processes', '3', '--port', port], {
        SERVICE_LOG_LEVEL: 'error',
      });
      other.close();
      expect(ended).toEqual({
        code: 1,
        stdout: '',
        stderr: `cannot listen on 127.0.0.1 port ${port}: another process uses it. Stop that process, or choose another port with --port or SERVICE_PORT.\n`,
      });
    },
    PROCESS_TEST_MS,
  );

  it.each(['0', '257', 'many'])('rejects %s processes', async (count) => {
    const { code, stderr } = await here.run('serve', '--processes', count);
    expect(code).toBe(2);
    expect(stderr).toContain('--processes must be a whole number from 1 to 256');
  });
});
