// `/healthz` and `/readyz` (decisions 12).
import { expect, it } from 'vitest';
import { openScene, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const get = (from: typeof scene, url: string) => from.inject({ method: 'GET', url });

it('a server whose store works is alive and ready', async () => {
  for (const [url, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await get(scene, url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await scene.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  }
});

it('readiness follows the store, but liveness does not', async () => {
  let works = false;
  const checkStore = () => (works ? Promise.resolve() : Promise.reject(new Error('no disk')));
  await using server = await openScene({ shared: scene.stores, checkStore });
  const answer = await get(server, '/readyz');
  expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '1',
  ]);
  expect((await get(server, '/healthz')).statusCode).toBe(200);
  works = true;
  expect((await get(server, '/readyz')).statusCode).toBe(200);
});

it('a draining server is alive and not ready, and refuses new work', async () => {
  await using server = await openScene({ shared: scene.stores });
  const install = await server.install();
  server.lifecycle.draining = true;
  for (const url of ['/healthz', '/healthz?from=probe']) expect((await get(server, url)).statusCode).toBe(200);
  for (const answer of [await get(server, '/readyz'), await get(server, '/sdk/v1.js'), await server.session(install)]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers.connection).toBe('close');
    expect(answer.headers['retry-after']).toBe('1');
  }
});
