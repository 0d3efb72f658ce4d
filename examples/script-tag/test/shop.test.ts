// The shop's server over real HTTP: its policy, its pages and its bookings.
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShop } from '../src/shop.ts';

const INSTALL_ID = 'svc_pub_0123456789abcdef0123456789abcdef';
const wish = { slot: 'sunday', places: '1', name: 'Mina', email: 'mina@example.com' };

let server: Server;
let shop: string;

beforeEach(async () => {
  server = createServer(createShop({ serviceBaseUrl: 'http://localhost:8787', installId: INSTALL_ID }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const book = (body: unknown, type = 'application/json') =>
  fetch(`${shop}/bookings`, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });

test('the page carries the install ID and a policy without unsafe sources', async () => {
  const page = await fetch(`${shop}/`);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' http://localhost:8787;");
  expect(policy).not.toMatch(/unsafe|\*/);
  const html = await page.text();
  expect(html).toContain(`data-service-install-id="${INSTALL_ID}"`);
  expect(html).not.toContain('{{');
  expect(html).not.toMatch(/<script(?![^>]*src=)|\sstyle=|\son\w+=/);
});

test('every file that the page references is served with its type', async () => {
  const html = await (await fetch(`${shop}/`)).text();
  const paths = [...html.matchAll(/(?:src|href)="(\/[^"#]+)"/g)].map((match) => match[1] ?? '');
  expect(paths.length).toBeGreaterThan(4);
  for (const path of paths) {
    const answer = await fetch(shop + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-type')).toMatch(/^(text\/(css|javascript)|image\/svg\+xml); charset=utf-8$/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('nothing outside the public files is served', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/src/shop.ts', '/public/', '//']) {
    expect([path, (await fetch(shop + path)).status]).toEqual([path, 404]);
  }
});

test('a booking is confirmed with a reference', async () => {
  const answer = await book(wish);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ reference: expect.stringMatching(/^KS\d{4}$/) });
});

test('a request for more places than are left is refused', async () => {
  expect((await book({ ...wish, places: 2 })).status).toBe(201);
  const answer = await book({ ...wish, places: 3 });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ field: 'places', message: 'Only 2 places are left in this class.' });
});

test.each([
  ['slot', { slot: 'monday' }],
  ['slot', { slot: undefined }],
  ['places', { places: '0' }],
  ['places', { places: '1.5' }],
  ['places', { places: 'many' }],
  ['name', { name: '   ' }],
  ['name', { name: 'x'.repeat(81) }],
  ['email', { email: 'nobody' }],
])('an invalid %s is refused, and the field is named', async (field, change) => {
  const answer = await book({ ...wish, ...change });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ field });
});

test('only a JSON object sent with POST is accepted', async () => {
  expect((await book('text')).status).toBe(400);
  expect((await book(wish, 'text/plain')).status).toBe(415);
  expect((await book({ ...wish, name: 'x'.repeat(5000) })).status).toBe(400);
  expect((await fetch(`${shop}/bookings`)).status).toBe(405);
  expect((await fetch(shop, { method: 'DELETE' })).status).toBe(405);
});

test('a body that breaks off leaves the shop running', async () => {
  const broken = request(`${shop}/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100 },
  });
  const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
  broken.on('error', () => {});
  broken.write('{"slot"', () => broken.destroy());
  await closed;
  expect((await book(wish)).status).toBe(201);
});
