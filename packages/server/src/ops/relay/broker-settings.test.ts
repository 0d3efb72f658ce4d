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
