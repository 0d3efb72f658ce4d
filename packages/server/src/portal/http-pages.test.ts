import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { refuseUnknownRoutes } from '../http/unknown-routes.ts';
import { systemIds } from '../kernel/clock.ts';
import { portalPages } from './http-pages.ts';

const directory = await mkdtemp(join(tmpdir(), 'portal-'));
await mkdir(join(directory, 'dist'));
await writeFile(join(directory, 'dist', 'index.html'), '<!doctype html><title>Portal</title>');
const app = Fastify();
// In place of `reply-errors.ts`.
app.setErrorHandler((_error, _request, reply) => reply.code(404).send({}));
refuseUnknownRoutes(app);
app.register(async (scope) => portalPages(scope, { ids: systemIds, portalDirectory: directory }));
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

const open = async (url: string, accept: string) => {
  const { statusCode, headers } = await app.inject({ url, headers: { accept } });
  return { status: statusCode, type: headers['content-type'], policy: headers['content-security-policy'] };
};

it.each([
  ['/', 200],
  ['/brands/any/live', 200],
  ['/nonsense', 404],
  ['/nonsense/below?x=1', 404],
])('%s is a page in a browser', async (url, status) => {
  const page = await open(url, 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect(page).toMatchObject({
    status,
    type: 'text/html; charset=utf-8',
    policy: expect.stringMatching(/^default-src/),
  });
});

it.each([
  ['/nonsense', '*/*'],
  ['/api/v1/nonsense', 'text/html'],
  ['//api/v1/events/collect/x', 'text/html'],
  ['/rpc/x', 'text/html'],
  ['/sdk/unknown.js', 'text/html'],
])('%s is not a page for %s', async (url, accept) => {
  expect(await open(url, accept)).toMatchObject({ status: 404, type: 'application/json; charset=utf-8' });
});
