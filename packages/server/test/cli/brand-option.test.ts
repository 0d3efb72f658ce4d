// Every `--brand` accepts an id, a name, an alias or a domain; an ambiguous one is rejected with its candidates
// (decisions 6).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

/** Each runs several commands, possibly on a busy machine. */
vi.setConfig({ testTimeout: PROCESS_TEST_MS });

let here: Workplace;
let brandId: string;
let tenantId: string;
beforeAll(async () => {
  here = makeWorkplace();
  const made = await here.runJson('brand', 'create', '--name', 'Acme', '--domain', 'acme.example', '--alias', 'ACM');
  [brandId, tenantId] = [String(made.brand_id), String(made.tenant_id)];
  for (const name of ['Twin', 'Twin'])
    await here.runJson('brand', 'create', '--name', name, '--domain', 'twin.example');
});
afterAll(() => here.remove());

const COMMANDS = [
  ['report', 'attribution'],
  ['report', 'visibility'],
  ['finding', 'list'],
  ['scan', 'list'],
  ['install', 'create'],
  ['install', 'list'],
  ['notification', 'add', '--webhook', 'https://hooks.acme.example/in'],
  ['notification', 'list'],
  ['notification', 'parked'],
];

describe('--brand of', () => {
  it.each(COMMANDS.map((words) => ({ words, command: words.slice(0, 2).join(' ') })))(
    '$command accepts an ID, name, alias or domain, and lists candidates',
    async ({ words }) => {
      for (const brand of [brandId, 'acme', 'ＡＣＭ', 'acme.example']) await here.runJson(...words, '--brand', brand);
      const unclear = await here.run(...words, '--brand', 'twin');
      expect(unclear).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^twin may be Twin \(.+\), Twin \(.+\)\n$/),
      });
    },
  );

  it('token create resolves names among the brands of the tenant', async () => {
    const words = ['token', 'create', '--tenant', tenantId, '--name', 'n', '--scope', 'read'];
    expect(await here.runJson(...words, '--brand', 'ACM')).toMatchObject({ brand_ids: [brandId] });
    expect((await here.run(...words, '--brand', 'twin')).stderr).toMatch(/the tenant has no brand twin/i);
  });
});

describe('a file that cannot be opened', () => {
  it.each([
    ['nowhere.yaml', 'does not exist: check the path'],
    ['.', 'is a directory: name a file in it'],
  ])('is reported with the next step: %s', async (name, says) => {
    const path = join(here.directory, name);
    const told = { code: 1, stderr: `${path} ${says}\n` };
    expect(await here.run('brand', 'import', path)).toMatchObject(told);
    expect(await here.run('analyze', '-', '--brand-file', path)).toMatchObject(told);
    const brand = join(here.directory, 'brand.yaml');
    writeFileSync(brand, 'name: Acme\ndomain: acme.example\n');
    expect(await here.run('analyze', path, '--brand-file', brand)).toMatchObject(told);
  });

  it('is rejected at once if it exceeds the size limit', async () => {
    const path = join(here.directory, 'large.yaml');
    writeFileSync(path, Buffer.alloc(28 * 1024 * 1024, 'x'));
    expect(await here.run('brand', 'import', path)).toMatchObject({
      code: 1,
      stderr: `${path} must be at most 2 MiB\n`,
    });
  });
});
