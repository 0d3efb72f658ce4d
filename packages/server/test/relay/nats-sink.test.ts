// The sink for NATS JetStream against Debian's nats-server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JetStreamManager } from '@nats-io/jetstream';
import { type NatsConnection, TimeoutError } from '@nats-io/transport-node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeCertificate } from '../../../../test/support/certificate.ts';
import { checkNats } from '../../src/channels/nats/check-nats.ts';
import { connectToNats } from '../../src/channels/nats/nats-connection.ts';
import { createNatsSink, type NatsSinkOptions } from '../../src/channels/nats/nats-sink.ts';
import type { NatsSettings } from '../../src/ops/settings.ts';
import type { RelayedRecord, Sink } from '../../src/relay/ports.ts';
import { NATS_MISSING, type Nats, readStream, startNats } from '../support/nats.ts';
import { tempDirectory } from '../support/temp-store.ts';
import { batchOf, lostLease, receiptsOf, recordOf } from './file-scene.ts';

const ACCOUNTS = `
jetstream: {}
accounts {
  RECORDS {
    jetstream: enabled
    users: [
      { user: admin, password: "hunter2" }
      { user: writer, password: "hunter2", permissions: { publish: ["records.>"], subscribe: ["_INBOX.>"] } }
      { user: reader, password: "hunter2", permissions: { publish: ["$JS.API.>"], subscribe: [">"] } }
      { user: deaf, password: "hunter2", permissions: { publish: [">"], subscribe: ["records.>"] } }
    ]
  }
  PLAIN { users: [{ user: plain, password: "hunter2" }] }
}`;

const LOGIN = { user: 'admin', password: 'hunter2' };

let nats: Nats;
let manager: JetStreamManager;
beforeAll(async () => {
  if (NATS_MISSING !== undefined) return;
  nats = await startNats({ lines: [ACCOUNTS] });
  manager = await nats.manage({ user: LOGIN.user, pass: LOGIN.password });
});
afterAll(() => nats?.[Symbol.asyncDispose]());
beforeEach((context) => context.skip(NATS_MISSING !== undefined, NATS_MISSING));

/** Closes after a delivery that succeeds, too. */
async function deliver(options: Partial<NatsSinkOptions>, batch = batchOf([recordOf(1)])): Promise<void> {
  const sink = sinkTo(options);
  await sink.deliver(batch).finally(() => sink.close?.());
}

const settings = (): NatsSettings => ({
  servers: nats.addresses,
  tls: false,
  login: LOGIN,
  credentials: undefined,
  ca: undefined,
  subject: 'records',
});

const sinkTo = (options: Partial<NatsSinkOptions> = {}): Sink => createNatsSink({ ...settings(), ...options });

/** A stream for one test. */
async function makeStream(change: { subjects?: string[]; max_msg_size?: number } = {}) {
  await manager.streams.add({ name: 'TEST', subjects: ['records.>'], ...change });
  return {
    read: () => readStream(manager, 'TEST'),
    [Symbol.asyncDispose]: async () => void (await manager.streams.delete('TEST')),
  };
}

describe('a record relayed to NATS', () => {
  it('is published under its install and kind, with its receipt as message ID', async () => {
    await using stream = await makeStream();
    await deliver({}, batchOf([recordOf(1), { ...recordOf(2), visitor_id: 'svc_v_other' }]));
    const stored = await stream.read();
    expect(stored.map(({ record }) => record)).toEqual(
      expect.arrayContaining([recordOf(1), { ...recordOf(2), visitor_id: 'svc_v_other' }]),
    );
    expect(stored[0]).toMatchObject({ subject: 'records.svc_pub_0.visit', id: stored[0]?.record.receipt_id });
  });

  it('stays in order with the other records of its visitor', async () => {
    await using stream = await makeStream();
    const records = Array.from({ length: 60 }, (_, i) => ({ ...recordOf(i), visitor_id: `svc_v_${i % 7}` }));
    await deliver({}, batchOf(records));
    const stored = (await stream.read()).map(({ record }) => record);
    for (let i = 0; i < 7; i++) {
      const of = (list: readonly RelayedRecord[]) => receiptsOf(list.filter((one) => one.visitor_id === `svc_v_${i}`));
      expect(of(stored)).toEqual(of(records));
    }
  });

  it('is stored once if it is sent again', async () => {
    await using stream = await makeStream();
    await deliver({}, batchOf([recordOf(1), recordOf(2)]));
    await deliver({}, batchOf([recordOf(1), recordOf(2), recordOf(3)]));
    expect(receiptsOf((await stream.read()).map(({ record }) => record))).toEqual([1, 2, 3]);
  });

  it('is stored once if its confirmation was late', async () => {
    await using stream = await makeStream();
    const sink = sinkTo({ timeoutMs: 1000 });
    await sink.deliver(batchOf([recordOf(1)]));
    await nats.nodes[0]?.whileStopped(async () => {
      await expect(sink.deliver(batchOf([recordOf(2)]))).rejects.toThrow('NATS did not confirm a record in time');
    });
    await sink.deliver(batchOf([recordOf(2)]));
    expect(receiptsOf((await stream.read()).map(({ record }) => record))).toEqual([1, 2]);
    await sink.close?.();
  });

  it('is not sent once another process has taken over', async () => {
    await using stream = await makeStream();
    await expect(deliver({}, batchOf([recordOf(1)], { checkLease: lostLease }))).rejects.toThrow('taken over');
    expect(await stream.read()).toEqual([]);
  });

  it('is abandoned at once when the process stops', async () => {
    await using _stream = await makeStream();
    const sink = sinkTo({ timeoutMs: 20_000 });
    await sink.deliver(batchOf([recordOf(1)]));
    const ending = new AbortController();
    await nats.nodes[0]?.whileStopped(async () => {
      const delivered = sink.deliver(batchOf([recordOf(2)], { signal: ending.signal }));
      setTimeout(() => ending.abort(), 20);
      await expect(delivered).rejects.toThrow('NATS cannot be reached');
    });
  });

  it('is not sent if the process stops while the sink connects', async () => {
    await using stream = await makeStream();
    const ending = new AbortController();
    const delivered = deliver({}, batchOf([recordOf(1)], { signal: ending.signal }));
    ending.abort();
    await expect(delivered).rejects.toThrow('the process is stopping');
    expect(await stream.read()).toEqual([]);
  });

  it('is not sent after the process stops, although the connection cannot be closed', async () => {
    await using stream = await makeStream();
    const ending = new AbortController();
    const batch = batchOf([recordOf(1)], { signal: ending.signal, checkLease: async () => ending.abort() });
    await expect(deliver({ connect: connectUnclosable }, batch)).rejects.toThrow('the process is stopping');
    expect(await stream.read()).toEqual([]);
  });
});

async function connectUnclosable(settings: NatsSettings): Promise<NatsConnection> {
  const connection = await connectToNats(settings);
  vi.spyOn(connection, 'close').mockRejectedValueOnce(new Error('broken'));
  onTestFinished(() => connection.close());
  return connection;
}

describe('a fault of NATS', () => {
  const refused = /^NATS refused the login: check the addresses in SERVICE_RELAY_NATS/;
  it.each([
    ['a wrong password', { login: { user: 'admin', password: 'hunter3' } }, refused],
    ['a wrong token', { login: { token: 'hunter3' } }, refused],
    ['no login', { login: undefined }, refused],
    ['no stream', {}, /^no stream stores the subject records\.svc_pub_0\.visit: create one .* records\.>$/],
    ['no stream for a user that cannot look it up', { login: { ...LOGIN, user: 'writer' } }, /^no stream stores/],
    ['no JetStream for the account', { login: { ...LOGIN, user: 'plain' } }, /^JetStream is not enabled/],
    ['a user that cannot publish', { login: { ...LOGIN, user: 'reader' } }, /may not publish to records\.>/],
    ['a user without confirmations', { login: { ...LOGIN, user: 'deaf' } }, /permit it to subscribe to _INBOX\.>/],
    ['no server', { servers: ['127.0.0.1:1'] }, /^NATS cannot be reached: ECONNREFUSED$/],
    ['a server without TLS', { tls: true }, /^the NATS server does not offer TLS/],
    ['a missing credentials file', { credentials: '/none' }, /^SERVICE_RELAY_NATS_CREDENTIALS .*does not exist/],
    ['a file without credentials', { credentials: import.meta.filename }, /which is no credentials file/],
    ['a missing file of authorities', { tls: true, ca: '/none' }, /^SERVICE_RELAY_NATS_CA .*does not exist/],
  ] as const)('that is %s names the next step', async (_name, options, says) => {
    const error = await deliver(options).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'SinkFault', message: expect.stringMatching(says) });
    expect(String(error)).not.toMatch(/hunter|svc_v_/);
  });

  it('that is a subject without a stream names the subject', async () => {
    await using _stream = await makeStream({ subjects: ['records.*.action'] });
    await expect(deliver({})).rejects.toThrow('no stream stores the subject records.svc_pub_0.visit');
  });

  it('that is a record over the limit of the stream quotes the server', async () => {
    await using _stream = await makeStream({ max_msg_size: 100 });
    await expect(deliver({})).rejects.toThrow(
      'the stream refused a record (message size exceeds maximum allowed): raise its max_msg_size',
    );
  });

  it('that is a record over the limit of the server names its setting', async () => {
    await using _stream = await makeStream();
    await expect(deliver({}, batchOf([recordOf(1, 1_100_000)]))).rejects.toThrow('raise max_payload');
  });
});

describe('a check of NATS', () => {
  const check = (options: Partial<NatsSettings> = {}) => checkNats({ ...settings(), ...options });

  it('names the stream, and publishes nothing', async () => {
    await using stream = await makeStream();
    expect(await check()).toBe('NATS stores records.> in the stream TEST');
    expect(await stream.read()).toEqual([]);
  });

  it('is content with a user that may only publish', async () => {
    await using _stream = await makeStream();
    expect(await check({ login: { ...LOGIN, user: 'writer' } })).toMatch(/^NATS accepts the login/);
  });

  it.each([
    ['a wrong password', { login: { user: 'admin', password: 'hunter3' } }, /^NATS refused the login/],
    ['no stream', {}, /^no stream stores the subject records\.\*\.visit: create one .* records\.>$/],
    ['no JetStream for the account', { login: { ...LOGIN, user: 'plain' } }, /^JetStream is not enabled/],
    ['a user without confirmations', { login: { ...LOGIN, user: 'deaf' } }, /permit it to subscribe to _INBOX\.>/],
    ['no server', { servers: ['127.0.0.1:1'] }, /^NATS cannot be reached: ECONNREFUSED$/],
  ] as const)('fails with %s', async (_name, options, says) => {
    await expect(check(options)).rejects.toMatchObject({ name: 'SinkFault', message: expect.stringMatching(says) });
  });

  it.each([
    ['a kind of record', ['records.*.visit'], 'records.*.action'],
    ['the other installs', ['records.svc_pub_old.*'], 'records.*.visit'],
  ])('fails if the streams do not store %s', async (_name, subjects, lacking) => {
    await using _stream = await makeStream({ subjects });
    await expect(check()).rejects.toThrow(`no stream stores the subject ${lacking}:`);
  });

  it('names every stream that stores a kind of record', async () => {
    await using _stream = await makeStream({ subjects: ['records.*.visit', 'records.*.action'] });
    await manager.streams.add({ name: 'EVENTS', subjects: ['records.*.event'] });
    await expect(check().finally(() => manager.streams.delete('EVENTS'))).resolves.toBe(
      'NATS stores records.> in the stream TEST, EVENTS',
    );
  });

  it('says that NATS did not answer, without speaking of a record', async () => {
    const connectToSilent = async (silent: NatsSettings): Promise<NatsConnection> => {
      const connection = await connectToNats(silent);
      vi.spyOn(connection, 'request').mockRejectedValue(new TimeoutError());
      return connection;
    };
    await expect(checkNats(settings(), connectToSilent)).rejects.toThrow(/^NATS did not answer in time$/);
  });
});

describe('a connection to NATS with TLS', () => {
  it('accepts only a certificate of the given authorities', async () => {
    await using directory = await tempDirectory();
    const { key, cert } = makeCertificate();
    const pathOf = (name: string): string => join(directory.path, name);
    writeFileSync(pathOf('key.pem'), key);
    writeFileSync(pathOf('cert.pem'), cert);
    const tls = `tls { key_file: "${pathOf('key.pem')}", cert_file: "${pathOf('cert.pem')}" }`;
    await using secured = await startNats({ lines: ['jetstream: {}', 'authorization { token: "hunter2" }', tls] });
    const servers = secured.addresses.map((address) => address.replace('127.0.0.1', 'localhost'));
    const options = { servers, tls: true, login: { token: 'hunter2' } };
    const admin = await secured.manage({ servers, token: 'hunter2', tls: { ca: cert } });
    await admin.streams.add({ name: 'TEST', subjects: ['records.>'] });
    await deliver({ ...options, ca: pathOf('cert.pem') });
    expect((await admin.streams.info('TEST')).state.messages).toBe(1);
    await expect(deliver(options)).rejects.toThrow('NATS cannot be reached: DEPTH_ZERO_SELF_SIGNED_CERT');
  });
});
