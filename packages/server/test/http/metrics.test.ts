// The metrics of a real serving process: each changes when its cause occurs.
import { DatabaseSync } from 'node:sqlite';
import { collectPath } from '@service/protocol';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { METRICS } from '../../src/ops/metrics/definitions.ts';
import { openConnection } from '../support/raw-connection.ts';
import { readMetrics } from '../support/read-metrics.ts';
import { VISITOR } from '../support/requests.ts';
import { openSession, startTestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const metrics = { host: '127.0.0.1', ports: [0, 0] } as const;

const directory = await tempDirectory();
const service = await startTestService({
  directory,
  settings: {
    metrics,
    relay: {
      file: undefined,
      webhook: {
        // Port 9 (discard) refuses connections, so that the sink fails.
        url: 'http://127.0.0.1:9/',
        secrets: [`whsec_${Buffer.alloc(32, 7).toString('base64')}`],
        allowPrivate: true,
        batchRecords: 100,
      },
    },
  },
  overrides: {
    maxInFlight: 3,
    async prepare({ stores }) {
      // Nothing is projected, so the lag does not shrink.
      stores.projection.nextFacts = async () => ({ parts: [], seen: {}, visits: [], actions: [], events: [] });
    },
  },
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await directory[Symbol.asyncDispose]();
});

const read = () => readMetrics(service.metricsUrl);

/** How much a series grows while `act` runs. */
async function growthOf(series: string, act: () => Promise<unknown>): Promise<number> {
  const before = (await read()).get(series) ?? 0;
  await act();
  return ((await read()).get(series) ?? 0) - before;
}

const requests = (method: string, route: string, status: string): string =>
  `service_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe('requests', () => {
  it('are counted by route, method and status class', async () => {
    const route = '/api/v1/events/collect/:installId/session';
    expect(await growthOf(requests('POST', route, '2xx'), () => openSession(service))).toBe(1);
  });

  it('to unknown paths, with any method, share one route', async () => {
    const send = (method: string) => fetch(`${service.url}/secret-${method}`, { method });
    expect(await growthOf(requests('GET', 'none', '4xx'), () => send('GET'))).toBe(1);
    expect(await growthOf(requests('other', 'none', '4xx'), () => send('PROPFIND'))).toBe(1);
    expect(await growthOf(requests('GET', '/healthz', '2xx'), () => fetch(`${service.url}/healthz`))).toBe(1);
  });

  it('to /mcp and /rpc are counted', async () => {
    for (const path of ['/mcp', '/rpc']) {
      const send = () => fetch(service.url + path, { method: 'POST', body: '{}' });
      expect(await growthOf(requests('POST', path, '4xx'), send)).toBe(1);
    }
  });
});

describe('refusals', () => {
  const refused = (code: string): string => `service_refusals_total{code="${code}"}`;
  const post = (path: string) => () => fetch(service.url + path, { method: 'POST', body: '{}' });

  it.each([
    ['a browser endpoint', 'not_found', `${collectPath(`svc_pub_${'0'.repeat(32)}`)}/session`],
    ['server events', 'unauthorized', '/api/v1/billing-events/x'],
    ['JSON-RPC', 'auth_required', '/rpc'],
    ['MCP', 'auth_required', '/mcp'],
  ])('of %s are counted by code', async (_surface, code, path) => {
    expect(await growthOf(refused(code), post(path))).toBe(1);
  });

  it('of invalid HTTP are counted', async () => {
    const growth = await growthOf(refused('invalid_input'), async () => {
      using connection = await openConnection(service.url);
      connection.send('nonsense\r\n\r\n');
      await connection.ended();
    });
    expect(growth).toBe(1);
  });

  it('by overload are counted as unavailable', async () => {
    const growth = await growthOf(refused('unavailable'), async () => {
      const other = new DatabaseSync(directory.store.replace('sqlite:', ''), { timeout: 5000 });
      other.exec('begin immediate');
      const sent = Array.from({ length: 4 }, () => openSession(service));
      expect((await Promise.race(sent)).status).toBe(503);
      expect((await read()).get('service_ingest_queue_records')).toBe(3);
      other.exec('commit');
      other.close();
      await Promise.all(sent);
    });
    expect(growth).toBe(1);
  });
});

describe('writing', () => {
  it('is measured per group, with the sync to disk', async () => {
    const before = await read();
    await openSession(service);
    const after = await read();
    const growth = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    for (const name of ['group_records', 'group_duration_seconds', 'sync_duration_seconds']) {
      expect(growth(`service_ingest_${name}_count`)).toBe(1);
      expect(growth(`service_ingest_${name}_sum`)).toBeGreaterThan(0);
    }
    expect(growth('service_ingest_sync_duration_seconds_sum')).toBeLessThan(
      growth('service_ingest_group_duration_seconds_sum'),
    );
    expect(after.get('service_ingest_failed_groups_total')).toBe(0);
    expect(after.get('service_ingest_queue_records')).toBe(0);
  });

  it('counts records that are neither projected nor relayed', async () => {
    await openSession(service);
    const { projection } = service.stores;
    const lag = await projection.countPending();
    expect(lag).toBeGreaterThan(0);
    await vi.waitFor(
      async () =>
        expect(Object.fromEntries(await read())).toMatchObject({
          service_projection_lag_records: lag,
          'service_relay_lag_records{sink="webhook"}': lag,
          'service_relay_lag_seconds{sink="webhook"}': expect.any(Number),
          'service_relay_failing{sink="webhook"}': 1,
          'service_relay_records_total{sink="webhook"}': 0,
          'service_relay_failures_total{sink="webhook"}': expect.toSatisfy((count: number) => count > 0),
        }),
      WAIT,
    );
  });

  it('omits the lag while the store cannot report it', async () => {
    const countPending = vi.spyOn(service.stores.projection, 'countPending');
    countPending.mockRejectedValueOnce(new Error('down'));
    expect((await read()).has('service_projection_lag_records')).toBe(false);
    expect((await read()).has('service_projection_lag_records')).toBe(true);
    countPending.mockRestore();
  });
});

describe('/metrics', () => {
  it('is served in the text format, with event loop and process metrics', async () => {
    const response = await fetch(service.metricsUrl ?? '');
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
      'process_start_time_seconds',
    ]) {
      expect(text).toContain(`\n${name} `);
    }
    for (const { name, type, help } of Object.values(METRICS)) {
      expect(text).toContain(`# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`);
    }
  });

  it('is not on the public port, and its port serves nothing else', async () => {
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
    const other = new URL('/readyz', service.metricsUrl);
    expect((await fetch(other)).status).toBe(404);
    const posted = await fetch(service.metricsUrl ?? '', { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('contains no ID, address or token', async () => {
    const text = await (await fetch(service.metricsUrl ?? '')).text();
    for (const secret of [service.install.id, VISITOR, 'shop.example', 'svc_', 'secret-', '127.0.0.1']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is off without the setting', async () => {
    await using quiet = await startTestService();
    expect(quiet.metricsUrl).toBeUndefined();
    expect(quiet.logs.join('')).not.toContain('metrics');
  });

  it('uses the next free port of the range, and reports it', async () => {
    const taken = Number(new URL(service.metricsUrl ?? '').port);
    await expect(
      startTestService({ settings: { metrics: { host: '127.0.0.1', ports: [taken, taken] } } }),
    ).rejects.toMatchObject({
      code: 'cannot_listen',
      message: `cannot serve metrics on 127.0.0.1 port ${taken}: another process uses it. Choose another port with --metrics-port or SERVICE_METRICS_PORT.`,
    });
    await using next = await startTestService({
      settings: { metrics: { host: '127.0.0.1', ports: [taken, taken + 20] } },
    });
    expect(Number(new URL(next.metricsUrl ?? '').port)).toBeGreaterThan(taken);
  });

  it('closes with the process', async () => {
    const ending = await startTestService({ settings: { metrics } });
    expect((await readMetrics(ending.metricsUrl)).size).toBeGreaterThan(10);
    await ending[Symbol.asyncDispose]();
    await expect(fetch(ending.metricsUrl ?? '')).rejects.toThrow('fetch failed');
  });

  it('closes with the process even if the store cannot be closed', async () => {
    await using directory = await tempDirectory();
    const ending = await startTestService({ directory, settings: { metrics } });
    vi.spyOn(ending.stores, 'close').mockRejectedValueOnce(new Error('no disk'));
    await expect(ending.drain()).rejects.toThrow('no disk');
    await expect(fetch(ending.metricsUrl ?? '')).rejects.toThrow('fetch failed');
    await ending.stores.close();
  });
});
