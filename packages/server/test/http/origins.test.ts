// Which origins may report (Spec 2.2, 5, 7; decisions 1 "Origins").
import { describe, expect, it } from 'vitest';
import { normaliseOrigin } from '../../src/kernel/web/origin.ts';
import { MODES, openScene, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const notAllowed = { error: { code: 'origin_not_allowed' } };

describe('an install without reporting origins', () => {
  it.each(MODES)('accepts any well-formed origin in %s mode', async (mode) => {
    const install = await scene.install({ mode });
    for (const origin of ['https://shop.example', 'https://any.example:8443', 'https://xn--bcher-kva.example']) {
      expect((await scene.session(install, { headers: { origin } })).statusCode).toBe(200);
    }
  });

  it.each([
    undefined,
    '',
    'null',
    'http://shop.example',
    'http://localhost:3000',
    'https://a@example.com',
    'https://exa\tmple.com',
    'https://example.com/x#y',
    'https://example.com/',
    'https://Example.com',
    'https://example.com:443',
    'https://127.1',
    'https://a.example, https://b.example',
  ])('refuses the origin %j', async (origin) => {
    const install = await scene.install();
    const answer = await scene.session(install, { headers: { origin }, body: { url: 'https://example.com/p' } });
    expect([answer.statusCode, answer.json()]).toEqual([403, notAllowed]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(await scene.visits(install)).toEqual([]);
  });
});

describe('an install that lists https://example.com', () => {
  it.each([
    ['https://example.com', 200, 200],
    ['https://shop.example.com', 200, 403],
    ['https://evil-example.com', 403, 403],
    ['https://example.com.evil.com', 403, 403],
    ['https://example.com:8443', 403, 403],
    ['https://example.com.', 403, 403],
  ])('answers %s with %i in measurement and %i in shadow mode', async (origin, measurement, shadow) => {
    for (const mode of MODES) {
      const install = await scene.install({ mode, reportingOrigins: ['https://example.com'] });
      const answer = await scene.session(install, { headers: { origin } });
      expect(answer.statusCode).toBe(mode === 'shadow' ? shadow : measurement);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
    }
  });

  it.each(['https://Bücher.Example', 'https://xn--bcher-kva.example/'])(
    'or %s accepts what a browser sends for it',
    async (listed) => {
      const origin = normaliseOrigin(listed, { dev: false });
      if (!origin.ok) throw new Error(origin.reason);
      const install = await scene.install({ reportingOrigins: [origin.value] });
      const answer = await scene.session(install, { headers: { origin: 'https://xn--bcher-kva.example' } });
      expect(answer.statusCode).toBe(200);
    },
  );
});

it('an inactive install is refused on both endpoints', async () => {
  const install = await scene.install();
  const token = await scene.token(install);
  await scene.stores.installs.updateInstall(install.id, { active: false });
  await scene.configCache.poll();
  for (const answer of [await scene.session(install), await scene.action(install, token)]) {
    expect([answer.statusCode, answer.json()]).toEqual([403, notAllowed]);
  }
});

describe('with --dev', () => {
  it.each(['http://localhost:3000', 'http://shop.localhost', 'http://127.0.0.1:5173', 'http://[::1]:8080'])(
    '%s may report its pages',
    async (origin) => {
      await using dev = await openScene({ shared: scene.stores, settings: { dev: true } });
      const install = await dev.install();
      const answer = await dev.session(install, { headers: { origin, host: 'localhost:8787' } });
      expect(answer.statusCode).toBe(200);
      expect(await dev.visits(install)).toMatchObject([{ page: `${origin}/p` }]);
    },
  );

  it('only loopback host names are answered, to prevent DNS rebinding', async () => {
    await using dev = await openScene({ shared: scene.stores, settings: { dev: true } });
    for (const host of ['localhost:8787', 'api.localhost', '127.0.0.1:1', '[::1]:8787']) {
      expect((await dev.inject({ method: 'GET', url: '/healthz', headers: { host } })).statusCode).toBe(200);
    }
    for (const host of [
      'evil.example',
      'localhost.evil.example:8787',
      '192.168.0.1',
      '127.0.0.1.evil.example',
      'a b',
    ]) {
      expect((await dev.inject({ method: 'GET', url: '/healthz', headers: { host } })).statusCode).toBe(404);
    }
  });

  it('http origins of other hosts are still malformed', async () => {
    await using dev = await openScene({ shared: scene.stores, settings: { dev: true } });
    const answer = await dev.session(await dev.install(), {
      headers: { origin: 'http://shop.example', host: 'localhost' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([403, notAllowed]);
  });
});
