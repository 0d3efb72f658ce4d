import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/domain-error.ts';
import { type Flags, loadSettings } from './config.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const writeConfig = (text: string) => writeFileSync(join(directory, 'service.config.json'), text);
const load = (flags: Flags = {}, env: Record<string, string> = {}) => loadSettings(flags, { env, directory });

function faultsOf(flags: Flags = {}, env: Record<string, string> = {}): string[] {
  try {
    load(flags, env);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_settings') return error.message.split('\n');
    throw error;
  }
  return [];
}

const NO_VENDORS = {
  openai: undefined,
  gemini: undefined,
  perplexity: undefined,
  claude: undefined,
  grok: undefined,
  mistral: undefined,
};

describe('settings', () => {
  it('have defaults wherever possible', () => {
    expect(load()).toEqual({
      store: 'sqlite:./data/service.db',
      host: '127.0.0.1',
      port: 8787,
      publicUrl: undefined,
      processes: 1,
      secrets: undefined,
      dev: false,
      rateLimits: {
        sessionsPerAddress: 120,
        eventsPerAddress: 600,
        perInstall: 60_000,
        serverEventsPerKey: 1200,
        exchangesPerAddress: 60,
        callsPerToken: 120,
        callsPerDemoToken: 10,
        registrationsPerAddress: 10,
        authorizationsPerAddress: 120,
        loginsPerAddress: 60,
        ownPerUser: 60,
        portalPerUser: 600,
      },
      retentionDays: { visits: 395, actions: 395, events: 1095, answers: 395 },
      migrations: 'auto',
      trustedProxies: [],
      loginIdleMinutes: 60,
      scans: { vendors: NO_VENDORS, others: [], order: [], concurrency: 4, auto: true },
      logLevel: 'info',
    });
  });

  it('come from flags, then the environment, then the file', () => {
    writeConfig('{"port": 1, "host": "::1", "logLevel": "debug"}');
    const settings = load({ port: '3' }, { SERVICE_PORT: '2', SERVICE_HOST: 'localhost', PATH: 'unrelated' });
    expect(settings).toMatchObject({ port: 3, host: 'localhost', logLevel: 'debug' });
  });

  it('parse lists, limits and addresses from strings', () => {
    const settings = load(
      {},
      {
        SERVICE_SECRET: `${'a'.repeat(32)}, ${'b'.repeat(40)}`,
        SERVICE_TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8,192.0.2.1',
        SERVICE_PUBLIC_URL: 'https://Events.Example/',
        SERVICE_RATE_LIMIT_EVENTS_PER_ADDRESS: '5',
        SERVICE_DEV: 'false',
      },
    );
    expect(settings).toMatchObject({
      secrets: ['a'.repeat(32), 'b'.repeat(40)],
      trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
      publicUrl: 'https://events.example',
      rateLimits: {
        sessionsPerAddress: 120,
        eventsPerAddress: 5,
        perInstall: 60_000,
        serverEventsPerKey: 1200,
        exchangesPerAddress: 60,
        callsPerToken: 120,
        callsPerDemoToken: 10,
        registrationsPerAddress: 10,
        authorizationsPerAddress: 120,
        loginsPerAddress: 60,
        ownPerUser: 60,
        portalPerUser: 600,
      },
      dev: false,
    });
  });

  it('give each process a metrics port, on loopback by default', () => {
    expect(load({}, {}).metrics).toBeUndefined();
    expect(load({}, { SERVICE_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', ports: [9464, 9464] });
    const group = { SERVICE_METRICS_PORT: '9464', SERVICE_METRICS_HOST: '10.0.0.7', SERVICE_PROCESSES: '4' };
    expect(load({}, group).metrics).toEqual({ host: '10.0.0.7', ports: [9464, 9467] });
    expect(load({ metricsPort: 0, processes: 4 }, {}).metrics?.ports).toEqual([0, 0]);
    expect(faultsOf({}, { SERVICE_METRICS_PORT: '65533', SERVICE_PROCESSES: '4' })).toEqual([
      'SERVICE_METRICS_PORT must be at most 65532, so that each of 4 processes has a port of its own, not "65533"',
    ]);
  });

  it('enable engines by key, with model and prices', () => {
    const { scans } = load(
      {},
      {
        SERVICE_OPENAI_KEY: ' sk-1 ',
        SERVICE_OPENAI_PRICES: '2/10.5/10',
        SERVICE_PERPLEXITY_KEY: 'pplx-1',
        SERVICE_PERPLEXITY_MODEL: 'perplexity/other',
        SERVICE_GEMINI_MODEL: 'unused',
        SERVICE_SCAN_CONCURRENCY: '8',
        SERVICE_AUTO_SCANS: 'false',
      },
    );
    expect(scans).toEqual({
      vendors: {
        ...NO_VENDORS,
        openai: { key: 'sk-1', url: undefined, model: 'gpt-6-sol', prices: { input: 2, output: 10.5, searches: 10 } },
        perplexity: { key: 'pplx-1', url: undefined, model: 'perplexity/other', prices: undefined },
      },
      others: [],
      order: [],
      concurrency: 8,
      auto: false,
    });
  });

  it.each(['2/10', '2/10/10/1', 'a/b/c', '-1/2/3', '2/10/', '1e3/1/1'])('refuse the prices %j', (prices) => {
    expect(() => load({}, { SERVICE_GEMINI_PRICES: prices })).toThrow(/SERVICE_GEMINI_PRICES must be three prices/);
  });

  it('never quote an engine key', () => {
    expect(() => load({}, { SERVICE_OPENAI_KEY: '   ' })).toThrow('SERVICE_OPENAI_KEY must be a string');
  });

  it.each(['OPENAI', 'GEMINI', 'PERPLEXITY', 'CLAUDE', 'GROK', 'MISTRAL'])('accept a base URL for %s', (vendor) => {
    const settings = (url: string) =>
      load({}, { [`SERVICE_${vendor}_KEY`]: 'k', [`SERVICE_${vendor}_URL`]: url }).scans?.vendors;
    const account = (url: string) => Object.values(settings(url) ?? {}).filter((each) => each !== undefined);
    expect(account('https://gateway.example/v1?a=b')).toMatchObject([{ url: 'https://gateway.example/v1?a=b' }]);
    expect(account(' http://localhost:8080 ')).toMatchObject([{ url: 'http://localhost:8080/' }]);
    expect(account('http://[::1]:8080/v1')).toMatchObject([{ url: 'http://[::1]:8080/v1' }]);
  });

  it.each([
    'http://gateway.example/hunter2',
    'http://192.168.0.1/hunter2',
    'https://user:hunter2@gateway.example',
    'https://hunter2@gateway.example',
    'https://:hunter2@gateway.example',
    'https://gateway.example/#hunter2',
    'ftp://localhost/hunter2',
    'gateway.example/hunter2',
    '/hunter2',
  ])('refuse the engine URL %s without quoting it', (url) => {
    const [fault, ...more] = faultsOf({}, { SERVICE_CLAUDE_KEY: 'k', SERVICE_CLAUDE_URL: url });
    expect(more).toEqual([]);
    expect(fault).toContain(
      'SERVICE_CLAUDE_URL must be an https address without user and password, or an http one on a',
    );
    expect(fault).not.toContain('hunter2');
  });

  const house = { name: 'house', url: 'http://localhost:11434/v1', model: 'house-x' };

  it('define custom engines, as JSON text or in the file', () => {
    const others = [
      house,
      {
        ...house,
        name: 'router_2',
        url: 'https://router.example/v1',
        key: 'k',
        prices: '1/2/0',
        body: { plugins: [] },
      },
    ];
    const read = [
      { ...house, key: undefined, prices: undefined, body: {} },
      {
        name: 'router_2',
        url: 'https://router.example/v1',
        model: 'house-x',
        key: 'k',
        prices: { input: 1, output: 2, searches: 0 },
        body: { plugins: [] },
      },
    ];
    expect(load({}, { SERVICE_ENGINES: JSON.stringify(others) }).scans?.others).toEqual(read);
    writeConfig(JSON.stringify({ engines: others }));
    expect(load().scans?.others).toEqual(read);
  });

  it.each([
    ['no JSON', 'hunter2'],
    ['no list', JSON.stringify({ hunter2: house })],
    ['a name of a vendor', [{ ...house, name: 'openai' }]],
    ['a name twice', [house, house]],
    ['a name in upper case', [{ ...house, name: 'House' }]],
    ['no model', [{ name: 'house', url: house.url }]],
    ['a URL without TLS', [{ ...house, url: 'http://gateway.example' }]],
    ['an empty key', [{ ...house, key: '' }]],
    ['an unknown field', [{ ...house, hunter2: 1 }]],
    ['eleven', Array.from({ length: 11 }, (_, i) => ({ ...house, name: `e${i}` }))],
  ])('refuse custom engines with %s, without quoting them', (_, engines) => {
    const text = typeof engines === 'string' ? engines : JSON.stringify(engines);
    const faults = faultsOf({}, { SERVICE_ENGINES: text });
    expect(faults).toEqual([expect.stringMatching(/^SERVICE_ENGINES must be a JSON list of engines/)]);
    expect(faults.join()).not.toMatch(/hunter2|gateway/);
  });

  it('accept ten custom engines', () => {
    const ten = Array.from({ length: 10 }, (_, i) => ({ ...house, name: `e${i}` }));
    expect(load({}, { SERVICE_ENGINES: JSON.stringify(ten) }).scans?.others).toHaveLength(10);
  });

  it('set the engines that are chosen first', () => {
    const env = { SERVICE_ENGINES: JSON.stringify([house]), SERVICE_ENGINE_ORDER: 'house, claude' };
    expect(load({}, env).scans?.order).toEqual(['house', 'claude']);
  });

  it.each(['house', 'claude,claude', 'claude,chatgpt'])('refuse the engine order %s', (order) => {
    expect(faultsOf({}, { SERVICE_ENGINE_ORDER: order })).toEqual([
      expect.stringContaining(
        'SERVICE_ENGINE_ORDER must name known engines without duplicates: openai, gemini, perplexity, claude, grok, mistral',
      ),
    ]);
  });

  it('turn the rate limits off', () => {
    expect(load({}, { SERVICE_RATE_LIMITS: 'off' }).rateLimits).toBe('off');
  });

  it.each([
    ['SERVICE_PORT', '10abc', 'must be a whole number from 0 to 65535, not "10abc"'],
    ['SERVICE_PORT', '65536', 'must be a whole number from 0 to 65535, not "65536"'],
    ['SERVICE_PORT', '', 'is empty: give it a value, or unset it for the default'],
    ['SERVICE_PORT', '0x10', 'must be a whole number from 0 to 65535, not "0x10"'],
    ['SERVICE_DEV', 'yes', 'must be true or false, not "yes"'],
    ['SERVICE_RATE_LIMITS', 'of', 'must be one of on, off, not "of"'],
    ['SERVICE_LOG_LEVEL', 'loud', 'must be one of silent, error, warn, info, debug, not "loud"'],
    ['SERVICE_STORE', 'postgres://db', 'does not name a database: write postgres://USER:PASSWORD@HOST/DATABASE'],
    ['SERVICE_STORE', 'sqlite::memory:', 'must be a file: an in-memory store loses its data'],
    ['SERVICE_TRUSTED_PROXIES', '10/8', 'must be addresses or CIDR ranges'],
    ['SERVICE_TRUSTED_PROXIES', '10.0.0.0/33', 'must be addresses or CIDR ranges'],
    ['SERVICE_TRUSTED_PROXIES', '10.0.0.1,', 'must be addresses or CIDR ranges'],
    ['SERVICE_TRUSTED_PROXIES', '10.0.0.1/', 'must be addresses or CIDR ranges'],
    ['SERVICE_TRUSTED_PROXIES', '10.0.0.0/255.0.0.0', 'must be addresses or CIDR ranges'],
    ...['0.0.0.0/0', '::/0', '10.0.0.1/0', '10.0.0.0/00', '10.0.0.0/8,::/0', '::ffff:0.0.0.0/96', '::/1', '::1/80'].map(
      (value): [string, string, string] => ['SERVICE_TRUSTED_PROXIES', value, 'must not cover all addresses'],
    ),
    ['SERVICE_PUBLIC_URL', 'https://events.example/path', 'must be an http or https address without a path'],
    ['SERVICE_PUBLIC_URL', 'events.example', 'must be an http or https address without a path'],
    ['SERVICE_PUBLIC_URL', 'https://user@events.example', 'must be an http or https address without a path'],
    ['SERVICE_PROT', '1', 'is not a setting; did you mean SERVICE_PORT?'],
    ['SERVICE_OTEL_ENDPOINT', 'localhost:4318', 'must be an http or https address without user and password'],
    ['SERVICE_OTEL_ENDPOINT', 'http://user:word@localhost', 'must be an http or https address without user'],
    ['SERVICE_OTEL_ENDPOINT', 'http://localhost/?key=a', 'must be an http or https address without user'],
    ['SERVICE_OTEL_SAMPLE_RATIO', '1.1', 'must be a number from 0 to 1'],
    ['SERVICE_OTEL_SAMPLE_RATIO', '10%', 'must be a number from 0 to 1'],
  ])('%s=%s is refused with a message', (name, value, sentence) => {
    expect(faultsOf({}, { [name]: value })).toEqual([expect.stringContaining(`${name} ${sentence}`)]);
  });

  it.each(['::ffff:0.0.0.0/97', '::fffe:0:0/96', '8000::/1', '0.0.0.0/1'])('trust the range %s', (range) => {
    expect(load({}, { SERVICE_TRUSTED_PROXIES: range }).trustedProxies).toEqual([range]);
  });

  it('send all traces, or a share of them, to a collector', () => {
    expect(load({}, {}).tracing).toBeUndefined();
    const env = { SERVICE_OTEL_ENDPOINT: 'https://otel.example/base/' };
    expect(load({}, env).tracing).toEqual({ endpoint: 'https://otel.example/base', sampleRatio: 1 });
    expect(load({ otelSampleRatio: '.05' }, env).tracing?.sampleRatio).toBe(0.05);
  });

  it('accept exactly the proxy lists that the server can use', () => {
    const address = fc.oneof(
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6(),
      fc.constantFrom('fe80::1%eth0', '::ffff:10.0.0.1'),
    );
    const prefix = fc.oneof(
      fc.constant(''),
      fc.constantFrom('/', '/00', '/01', '/-1', '/8.5', '/255.0.0.0'),
      fc.integer({ min: 0, max: 130 }).map((bits) => `/${bits}`),
    );
    const ranges = fc.array(
      fc.tuple(address, prefix).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    );
    let started = 0;
    const property = fc.property(ranges, (list) => {
      const env = { SERVICE_TRUSTED_PROXIES: list.join(',') };
      if (faultsOf({}, env).length > 0) return;
      fastify({ trustProxy: load({}, env).trustedProxies });
      started++;
    });
    fc.assert(property, { numRuns: 300 });
    expect(started).toBeGreaterThan(10);
  });

  it('report all issues together, under the names used', () => {
    writeConfig('{"logLevel": 3, "prot": 1}');
    const faults = faultsOf({ host: 'a b' }, { SERVICE_PORT: 'x', SERVICE_SECRT: 'y' });
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining('--host must be a host name'),
        expect.stringContaining('SERVICE_PORT must be a whole number'),
        expect.stringContaining('"logLevel" in service.config.json must be one of'),
        expect.stringContaining('"prot" in service.config.json is not a setting; did you mean "port"'),
        expect.stringContaining('SERVICE_SECRT is not a setting; did you mean SERVICE_SECRET?'),
      ]),
    );
    expect(faults).toHaveLength(5);
  });

  const webhook = { SERVICE_RELAY_WEBHOOK: 'https://lake.example/in?key=hunter2' };
  const relaySecret = (bytes: number): string => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;

  it('list the relay sinks, none by default', () => {
    expect(load().relay).toBeUndefined();
    const env = { ...webhook, SERVICE_RELAY_WEBHOOK_SECRET: `${relaySecret(24)},${relaySecret(64)}` };
    expect(load({ relayFile: './out' }, env).relay).toEqual({
      file: { folder: './out', maxBytes: 67_108_864 },
      webhook: {
        url: 'https://lake.example/in?key=hunter2',
        secrets: [relaySecret(24), relaySecret(64)],
        allowPrivate: false,
        batchRecords: 100,
      },
    });
    expect(load({ relayFile: 'out', relayFileMaxBytes: '1' }).relay).toEqual({
      file: { folder: 'out', maxBytes: 1 },
      webhook: undefined,
    });
  });

  it.each([
    [{ SERVICE_RELAY_FILE: ' ' }, 'SERVICE_RELAY_FILE must be the path of a folder'],
    [webhook, 'SERVICE_RELAY_WEBHOOK_SECRET must be set because a webhook is set'],
    [{ SERVICE_RELAY_WEBHOOK_SECRET: relaySecret(24) }, 'SERVICE_RELAY_WEBHOOK must be set because its secret is set'],
    [{ SERVICE_RELAY_WEBHOOK_BATCH: '1001' }, 'SERVICE_RELAY_WEBHOOK_BATCH must be a whole number from 1 to 1000'],
    ...['ftp://a.example', 'a.example', 'https://user:hunter2@a.example', 'https://hunter2@a.example'].map((url) => [
      { SERVICE_RELAY_WEBHOOK: url, SERVICE_RELAY_WEBHOOK_SECRET: relaySecret(24) },
      'SERVICE_RELAY_WEBHOOK must be an https address without user and password',
    ]),
    [
      { SERVICE_RELAY_WEBHOOK: 'http://a.example/hunter2', SERVICE_RELAY_WEBHOOK_SECRET: relaySecret(24) },
      'SERVICE_RELAY_WEBHOOK must be an https address, unless private addresses are allowed',
    ],
    ...[relaySecret(23), relaySecret(65), 'whsec_hunter2!', relaySecret(24).slice(6), `${relaySecret(24)},`].map(
      (secret) => [
        { ...webhook, SERVICE_RELAY_WEBHOOK_SECRET: secret },
        'SERVICE_RELAY_WEBHOOK_SECRET must be whsec_ and the base64 of 24 to 64 random bytes',
      ],
    ),
  ] as [Record<string, string>, string][])('refuse %o without quoting secrets', (env, sentence) => {
    const faults = faultsOf({}, env);
    expect(faults).toEqual([expect.stringContaining(sentence)]);
    expect(faults.join()).not.toMatch(/hunter2|whsec_\w/);
  });

  it.each([{ dev: true }, { relayWebhookPrivate: true }])('accept a webhook without TLS with %o', (flags) => {
    const env = { SERVICE_RELAY_WEBHOOK: 'http://lake.internal', SERVICE_RELAY_WEBHOOK_SECRET: relaySecret(24) };
    expect(load(flags, env).relay?.webhook).toMatchObject({ url: 'http://lake.internal/', allowPrivate: true });
  });

  it('never quote a secret', () => {
    const [fault] = faultsOf({}, { SERVICE_SECRET: `${'a'.repeat(32)},${'b'.repeat(31)}` });
    expect(fault).toBe('SERVICE_SECRET must be secrets of at least 32 characters, separated by commas');
  });

  it.each([
    'postgres://service:hunter2@db',
    'postgresql://db?password=hunter2',
    'sqlite::memory:hunter2',
    'sqlite:./hunter2/',
  ])('never quote a store URL that may contain a password: %s', (store) => {
    const faults = [...faultsOf({ store }), ...faultsOf({}, { SERVICE_STORE: store })];
    writeConfig(JSON.stringify({ store }));
    faults.push(...faultsOf());
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hunter2');
  });

  it('never quote the text around an error in the file', () => {
    const text = JSON.stringify({ port: 1, secret: 'abcdefghijklmnopqrstuvwxyz0123456789', dev: true }, null, 2);
    for (const [at] of [...text].entries()) {
      for (const inserted of ['x', ',', '"']) {
        writeConfig(text.slice(0, at) + inserted + text.slice(at));
        expect(faultsOf().join()).not.toMatch(/abc|ijk|789/);
      }
    }
    writeConfig('{"secret": x"abcdefghijklm"}');
    expect(faultsOf()).toEqual(["service.config.json is not valid JSON: Unexpected token 'x'"]);
  });

  it.each(['[1]', 'null', '"text"', '{'])('refuse the file %s', (text) => {
    writeConfig(text);
    expect(faultsOf()).toEqual([
      expect.stringMatching(/^service\.config\.json (?:must contain one JSON object|is not valid JSON)/),
    ]);
  });

  it('refuse a file key that every object inherits', () => {
    writeConfig('{"__proto__": {"port": 1}, "constructor": 1}');
    expect(faultsOf()).toHaveLength(2);
  });

  it.each(['0.0.0.0', '192.0.2.1', '::', 'events.example', 'localhost.example'])(
    'refuse --dev on the host %s',
    (host) => {
      expect(faultsOf({ dev: true, host })).toEqual([
        expect.stringContaining('--host must be a loopback address with --dev'),
      ]);
    },
  );

  it.each(['127.0.0.1', '::1', 'localhost', 'shop.localhost'])('accept --dev on the host %s', (host) => {
    expect(load({ dev: true, host }).host).toBe(host);
  });

  it('refuse --dev with a public address that is not loopback', () => {
    expect(faultsOf({ dev: true, publicUrl: 'https://events.example' })).toEqual([
      expect.stringContaining('--public-url must be on a loopback host with --dev'),
    ]);
    expect(load({ dev: true, publicUrl: 'http://[::1]:8787' }).publicUrl).toBe('http://[::1]:8787');
  });

  it('accept a port only in canonical form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(70_000).map(String), fc.string({ minLength: 1 })), (text) => {
        const number = Number(text);
        const isPort = String(number) === text && Number.isInteger(number) && number >= 0 && number <= 65_535;
        expect(faultsOf({}, { SERVICE_PORT: text }).length === 0).toBe(isPort && !Object.is(number, -0));
      }),
    );
  });
});
