// What the package ships, read from the built files rather than the sources.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'acorn';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ensureBuilt, PACKAGE, readBuilt } from '../support/built.ts';
import { openScriptPage } from '../support/script-page.ts';

const INSTALL_ID = `svc_pub_${'0123456789abcdef'.repeat(2)}`;
const TAG = { src: 'https://sdk.example.com/sdk/v1.js', 'data-service-install-id': INSTALL_ID };
const COLLECT = `https://sdk.example.com/api/v1/events/collect/${INSTALL_ID}`;

beforeAll(ensureBuilt, 120_000);

describe('v1.js', () => {
  it('has at most 3,500 bytes in brotli, including js-cookie', () => {
    expect(brotliCompressSync(readBuilt('v1.js')).length).toBeLessThanOrEqual(3500);
    expect(readBuilt('v1.js')).toContain('js-cookie | MIT');
  });

  it('is a script of ES2020', () => {
    expect(() => parse(readBuilt('v1.js'), { ecmaVersion: 2020, sourceType: 'script' })).not.toThrow();
  });

  it('runs under a strict content security policy and never sends a beacon', () => {
    for (const name of ['v1.js', 'index.js']) {
      expect(readBuilt(name)).not.toMatch(/\beval\b|\bFunction\(|document\.write|innerHTML|sendBeacon|\.style\b/);
    }
  });

  it('adds no listener that blocks the back/forward cache', () => {
    expect(readBuilt('v1.js')).not.toMatch(/unload/);
  });

  it('has a source map that names sources relative to the package', () => {
    const map: { sources: string[]; sourcesContent: string[] } = JSON.parse(readBuilt('v1.js.map'));
    // Served at two URLs, neither of which has the map.
    expect(readBuilt('v1.js')).not.toContain('sourceMappingURL');
    expect(map.sources).toContain('../src/client.ts');
    expect(map.sourcesContent).toHaveLength(map.sources.length);
    for (const source of map.sources) expect(source).toMatch(/^\.\.\//);
  });

  it('is pinned by v1.sri.json', () => {
    const hash = createHash('sha384').update(readBuilt('v1.js')).digest('base64');
    expect(JSON.parse(readBuilt('v1.sri.json'))).toEqual({
      version: packageJson.version,
      file: 'v1.js',
      integrity: `sha384-${hash}`,
    });
  });
});

describe('the npm files', () => {
  it.each(['index.js', 'index.development.js'])('are ES2020 and import only js-cookie: %s', (name) => {
    const { body } = parse(readBuilt(name), { ecmaVersion: 2020, sourceType: 'module' });
    const imports = body.flatMap((node) => (node.type === 'ImportDeclaration' ? [node.source.value] : []));
    expect(imports).toEqual(['js-cookie']);
  });

  it('contain no zod', () => {
    for (const name of ['index.js', 'index.development.js', 'v1.js', 'index.d.ts'])
      expect(readBuilt(name)).not.toMatch(/zod/i);
  });

  it('have types that import nothing, not even the private protocol package', () => {
    expect(readBuilt('index.d.ts')).not.toMatch(/@service\/protocol|\bimport\b|\bfrom '/);
  });

  it('add no globals and no timers when imported on a server', () => {
    const script = `
      const before = new Set(Reflect.ownKeys(globalThis));
      const { ServiceBilling } = await import('./dist/index.js');
      const added = Reflect.ownKeys(globalThis).filter((key) => !before.has(key)).map(String);
      const resources = process.getActiveResourcesInfo().filter((name) => /Timeout|Immediate|TCP/.test(name));
      console.log(JSON.stringify({ create: typeof ServiceBilling.create, added, resources }));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: PACKAGE,
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual({ create: 'function', added: [], resources: [] });
  });

  it.each([
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])(
    'have types that are found with module %s and resolution %s',
    (module, moduleResolution) => {
      const folder = mkdtempSync(join(tmpdir(), 'sdk-types-'));
      try {
        mkdirSync(join(folder, 'node_modules/@service'), { recursive: true });
        symlinkSync(PACKAGE, join(folder, 'node_modules/@service/sdk'));
        writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
        writeFileSync(
          join(folder, 'use.ts'),
          `import { ServiceBilling, type ActionResponse, type Client, type ServiceBillingError } from '@service/sdk';
         const client: Client = ServiceBilling.create({ endpoint: 'x', consent: true, onError: (e: ServiceBillingError) => e.code });
         export const answer: Promise<ActionResponse> = client.track({ a: 1, b: null });
         interface Booking { seats: number; voucher?: string }
         export const book = (booking: Booking) => client.track({ ...booking, plan: undefined });
         // @ts-expect-error consent is true or there is no client
         ServiceBilling.create({ endpoint: 'x', consent: false });
         // @ts-expect-error there are no event names
         client.track('signup');
         // @ts-expect-error properties are flat
         client.track({ booking: { seats: 1 } });
         // @ts-expect-error a date is no property
         client.track({ at: new Date() });
         // @ts-expect-error nor is a list
         client.track(['signup']);`,
        );
        const options = {
          module,
          moduleResolution,
          strict: true,
          noEmit: true,
          types: [],
          lib: ['es2020', 'dom'],
          skipLibCheck: false,
        };
        writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['use.ts'] }));
        const compiler = join(PACKAGE, '../../node_modules/typescript/bin/tsc');
        const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
        expect([status, stdout]).toEqual([0, '']);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    120_000,
  );
});

describe('the script in a page', () => {
  let unhandled: unknown[];
  const count = (reason: unknown) => void unhandled.push(reason);
  beforeEach(() => {
    unhandled = [];
    process.on('unhandledRejection', count);
  });
  afterEach(() => {
    process.off('unhandledRejection', count);
    expect(unhandled).toEqual([]);
  });

  it.each([
    ['classic', true],
    ['module, where currentScript is null', false],
  ])('finds its tag and starts: %s', async (_, current) => {
    const page = openScriptPage();
    page.load(readBuilt('v1.js'), TAG, current);
    await page.clock.advance(100);
    expect(page.to('session').map(({ url }) => url)).toEqual([`${COLLECT}/session`]);
    expect(page.addedKeys().sort()).toEqual(['ServiceBilling', 'serviceEvents']);
    expect(page.cookies()).toEqual(['service_visitor_id']);
    const track = page.window.serviceEvents?.track({ a: 1 });
    await page.clock.advance(100);
    expect(await track).toEqual({ accepted: true, mode: 'measurement' });
  });

  it('reads host, source and debug from its attributes', async () => {
    const page = openScriptPage({ origin: 'null' });
    page.load(readBuilt('v1.js'), { ...TAG, 'data-service-debug': '' });
    await page.clock.advance(100);
    expect(page.lines).toEqual([expect.stringContaining('unsupported_origin')]);
    const other = openScriptPage();
    other.load(readBuilt('v1.js'), {
      ...TAG,
      'data-service-base-url': 'https://api.example.com/',
      'data-service-source': 'mail',
    });
    await other.clock.advance(100);
    expect(other.to('session')[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/api\.example\.com\/api/),
      body: { source: 'mail' },
    });
  });

  it('without an install ID only offers create()', async () => {
    const page = openScriptPage();
    page.load(readBuilt('v1.js'), { src: TAG.src });
    await page.clock.advance(100);
    expect(page.addedKeys()).toEqual(['ServiceBilling']);
    expect(page.sent).toEqual([]);
    const client = page.window.ServiceBilling?.create({ endpoint: COLLECT, consent: true });
    client?.init();
    await page.clock.advance(100);
    expect(page.sent).toHaveLength(1);
  });

  it('does nothing when it is loaded twice', async () => {
    const page = openScriptPage();
    page.load(readBuilt('v1.js'), TAG);
    const { serviceEvents, ServiceBilling } = page.window;
    page.load(readBuilt('v1.js'), TAG);
    await page.clock.advance(100);
    expect(page.window.serviceEvents).toBe(serviceEvents);
    expect(page.window.ServiceBilling).toBe(ServiceBilling);
    expect(page.to('session')).toHaveLength(1);
  });

  it('creates a new client when it is loaded after stop()', async () => {
    const page = openScriptPage();
    page.load(readBuilt('v1.js'), TAG);
    await page.clock.advance(100);
    const stopped = page.window.serviceEvents;
    stopped?.stop();
    page.load(readBuilt('v1.js'), TAG);
    await page.clock.advance(100);
    expect(page.window.serviceEvents).not.toBe(stopped);
    expect(page.to('session')).toHaveLength(2);
  });

  it('waits in a prerendered page until it is shown', async () => {
    const page = openScriptPage();
    page.page.prerendering = true;
    page.load(readBuilt('v1.js'), TAG);
    await page.clock.advance(3_600_000);
    expect([page.sent, page.cookies()]).toEqual([[], []]);
    page.show();
    await page.clock.advance(100);
    expect(page.to('session')).toHaveLength(1);
  });

  it.each([
    ['an invalid install ID', { ...TAG, 'data-service-install-id': 'svc_pub_x' }],
    ['no URL', { ...TAG, src: '' }],
    ['an insecure host', { ...TAG, 'data-service-base-url': 'http://api.example.com' }],
  ])('logs one line about the problem and does not throw with %s', async (_, tag) => {
    const page = openScriptPage();
    page.load(readBuilt('v1.js'), tag);
    await page.clock.advance(100);
    expect(page.sent).toEqual([]);
    expect(page.lines).toEqual([expect.stringMatching(/^ServiceBillingError: invalid_options: /)]);
    expect(page.addedKeys()).toEqual(['ServiceBilling']);
  });
});
