import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../kernel/domain-error.ts';
import { loadSettings } from '../config.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const relayOf = (env: Record<string, string>) => loadSettings({}, { env, directory }).relay;

function faultsOf(env: Record<string, string>): string[] {
  try {
    relayOf(env);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_settings') return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('the settings of NATS', () => {
  const none = { login: undefined, credentials: undefined, ca: undefined, subject: 'service.records' };

  it.each([
    [{ SERVICE_RELAY_NATS: 'nats://n1' }, { ...none, servers: ['n1:4222'], tls: false }],
    [
      { SERVICE_RELAY_NATS: 'tls://us%40er:p%3Aw@n1:1,tls://n2/, tls://us%40er:p%3Aw@[::1]:2' },
      { ...none, servers: ['n1:1', 'n2:4222', '[::1]:2'], tls: true, login: { user: 'us@er', password: 'p:w' } },
    ],
    [
      { SERVICE_RELAY_NATS: 'nats://t0ken@n1:4222', SERVICE_RELAY_NATS_SUBJECT: 'a.b-c_d.E1' },
      { ...none, servers: ['n1:4222'], tls: false, login: { token: 't0ken' }, subject: 'a.b-c_d.E1' },
    ],
    [
      { SERVICE_RELAY_NATS: 'tls://n1', SERVICE_RELAY_NATS_CREDENTIALS: 'a.creds', SERVICE_RELAY_NATS_CA: 'ca.pem' },
      { ...none, servers: ['n1:4222'], tls: true, credentials: 'a.creds', ca: 'ca.pem' },
    ],
  ])('are read from %o', (env, nats) => {
    expect(relayOf(env)).toEqual({ nats });
  });

  const addresses = 'SERVICE_RELAY_NATS must be nats:// or tls:// addresses, separated by commas';
  it.each([
    ...['n1:4222', 'http://n1', 'nats://', 'nats://n1/path', 'nats://n1?tls=1', 'nats://n1#x', 'nats://hunter2%@n1'],
    ...['nats://n1,tls://n2', 'nats://a:hunter2@n1,nats://b:hunter2@n2', 'nats://n1,nats://a:hunter2@n2'],
  ])('refuse the addresses %s', (value) => {
    const faults = faultsOf({ SERVICE_RELAY_NATS: value });
    expect(faults).toEqual([expect.stringContaining(addresses)]);
    expect(faults.join()).not.toContain('hunter2');
  });

  const secured = { SERVICE_RELAY_NATS: 'tls://a:hunter2@n1' };
  it.each([
    [{ SERVICE_RELAY_NATS_CA: 'ca.pem' }, 'SERVICE_RELAY_NATS must be set because its credentials or'],
    [{ SERVICE_RELAY_NATS_CREDENTIALS: 'a' }, 'SERVICE_RELAY_NATS must be set because its credentials or'],
    [{ ...secured, SERVICE_RELAY_NATS_CREDENTIALS: 'a' }, 'SERVICE_RELAY_NATS_CREDENTIALS must not be set because'],
    [{ SERVICE_RELAY_NATS: 'nats://n1', SERVICE_RELAY_NATS_CA: 'a' }, 'SERVICE_RELAY_NATS must be tls:// addresses'],
    [{ ...secured, SERVICE_RELAY_NATS_CA: ' ' }, 'SERVICE_RELAY_NATS_CA must be the path of a file'],
    ...['records.>', 'a..b', '.a', 'a b', '$JS.x'].map((subject) => [
      { ...secured, SERVICE_RELAY_NATS_SUBJECT: subject },
      'SERVICE_RELAY_NATS_SUBJECT must be words of letters, digits, hyphens and underscores',
    ]),
  ] as [Record<string, string>, string][])('refuse %o', (env, sentence) => {
    const faults = faultsOf(env);
    expect(faults).toEqual([expect.stringContaining(sentence)]);
    expect(faults.join()).not.toContain('hunter2');
  });
});

describe('the settings of Kafka', () => {
  const brokers = { SERVICE_RELAY_KAFKA: 'k1.example:9092, [::1]:9093' };
  const none = { brokers: ['k1.example:9092', '[::1]:9093'], topic: 'service.records', tls: false };
  const login = { SERVICE_RELAY_KAFKA_USER: 'relay', SERVICE_RELAY_KAFKA_PASSWORD: 'hunter2' };

  it.each([
    [brokers, { ...none, ca: undefined, login: undefined }],
    [
      { ...brokers, ...login, SERVICE_RELAY_KAFKA_TOPIC: 'a' },
      { ...none, topic: 'a', login: { mechanism: 'scram-sha-512', user: 'relay', password: 'hunter2' } },
    ],
    [
      {
        ...brokers,
        ...login,
        SERVICE_RELAY_KAFKA_SASL: 'plain',
        SERVICE_RELAY_KAFKA_TLS: 'true',
        SERVICE_RELAY_KAFKA_CA: 'ca.pem',
      },
      { ...none, tls: true, ca: 'ca.pem', login: { mechanism: 'plain', user: 'relay', password: 'hunter2' } },
    ],
  ])('are read from %o', (env, kafka) => {
    expect(relayOf(env)).toEqual({ kafka });
  });

  it.each([
    ...['k1', 'k1:', 'k1:0', 'k1:65536', 'kafka://k1:9092', 'a b:9092', 'u:hunter2@k1:9092'].map((value) => [
      { SERVICE_RELAY_KAFKA: value },
      'SERVICE_RELAY_KAFKA must be brokers as HOST:PORT',
    ]),
    ...['..', 'a b', 'x'.repeat(250)].map((topic) => [
      { ...brokers, SERVICE_RELAY_KAFKA_TOPIC: topic },
      'SERVICE_RELAY_KAFKA_TOPIC must be the name of a topic',
    ]),
    [login, 'SERVICE_RELAY_KAFKA must be set because its user, password'],
    [{ ...brokers, SERVICE_RELAY_KAFKA_USER: 'a' }, 'SERVICE_RELAY_KAFKA_PASSWORD must be set'],
    [{ ...brokers, SERVICE_RELAY_KAFKA_PASSWORD: 'hunter2' }, 'SERVICE_RELAY_KAFKA_USER must be set'],
    [{ ...brokers, SERVICE_RELAY_KAFKA_CA: 'a' }, 'SERVICE_RELAY_KAFKA_TLS must be true because certificate'],
    [{ ...brokers, ...login, SERVICE_RELAY_KAFKA_SASL: 'plain' }, 'SERVICE_RELAY_KAFKA_TLS must be true because the'],
    [{ ...brokers, SERVICE_RELAY_KAFKA_SASL: 'gssapi' }, 'SERVICE_RELAY_KAFKA_SASL must be one of scram-sha-512'],
  ] as [Record<string, string>, string][])('refuse %o', (env, sentence) => {
    const faults = faultsOf(env);
    expect(faults).toEqual([expect.stringContaining(sentence)]);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('accept a topic of 249 characters and the last port', () => {
    const env = { SERVICE_RELAY_KAFKA: 'k:65535', SERVICE_RELAY_KAFKA_TOPIC: 'x'.repeat(249) };
    expect(relayOf(env)?.kafka?.brokers).toEqual(['k:65535']);
  });
});
