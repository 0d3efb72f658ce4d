// `brand import|export|show`: a brand as one file, imported and exported (decisions 7, 8, 12).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

/** Each runs several commands, possibly on a busy machine. */
vi.setConfig({ testTimeout: PROCESS_TEST_MS });

let here: Workplace;
beforeAll(() => {
  here = makeWorkplace();
});
afterAll(() => here.remove());

const WHOLE = `name: Acme
domain: acme.example
aliases: [ACM, {name: Ac, case_sensitive: true}]
markets: [US, DE]
product_lines: [{name: Acme Flow, skus: [AF-1]}]
competitors: [{name: Rival, domains: [rival.example]}]
prompts:
  - {text: Which desk is best?, market: US, tags: [desks]}
  - {text: Welcher Tisch?, market: DE}
facts:
  - {kind: price, subject: AF-1, amount: 9.99, currency: EUR, market: DE, source: https://acme.example/p, date: 2026-01-31}
`;

function fileOf(name: string, text: string): string {
  const path = join(here.directory, name);
  writeFileSync(path, text);
  return path;
}

const withPrompts = (count: number, name: string): string =>
  JSON.stringify({
    name,
    domain: 'many.example',
    prompts: Array.from({ length: count }, (_, i) => ({ text: `Question ${i}?`, market: 'US' })),
  });

describe('brand import', () => {
  it('creates a brand, skips an unchanged file and applies changes', async () => {
    const path = fileOf('acme.yaml', WHOLE);
    const made = await here.runJson('brand', 'import', path);
    expect(made).toMatchObject({
      outcome: 'created',
      name: 'Acme',
      domains: ['acme.example'],
      product_lines: 1,
      skus: 1,
      competitors: 1,
      prompts: 2,
      facts: 1,
    });
    const ids = { brand_id: made.brand_id, tenant_id: made.tenant_id };
    expect(await here.runJson('brand', 'import', path)).toMatchObject({ ...ids, outcome: 'unchanged' });
    const other = fileOf('other.yaml', WHOLE.replace('[ACM,', '[ACME Inc,'));
    expect(await here.runJson('brand', 'import', other)).toMatchObject({ ...ids, outcome: 'changed' });
    expect(await here.runJson('brand', 'show', 'acme inc')).toMatchObject({ ...ids, markets: ['US', 'DE'] });
    const { code, stdout } = await here.run('brand', 'import', path, '--brand', 'acme.example');
    expect([code, stdout]).toEqual([0, expect.stringContaining('The brand Acme was changed.\n')]);
  });

  it('warns about facts that are hard to compare, with their lines', async () => {
    const kept = ', source: https://odd.example/, date: 2026-01-31}';
    const facts = `facts:\n  - {kind: price, amount: 9, currency: USD, market: US${kept}\n  - {kind: price, amount: 90, currency: SEK, market: US${kept}\n`;
    const path = fileOf('odd.yaml', `name: Oddra\ndomain: odd.example\n${facts}`);
    const { warnings }: { warnings?: string[] } = await here.runJson('brand', 'import', path);
    expect(warnings).toEqual([expect.stringContaining(`${path}:5: facts.1.currency is not recognized in answers`)]);
    const { stdout } = await here.run('brand', 'import', path);
    expect(stdout.split('\n')[0]).toBe(`warning: ${warnings?.[0]}`);
  });

  it('warns about names that are common words, with their lines', async () => {
    const path = fileOf('common.yaml', 'name: Harbor\ndomain: h.example\nmarkets: [US]\ncompetitors:\n  - Summit\n');
    const { warnings } = await here.runJson('brand', 'import', path);
    expect(warnings).toEqual([
      expect.stringContaining(`${path}:1: name "Harbor" is also a common word (en)`),
      expect.stringContaining(`${path}:5: competitors.0.name "Summit" is also a common word (en)`),
    ]);
  });

  it('reports each error with its line and changes nothing', async () => {
    const path = fileOf('wrong.yaml', 'name: Wrong\ndomain: https://wrong.example\nmarkets:\n  - FR\nnmae: typo\n');
    const { code, stdout, stderr } = await here.run('brand', 'import', path);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([
      `${path}:2: domain must be a bare host name, such as acme.example`,
      `${path}:4: markets.0 must be one of US, UK, DE, JP`,
      `${path}:5: nmae is not a known field`,
    ]);
    const broken = fileOf('broken.json', '{\n  "name": "Broken",\n  "domain": \n}\n');
    expect((await here.run('brand', 'import', broken)).stderr).toMatch(new RegExp(`^${broken}:[34]: `));
    expect((await here.run('brand', 'list')).stdout).not.toMatch(/Wrong|Broken/);
  });

  it('reports a missing file', async () => {
    const { code, stdout } = await here.run('brand', 'import', join(here.directory, 'none.yaml'), '--json');
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'unreadable_file']);
  });

  it('accepts ten prompts on the free plan and rejects eleven', async () => {
    const eleven = fileOf('eleven.json', withPrompts(11, 'Eleven'));
    const refused = await here.run('brand', 'import', eleven, '--json');
    expect([refused.code, JSON.parse(refused.stdout).error]).toEqual([
      1,
      { code: 'quota_exceeded', message: 'the plan includes 10 prompts' },
    ]);
    expect((await here.run('brand', 'show', 'Eleven')).code).toBe(1);
    expect(await here.runJson('brand', 'import', fileOf('ten.json', withPrompts(10, 'Ten')))).toMatchObject({
      outcome: 'created',
      prompts: 10,
    });
    expect(await here.runJson('brand', 'import', eleven, '--plan', 'protect')).toMatchObject({ prompts: 11 });
  });

  it('rejects a name that two brands share', async () => {
    for (const domain of ['one.example', 'two.example']) {
      await here.runJson('brand', 'create', '--name', 'Twin', '--domain', domain);
    }
    const path = fileOf('twin.yaml', 'name: Twin\ndomain: one.example\n');
    const { code, stdout } = await here.run('brand', 'import', path, '--json');
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'ambiguous_brand']);
    expect(await here.runJson('brand', 'import', path, '--brand', 'two.example')).toMatchObject({ outcome: 'changed' });
  });
});

describe('brand create', () => {
  it('creates one brand on the plan Pro and rejects a second', async () => {
    const { tenant_id } = await here.runJson(
      ...['brand', 'create', '--name', 'Solo', '--domain', 'solo.example', '--plan', 'pro'],
    );
    const second = ['brand', 'create', '--name', 'Duo', '--domain', 'duo.example', '--tenant', String(tenant_id)];
    const { code, stdout } = await here.run(...second, '--json');
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'quota_exceeded']);
    expect(await here.runJson(...second, '--plan', 'protect')).toMatchObject({ tenant_id });
  });
});

describe('brand export', () => {
  it.each(['yaml', 'json'])('prints %s that import accepts as unchanged', async (format) => {
    await here.runJson('brand', 'import', fileOf('acme.yaml', WHOLE));
    const { stdout } = await here.run('brand', 'export', 'Acme', '--format', format);
    const path = fileOf(`exported.${format}`, stdout);
    expect(await here.runJson('brand', 'import', path)).toMatchObject({ outcome: 'unchanged', facts: 1, prompts: 2 });
    const empty = makeWorkplace();
    expect(await empty.runJson('brand', 'import', path)).toMatchObject({ outcome: 'created', facts: 1, prompts: 2 });
    expect((await empty.run('brand', 'export', 'Acme', '--format', format)).stdout).toBe(stdout);
    await empty.remove();
  });

  it('fails for an unknown brand', async () => {
    const { code, stdout } = await here.run('brand', 'export', 'Nobody', '--json');
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'brand_not_found']);
  });
});
