// Serving the browser SDK (Spec 4.8, 9; decisions 12).
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { type Scene, sharedScene } from '../support/scene.ts';
import { tempDirectory } from '../support/temp-store.ts';

const BUILT = 'window.ServiceBilling = "1.2.3 as built";';
const OVERLAY = 'document.title = "debug";';
const RELEASED = 'window.ServiceBilling = "1.0.0";';

const directory = await tempDirectory();
afterAll(() => directory[Symbol.asyncDispose]());
await mkdir(join(directory.path, 'dist'));
await mkdir(join(directory.path, 'releases'));
await writeFile(join(directory.path, 'package.json'), JSON.stringify({ name: '@service/sdk', version: '1.2.3' }));
await writeFile(join(directory.path, 'dist', 'v1.js'), BUILT);
await writeFile(join(directory.path, 'dist', 'debug.js'), OVERLAY);
await writeFile(join(directory.path, 'releases', '1.0.0.js'), RELEASED);
await writeFile(join(directory.path, 'releases', 'secret.txt'), 'not for the web');

const scene = await sharedScene({ sdkDirectory: directory.path });
const get = (url: string, headers = {}, from: Scene = scene) => from.inject({ method: 'GET', url, headers });

describe('/sdk/v1.js', () => {
  it('is the built script, readable by any page, cached for an hour', async () => {
    const answer = await get('/sdk/v1.js');
    expect([answer.statusCode, answer.body]).toEqual([200, BUILT]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-length': String(BUILT.length),
    });
    expect(answer.headers.etag).toMatch(/^"[^"]+"$/);
  });

  it('has a debug overlay beside it, which any page may import', async () => {
    const answer = await get('/sdk/debug.js');
    expect([answer.statusCode, answer.body]).toEqual([200, OVERLAY]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    });
  });

  it('is 304 for a matching ETag, with headers and no body', async () => {
    const { etag, ...headers } = (await get('/sdk/v1.js')).headers;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get('/sdk/v1.js', { 'if-none-match': known });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({
        etag,
        'cache-control': headers['cache-control'],
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    for (const other of ['"x"', '', `${etag}x`]) {
      expect((await get('/sdk/v1.js', { 'if-none-match': other })).statusCode).toBe(200);
    }
  });

  it('is compressed for clients that accept brotli, under its own ETag', async () => {
    const plain = await get('/sdk/v1.js');
    for (const accepted of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5,BR;q=0.8']) {
      const answer = await get('/sdk/v1.js', { 'accept-encoding': accepted });
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(BUILT);
      expect(answer.headers.etag).not.toBe(plain.headers.etag);
      const again = await get('/sdk/v1.js', { 'accept-encoding': accepted, 'if-none-match': answer.headers.etag });
      expect(again.statusCode).toBe(304);
      const unpacked = await get('/sdk/v1.js', { 'if-none-match': answer.headers.etag });
      expect(unpacked.statusCode).toBe(200);
    }
  });

  it.each(['', 'gzip', 'br;q=0', 'br;q=0.000, gzip', 'brx', 'identity'])(
    'is uncompressed for Accept-Encoding %j',
    async (accepted) => {
      const answer = await get('/sdk/v1.js', { 'accept-encoding': accepted });
      expect([answer.headers['content-encoding'], answer.body, answer.headers.vary]).toEqual([
        undefined,
        BUILT,
        'Accept-Encoding',
      ]);
    },
  );

  it('gets a new ETag when rebuilt', async () => {
    const before = (await get('/sdk/v1.js')).headers.etag;
    await writeFile(join(directory.path, 'dist', 'v1.js'), `${BUILT}\n`);
    const answer = await get('/sdk/v1.js', { 'if-none-match': before });
    expect([answer.statusCode, answer.body]).toEqual([200, `${BUILT}\n`]);
    await writeFile(join(directory.path, 'dist', 'v1.js'), BUILT);
    await writeFile(join(directory.path, 'dist', 'debug.js'), OVERLAY);
  });

  it('answers HEAD without the script', async () => {
    const answer = await scene.inject({ method: 'HEAD', url: '/sdk/v1.js' });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', String(BUILT.length)]);
  });

  it('explains how to build it if missing', async () => {
    const path = join(directory.path, 'dist');
    await rm(path, { recursive: true });
    const answer = await get('/sdk/v1.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error).toMatchObject({ code: 'not_found', message: expect.stringContaining('npm run build') });
    await mkdir(path);
    await writeFile(join(path, 'v1.js'), BUILT);
    expect((await get('/sdk/v1.js')).statusCode).toBe(200);
  });
});

describe('/sdk/v1/<version>.js', () => {
  it.each([
    ['1.2.3', BUILT],
    ['1.0.0', RELEASED],
  ])('is version %s permanently, with its SRI hash', async (version, script) => {
    const answer = await get(`/sdk/v1/${version}.js`);
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"sha384-${createHash('sha384').update(script).digest('base64')}"`,
    });
  });

  it('of the current version equals the release, if released', async () => {
    const released = join(directory.path, 'releases', '1.2.3.js');
    await writeFile(released, 'released');
    expect((await get('/sdk/v1/1.2.3.js')).body).toBe('released');
    await rm(released);
  });

  it.each([
    '1.2.4.js',
    '1.2.js',
    '1.2.3',
    'v1.js',
    'secret.txt',
    '..%2Freleases%2F1.0.0.js',
    '..%2Fpackage.json',
    '1.0.0.js%00',
  ])('%s is 404 in JSON', async (file) => {
    const answer = await get(`/sdk/v1/${file}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });
});
