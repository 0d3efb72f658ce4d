// The whole flow of a program without a key, in a real browser: registration, login, consent, token, tool call (Spec
// 4.7).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { findViolations } from '../../../test/support/axe.ts';
import { expect, test } from '../../../test/support/browser-test.ts';

const PROGRAM = fileURLToPath(new URL('../src/sign-in.ts', import.meta.url));
const CLAIM = 'Fernhall was founded by Nobody Example.';

interface Program {
  child: ChildProcess;
  /** The URL that it shows to the user. */
  address: string;
  /** Everything that it prints after that, and its exit code. */
  ended: Promise<{ output: string; errors: string; code: number | null }>;
}

async function startProgram(url: string, brand: string): Promise<Program> {
  const env = { ...process.env, NODE_OPTIONS: '', SERVICE_URL: url };
  const child = spawn(process.execPath, [PROGRAM, brand, CLAIM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors = text(child.stderr);
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  const address = /^Open (\S+)$/.exec(first.value ?? '')?.[1];
  if (address === undefined) throw new Error(`no address: ${first.value ?? (await errors)}`);
  const rest = Array.fromAsync({ [Symbol.asyncIterator]: () => lines });
  const ended = Promise.all([rest, errors, exited]).then(([output, error, [code]]) => ({
    output: output.join('\n'),
    errors: error,
    code,
  }));
  return { child, address, ended };
}

test('a client without a key signs in through the browser', async ({ page, service }) => {
  const program = await startProgram(service.url, 'Fernhall');
  await page.goto(program.address);
  await expect(page.getByLabel('Email address')).toHaveValue('demo@fernhall.example');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByRole('heading', { name: 'Let Example client use your brand data?' })).toBeVisible();
  await expect(page.getByText(/^127\.0\.0\.1:\d+ \(a program on this computer\)$/)).toBeVisible();
  await expect(page.getByText('demo@fernhall.example')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('You can close this page')).toBeVisible();

  const { output, errors, code } = await program.ended;
  expect([errors, code]).toEqual(['', 0]);
  expect(output).toMatch(/^tools: list_brands, get_brand_overview, .*run_brand_scan\n/);
  expect(JSON.parse(output.split('\n')[1] ?? '')).toMatchObject({ verdict: expect.any(String) });
});

test('a client whose consent is denied gets an error', async ({ page, service }) => {
  const program = await startProgram(service.url, 'Fernhall');
  await page.goto(program.address);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You can close this page')).toBeVisible();
  expect(await program.ended).toMatchObject({ output: '', errors: 'Access denied: access_denied\n', code: 1 });
});
