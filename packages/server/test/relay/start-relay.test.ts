import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../../src/ops/logging.ts';
import { type Sink, startRelay } from '../../src/relay-server/start-relay.ts';
import { readMetrics } from '../support/read-metrics.ts';
import { openSession, startTestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';
import { takingSink } from './relay-scene.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const quiet = createLogger('silent');

const throwBroken = (): never => {
  throw new Error('broken');
};

describe('a standalone relay', () => {
  it('delivers stored records to custom sinks, and resumes after a stop', async () => {
    await using service = await startTestService();
    const { store } = service.settings;
    const broker = takingSink();
    const close = vi.fn(async () => {});
    await openSession(service);
    const relay = await startRelay({ store, sinks: { 'my-broker': { ...broker, close } }, logger: quiet });
    await vi.waitFor(() => expect(broker.batches.flatMap(({ records }) => records)).toHaveLength(1), WAIT);
    await relay.stop();
    expect(close).toHaveBeenCalledOnce();
    await openSession(service);
    const next = takingSink();
    const again = await startRelay({ store, sinks: { 'my-broker': next }, logger: quiet });
    await vi.waitFor(() => expect(next.batches.flatMap(({ records }) => records)).toHaveLength(1), WAIT);
    await again.stop();
    expect(next.batches[0]?.records[0]).toMatchObject({ kind: 'visit', install_id: service.install.id });
    expect(next.batches[0]?.token).toBeGreaterThan(broker.batches[0]?.token ?? Infinity);
  });

  it('serves metrics: what each sink accepted, its failures and its lag', async () => {
    await using service = await startTestService();
    const broker = takingSink();
    broker.fault = { error: new Error('down') };
    await openSession(service);
    const { store } = service.settings;
    const relay = await startRelay({ store, sinks: { broker }, logger: quiet, metrics: { port: 0 } });
    await vi.waitFor(async () => {
      expect(Object.fromEntries(await readMetrics(relay.metricsUrl))).toMatchObject({
        'service_relay_records_total{sink="broker"}': 0,
        'service_relay_failures_total{sink="broker"}': 1,
        'service_relay_lag_records{sink="broker"}': 1,
        'service_relay_failing{sink="broker"}': 1,
      });
    }, WAIT);
    broker.fault = undefined;
    await vi.waitFor(async () => {
      expect(Object.fromEntries(await readMetrics(relay.metricsUrl))).toMatchObject({
        'service_relay_records_total{sink="broker"}': 1,
        'service_relay_lag_records{sink="broker"}': 0,
        'service_relay_failing{sink="broker"}': 0,
      });
    }, WAIT);
    await relay.stop();
    await expect(fetch(relay.metricsUrl ?? '')).rejects.toThrow('fetch failed');
  });

  it('releases the lease of a sink that throws when it is closed', async () => {
    await using service = await startTestService();
    const { store } = service.settings;
    const broken: Sink = { ...takingSink(), close: throwBroken };
    const relay = await startRelay({ store, sinks: { broken }, logger: quiet });
    await vi.waitFor(async () => expect(await service.stores.relay.listSinks()).toHaveLength(1), WAIT);
    await relay.stop();
    expect(await service.stores.leases.findLease('relay:broken')).toMatchObject({ holder: null });
  });

  it('stops completely even if its logger throws', async () => {
    await using directory = await tempDirectory();
    const setTimer = vi.spyOn(globalThis, 'setInterval');
    const clearTimer = vi.spyOn(globalThis, 'clearInterval');
    onTestFinished(() => void vi.restoreAllMocks());
    const relay = await startRelay({
      store: directory.store,
      sinks: { broken: { ...takingSink(), close: throwBroken } },
      logger: { info: vi.fn(), error: vi.fn(), warn: throwBroken },
      metrics: { port: 0 },
    });
    const alive = setTimer.mock.results.at(-1)?.value;
    await expect(relay.stop()).rejects.toThrow('broken');
    expect(clearTimer).toHaveBeenCalledWith(alive);
    await expect(fetch(relay.metricsUrl ?? '')).rejects.toThrow('fetch failed');
  });

  it('has no metrics unless a port is given', async () => {
    await using directory = await tempDirectory();
    const relay = await startRelay({ store: directory.store, sinks: {}, logger: quiet });
    expect(relay.metricsUrl).toBeUndefined();
    await relay.stop();
  });

  it('is not delayed by a sink that hangs, and aborts it on stop', async () => {
    await using service = await startTestService();
    const broker = takingSink();
    const stuck = takingSink();
    const given = Promise.withResolvers<void>();
    stuck.deliver = ({ signal }) =>
      new Promise((_, reject) => {
        given.resolve();
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    await openSession(service);
    const { store } = service.settings;
    const relay = await startRelay({ store, sinks: { stuck, broker }, batchRecords: 1, logger: quiet });
    await given.promise;
    await openSession(service);
    await vi.waitFor(() => expect(broker.batches).toHaveLength(2), WAIT);
    await relay.stop();
    const states = await service.stores.relay.listSinks();
    expect(states.map(({ name, position }) => [name, position])).toEqual([
      ['broker', 2],
      ['stuck', 0],
    ]);
  });

  it.each(['file', 'webhook', 'nats', 'kafka', '', 'Upper', 'a b', '-a', 'a'.repeat(64)])(
    'refuses the sink name %j',
    async (name) => {
      await using directory = await tempDirectory();
      await expect(startRelay({ store: directory.store, sinks: { [name]: takingSink() } })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    },
  );

  it('accepts a name of 63 characters', async () => {
    await using directory = await tempDirectory();
    const sinks = { [`a${'-9'.repeat(31)}`]: takingSink() };
    const relay = await startRelay({ store: directory.store, sinks, logger: quiet });
    await expect(relay.stop()).resolves.toBeUndefined();
  });
});
