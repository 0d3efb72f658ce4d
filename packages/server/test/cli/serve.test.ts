import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import { VISITOR } from '../stores/records.ts';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { plantDemo } from './demo-workplace.ts';

type Child = ReturnType<Workplace['spawn']>;

let here: Workplace;
let endpoint: string;
let installId: string;
const running = new Set<Child>();
beforeAll(async () => {
  here = makeWorkplace();
  const demo = await plantDemo(here);
  installId = String(demo.install_id);
  endpoint = `/api/v1/events/collect/${installId}`;
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => here.remove());

interface Serving {
  url: string;
  local_url: string;
  /** Sends a signal, and resolves with the exit code and the signal that ended the process. */
  end(signal: 'SIGTERM' | 'SIGINT'): Promise<unknown[]>;
}

async function serve(env: Record<string, string> = {}): Promise<Serving> {
  const child = here.spawn(['serve', '--json'], { SERVICE_PORT: '0', SERVICE_LOG_LEVEL: 'error', ...env });
  running.add(child);
  const exited = once(child, 'exit').finally(() => running.delete(child));
  child.stderr.pipe(process.stderr);
  const end: Serving['end'] = (signal) => {
    child.kill(signal);
    return exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, local_url = url, ...rest } = JSON.parse(line);
    expect([local_url, rest]).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), {}]);
    return { url, local_url, end };
  }
  throw new Error('the service printed nothing');
}

const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: {
      origin: 'https://shop.example',
      'content-type': 'application/json',
      'x-service-delivery-id': systemIds.random(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ service_visitor_id: VISITOR, ...body }),
  });

const openSession = (url: string) =>
  post(`${url}${endpoint}/session`, { consent: true, url: 'https://shop.example/boots' });

describe('serve', () => {
  it(
    'exits with 0 on a signal and keeps sessions across restarts',
    async () => {
      const first = await serve();
      const { session_token: token } = await (await openSession(first.url)).json();
      const secret = readFileSync(`${here.path}.secret`, 'utf8');
      expect(statSync(`${here.path}.secret`).mode & 0o777).toBe(0o600);
      expect(await first.end('SIGINT')).toEqual([0, null]);
      const second = await serve();
      expect((await post(`${second.url}${endpoint}/events`, {}, token)).status).toBe(202);
      expect(await second.end('SIGTERM')).toEqual([0, null]);
      expect(readFileSync(`${here.path}.secret`, 'utf8')).toBe(secret);
    },
    PROCESS_TEST_MS,
  );

  it(
    'applies a change before the command that made it returns',
    async () => {
      const { url, end } = await serve();
      expect((await openSession(url)).status).toBe(200);
      await here.runJson('install', 'update', installId, '--active', 'false');
      expect((await openSession(url)).status).toBe(403);
      await here.runJson('install', 'update', installId, '--active', 'true');
      expect((await openSession(url)).status).toBe(200);
      const { port } = new URL(url);
      const { checks } = await here.runJson('doctor', '--port', port);
      const message = `127.0.0.1 port ${port} is used by this service`;
      expect(checks).toContainEqual({ check: 'port', status: 'ok', message });
      expect(checks).toContainEqual(expect.objectContaining({ check: 'store', status: 'ok' }));
      await end('SIGTERM');
    },
    PROCESS_TEST_MS,
  );

  it(
    'prints the local address beside a different public URL',
    async () => {
      const publicUrl = 'https://events.example';
      const { url, local_url, end } = await serve({ SERVICE_PUBLIC_URL: publicUrl });
      expect(url).toBe(publicUrl);
      expect((await fetch(`${local_url}/healthz`)).status).toBe(200);
      await end('SIGTERM');
    },
    PROCESS_TEST_MS,
  );

  it('reports a port in use and the next step', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = address instanceof Object ? String(address.port) : '';
    const served = await here.run('serve', '--port', port);
    const doctor = await here.run('doctor', '--port', port, '--json');
    other.close();
    expect(served).toEqual({
      code: 1,
      stdout: '',
      stderr: `cannot listen on 127.0.0.1 port ${port}: another process uses it. Stop that process, or choose another port with --port or SERVICE_PORT.\n`,
    });
    expect(doctor.code).toBe(1);
    expect(JSON.parse(doctor.stdout).checks).toContainEqual(expect.objectContaining({ check: 'port', status: 'fail' }));
  });
});
