// A release: what is archived, what the server serves, and what the size report contains.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/src/testing/index.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { keepRelease } from '../../scripts/keep-release.mjs';
import { measureAll, toMarkdown } from '../../scripts/size.mjs';
import { ensureBuilt, PACKAGE, readBuilt } from '../support/built.ts';

beforeAll(ensureBuilt, 120_000);

const hashOf = (bytes: Uint8Array | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(['identity', 'br'])(
    'serves the version with the hash of v1.sri.json, in the encoding %s',
    async (encoding) => {
      const answer = await fetch(`${server.url}/sdk/v1/${packageJson.version}.js`, {
        headers: { 'accept-encoding': encoding },
      });
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding === 'br' ? 'br' : null]);
      // Browsers compare the hash with the decompressed content, as fetch() returns it.
      expect(hashOf(new Uint8Array(await answer.arrayBuffer()))).toBe(JSON.parse(readBuilt('v1.sri.json')).integrity);
    },
  );

  it.each(['v1.js', `v1/${packageJson.version}.js`])(
    'serves %s without a reference to a missing source map',
    async (path) => {
      const address = `${server.url}/sdk/${path}`;
      const named = /\/\/[#@] sourceMappingURL=(\S+)/.exec(await (await fetch(address)).text())?.[1];
      expect(named === undefined || (await fetch(new URL(named, address))).ok).toBe(true);
    },
  );
});

describe('a kept release', () => {
  let folder: string;
  const put = (path: string, text: string) => writeFileSync(join(folder, path), text);
  beforeAll(() => {
    folder = `${mkdtempSync(join(tmpdir(), 'sdk-release-'))}/`;
    mkdirSync(join(folder, 'dist'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the built script, listed with its hash beside earlier ones', () => {
    for (const [version, script] of [
      ['1.0.0', 'one'],
      ['1.0.1', 'two'],
      ['1.0.1', 'two'],
    ] as const) {
      put('package.json', JSON.stringify({ version }));
      put('dist/v1.js', script);
      expect(keepRelease(folder)).toEqual({ version, integrity: hashOf(script) });
    }
    expect(readFileSync(join(folder, 'releases/1.0.0.js'), 'utf8')).toBe('one');
    expect(JSON.parse(readFileSync(join(folder, 'releases/integrity.json'), 'utf8'))).toEqual({
      '1.0.0': hashOf('one'),
      '1.0.1': hashOf('two'),
    });
  });

  it('never changes', () => {
    put('dist/v1.js', 'three');
    expect(() => keepRelease(folder)).toThrow('1.0.1 was already released with another script');
    expect(readFileSync(join(folder, 'releases/1.0.1.js'), 'utf8')).toBe('two');
  });

  it('of this package version has the listed hash, if it exists', () => {
    const releases = join(PACKAGE, 'releases');
    const kept = existsSync(releases) ? readdirSync(releases).filter((name) => name.endsWith('.js')) : [];
    const listed = kept.length > 0 ? JSON.parse(readFileSync(join(releases, 'integrity.json'), 'utf8')) : {};
    const actual = kept.map((name) => [name.slice(0, -3), hashOf(readFileSync(join(releases, name)))]);
    expect(Object.fromEntries(actual)).toEqual(listed);
  });
});

describe('the size report', () => {
  it('lists the script with its budget and two npm bundles', async () => {
    const sizes = await measureAll();
    expect(sizes.map(({ file, budget }) => [file, budget])).toEqual([
      ['v1.js', 3500],
      ['npm, bundled', null],
      ['npm, development', null],
    ]);
    for (const { raw, gzip, brotli } of sizes) expect([gzip < raw, brotli < gzip]).toEqual([true, true]);
    expect(sizes[0]?.raw).toBe(Buffer.byteLength(readBuilt('v1.js')));
  }, 60_000);

  it('is a table of the changes since an earlier run', () => {
    const now = [{ file: 'v1.js', raw: 6500, gzip: 3300, brotli: 2950, budget: 3000 }];
    const before = [{ file: 'v1.js', raw: 6400, gzip: 3300, brotli: 2969, budget: 3000 }];
    expect(toMarkdown(now).split('\n').at(-1)).toBe('| v1.js | 6500 | 3300 | 2950 | 3000 |');
    expect(toMarkdown(now, before).split('\n').at(-1)).toBe('| v1.js | 6500 (+100) | 3300 | 2950 (-19) | 3000 |');
  });
});
