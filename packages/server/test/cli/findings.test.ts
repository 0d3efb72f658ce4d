// `finding list|show|fix|dismiss|reopen` over the wrong claims of the showcase (decisions 7, 8).
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Document, makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { plantDemo } from './demo-workplace.ts';

/** Each runs several commands, possibly on a busy machine. */
vi.setConfig({ testTimeout: PROCESS_TEST_MS });

let here: Workplace;
let demo: Document;
beforeAll(async () => {
  here = makeWorkplace();
  demo = await plantDemo(here);
}, PROCESS_TEST_MS);
afterAll(() => here.remove());

const shownSchema = z.looseObject({ frequency: z.array(z.looseObject({ answers: z.number() })) });
const SEVERITIES = ['critical', 'high', 'medium', 'low'];

async function listed(...options: string[]): Promise<Document[]> {
  const { findings } = await here.runJson('finding', 'list', '--brand', 'Fernhall', ...options);
  if (!Array.isArray(findings)) throw new Error('there is no list');
  return findings;
}

async function oneThatIs(state: string): Promise<Document> {
  const [one] = await listed('--state', state);
  if (!one) throw new Error(`no finding is ${state}`);
  return one;
}

describe('finding list', () => {
  it('lists the findings of a brand with quotes, worst first', async () => {
    const findings = await listed();
    const ranks = findings.map(({ severity }) => SEVERITIES.indexOf(String(severity)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const { quote, start, end, brand_id } of findings) {
      expect(brand_id).toBe(demo.brand_id);
      expect(String(quote)).toHaveLength(Number(end) - Number(start));
    }
  });

  it('lists those in the most answers first within a severity, like the portal', async () => {
    const findings = await listed();
    const keys = await Promise.all(
      findings.map(async ({ finding_id, severity }) => {
        const { frequency } = shownSchema.parse(await here.runJson('finding', 'show', String(finding_id)));
        const answers = frequency.reduce((sum, one) => sum + one.answers, 0);
        return SEVERITIES.indexOf(String(severity)) * 1000 - answers;
      }),
    );
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  it('filters by state and prints a table', async () => {
    for (const state of ['open', 'fixed']) {
      const states = (await listed('--state', state)).map((one) => one.state);
      expect(new Set(states)).toEqual(new Set([state]));
    }
    const { stdout } = await here.run('finding', 'list', '--brand', 'fernhall.example');
    expect(stdout.split('\n')[0]).toMatch(/^id +severity +state +kind +subject +claimed +verified/);
    await here.runJson('brand', 'create', '--name', 'Quiet', '--domain', 'quiet.example');
    expect((await here.run('finding', 'list', '--brand', 'Quiet')).stdout).toBe('No findings.\n');
  });

  it('rejects an unknown state or brand', async () => {
    expect(await here.run('finding', 'list', '--brand', 'Fernhall', '--state', 'wrong')).toMatchObject({ code: 2 });
    const { code, stdout } = await here.run('finding', 'list', '--brand', 'Nobody', '--json');
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'brand_not_found']);
  });
});

const fixesUsed = async () => {
  const { units } = await here.runJson('usage', 'report', '--tenant', String(demo.tenant_id));
  return Array.isArray(units) ? units.find(({ unit }) => unit === 'fix') : undefined;
};

describe('finding show', () => {
  it('shows sources, frequency and the price, without charging', async () => {
    const { finding_id } = await oneThatIs('open');
    const shown = await here.runJson('finding', 'show', String(finding_id));
    expect(shown).toMatchObject({
      finding_id,
      seen_in: { engine: expect.any(String), market: expect.any(String) },
      fix: null,
      fix_price: { amount_cents: 0, currency: 'USD', prescribed: false },
    });
    expect(shown.frequency).toContainEqual(expect.objectContaining({ answers: expect.any(Number) }));
    const { stdout } = await here.run('finding', 'show', String(finding_id));
    expect(stdout).toContain(`is included in the plan: service finding fix ${finding_id}`);
    expect(await fixesUsed()).toMatchObject({ included: 5, used: 0 });
  });
});

describe('finding fix', () => {
  it('requires --yes in scripts, with the reason', async () => {
    const { finding_id } = await oneThatIs('open');
    for (const json of [[], ['--json']]) {
      const { code, stderr } = await here.run('finding', 'fix', String(finding_id), ...json);
      expect([code, stderr]).toEqual([2, expect.stringMatching(/included in the plan.*--yes/)]);
    }
    expect(await fixesUsed()).toMatchObject({ used: 0 });
  });

  it('prompts at a terminal and charges nothing if declined', async () => {
    const { finding_id } = await oneThatIs('open');
    const asked: string[] = [];
    const answerWith = (yes: boolean) => (question: string) => {
      asked.push(question);
      return Promise.resolve(yes);
    };
    const command = ['finding', 'fix', String(finding_id)];
    const no = await here.runWith({ confirm: answerWith(false) }, ...command);
    expect([no.code, no.stderr]).toEqual([1, 'Canceled. Nothing was charged.\n']);
    expect(asked).toEqual(['The fix is included in the plan, and counts against its quota. Continue?']);
    expect(await fixesUsed()).toMatchObject({ used: 0 });
    const yes = await here.runWith({ confirm: answerWith(true) }, ...command);
    expect([yes.code, yes.stdout]).toEqual([0, expect.stringContaining('Steps:\n1. ')]);
    expect(await fixesUsed()).toMatchObject({ used: 1 });
  });

  it('shows its price, charges once and stays available', async () => {
    const ids = (await listed('--state', 'open')).map(({ finding_id }) => String(finding_id)).slice(0, 6);
    for (const id of ids) {
      const { charged_cents, fix } = await here.runJson('finding', 'fix', id, '--yes');
      expect(fix).toMatchObject({ json_ld: { '@context': 'https://schema.org' } });
      expect(charged_cents).toBe(id === ids[5] ? 500 : 0);
    }
    expect(await fixesUsed()).toMatchObject({ used: 6, overage: 1, amount_cents: 500 });
    const again = await here.run('finding', 'fix', ids[5] ?? '');
    expect([again.code, again.stderr, again.stdout]).toEqual([0, '', expect.stringContaining('Steps:')]);
    expect((await here.runJson('finding', 'show', ids[5] ?? '')).fix).not.toBeNull();
    const seventh = (await listed('--state', 'open')).at(6);
    const { stderr } = await here.run('finding', 'fix', String(seventh?.finding_id));
    expect(stderr).toContain('costs 5.00 USD');
    expect(await fixesUsed()).toMatchObject({ used: 6 });
  });
});

describe('a finding', () => {
  it('can be dismissed and reopened repeatedly', async () => {
    const { finding_id } = await oneThatIs('open');
    const id = String(finding_id);
    for (const [action, state] of [
      ...[['dismiss', 'dismissed'] as const, ['dismiss', 'dismissed'] as const],
      ...[['reopen', 'open'] as const, ['reopen', 'open'] as const],
    ]) {
      expect(await here.runJson('finding', action, id)).toMatchObject({ finding_id, state });
      expect((await listed('--state', state)).map((one) => one.finding_id)).toContain(finding_id);
    }
  });

  it('keeps the reason for its dismissal', async () => {
    const { finding_id } = await oneThatIs('open');
    const id = String(finding_id);
    await here.runJson('finding', 'dismiss', id, '--reason', 'other', '--note', ' Old price list. ');
    const { history } = await here.runJson('finding', 'show', id);
    expect(Array.isArray(history) && history.at(-1)).toMatchObject({
      state: 'dismissed',
      reason: 'other',
      note: 'Old price list.',
    });
    expect((await here.run('finding', 'show', id)).stdout).toMatch(/Z {2}dismissed: other: Old price list\.\n$/);
    expect(await here.run('finding', 'dismiss', id, '--reason', 'wrong')).toMatchObject({ code: 2 });
    await here.runJson('finding', 'reopen', id);
  });

  it('can be reopened after a fix', async () => {
    const { finding_id } = await oneThatIs('fixed');
    expect(await here.runJson('finding', 'reopen', String(finding_id))).toMatchObject({ state: 'open' });
  });

  it.each(['show', 'fix', 'dismiss', 'reopen'])('%s reports an unknown ID', async (action) => {
    const { code, stdout } = await here.run('finding', action, 'unknown', '--json');
    expect([code, JSON.parse(stdout).error]).toEqual([1, { code: 'not_found', message: 'no such finding: unknown' }]);
  });
});
