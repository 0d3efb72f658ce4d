// docs/tutorial.md, step by step: a visit from ChatGPT and a booking, as the portal shows them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startService } from '../../../test/support/service.ts';
import { expect, signIn, test } from './portal-test.ts';
import { takePicture } from './take-picture.ts';

const tutorial = (name: string) => readFileSync(new URL(`../../../examples/tutorial/${name}`, import.meta.url), 'utf8');
const document = readFileSync(new URL('../../../docs/tutorial.md', import.meta.url), 'utf8');
/** The commands of the service in the tutorial, without `npm run -s service --`. */
const commands = [...document.matchAll(/^npm run -s service -- (.+)$/gm)].map(([, words = '']) => words.split(' '));

test.use({ viewport: { width: 1280, height: 720 } });

test('the tutorial ends with a booking that ChatGPT brought', async ({ page }) => {
  test.setTimeout(180_000);
  const [demo = [], report = []] = commands;
  await using stack = new AsyncDisposableStack();
  const service = await startService(['--dev']);
  stack.defer(async () => void (await service.stop()));
  const { token } = JSON.parse(await service.run(...demo, '--json'));

  // The port of the tutorial may be in use.
  const folder = stack.adopt(mkdtempSync(join(tmpdir(), 'tutorial-')), (path) => rmSync(path, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), tutorial('index.html').replace('http://127.0.0.1:8787', service.url));
  writeFileSync(join(folder, 'server.mjs'), tutorial('server.mjs'));
  const env = { ...process.env, API_KEY: token, SERVICE: service.url, PORT: '0' };
  const backend = spawn(process.execPath, ['server.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  stack.defer(() => void backend.kill());
  const lines = createInterface({ input: backend.stdout });
  const [shopUrl] = await once(lines, 'line');

  const answered = once(lines, 'line');
  await page.goto(`${shopUrl}/?utm_source=chatgpt.com`);
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => page.evaluate('window.serviceEvents?.getVisitorId()')).toMatch(/^svc_v_/);
  await page.getByRole('button', { name: 'Book a place' }).click();
  await expect(page.getByRole('status')).toHaveText('Booked!');
  expect(await answered).toEqual([expect.stringMatching(/^Booking \S+: 202 {"accepted":true/)]);

  await expect.poll(() => service.run(...report)).toMatch(/ai:chatgpt +\S+ +1 +1 +0 +1 /);

  await signIn(page, service.url);
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'booking_confirmed' })).toBeVisible();
  await takePicture(page, 'live');
  // Tall enough for the table of channels.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.getByRole('link', { name: 'Attribution' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'ChatGPT' })).toBeVisible();
  await takePicture(page, 'attribution');
});
