// `finding list|show|dismiss|reopen` over the wrong claims of the showcase (decisions 7, 8).
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { createHandling } from '../../src/notifications/handle-facts.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { type Document, makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

/** Each runs several commands, on a machine that does much else. */
vi.setConfig({ testTimeout: PROCESS_TEST_MS });

let here: Workplace;
let demo: Document;
beforeAll(async () => {
  here = makeWorkplace();
  demo = await here.runJson('demo');
}, PROCESS_TEST_MS);
afterAll(() => here.remove());

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
  it('has those of a brand, the worst first, each with its quote', async () => {
    const findings = await listed();
    const ranks = findings.map(({ severity }) => SEVERITIES.indexOf(String(severity)));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const { quote, start, end, brand_id } of findings) {
      expect(brand_id).toBe(demo.brand_id);
      expect(String(quote)).toHaveLength(Number(end) - Number(start));
    }
  });

  it('has those of a state alone, and as a table for people', async () => {
    for (const state of ['open', 'fixed']) {
      const states = (await listed('--state', state)).map((one) => one.state);
      expect(new Set(states)).toEqual(new Set([state]));
    }
    const { stdout } = await here.run('finding', 'list', '--brand', 'fernhall.example');
    expect(stdout.split('\n')[0]).toMatch(/^id +severity +state +kind +subject +claimed +verified/);
    await here.runJson('brand', 'create', '--name', 'Quiet', '--domain', 'quiet.example');
    expect((await here.run('finding', 'list', '--brand', 'Quiet')).stdout).toBe('No finding.\n');
  });

  it('wants a state that there is, and a brand that there is', async () => {
    expect(await here.run('finding', 'list', '--brand', 'Fernhall', '--state', 'wrong')).toMatchObject({ code: 2 });
    const { code, stdout } = await here.run('finding', 'list', '--brand', 'Nobody', '--json');
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'brand_not_found']);
  });
});

describe('finding show', () => {
  it('has sources, frequency and a fix, which counts once as prescribed', async () => {
    const fixes = async () => {
      const { units } = await here.runJson('usage', 'report', '--tenant', String(demo.tenant_id));
      return Array.isArray(units) ? units.find(({ unit }) => unit === 'fix') : undefined;
    };
    const { finding_id } = await oneThatIs('open');
    const shown = await here.runJson('finding', 'show', String(finding_id));
    expect(shown).toMatchObject({
      finding_id,
      seen_in: { engine: expect.any(String), market: expect.any(String) },
      fix: { json_ld: { '@context': 'https://schema.org' } },
    });
    expect(shown.frequency).toContainEqual(expect.objectContaining({ answers: expect.any(Number) }));
    const { stdout } = await here.run('finding', 'show', String(finding_id));
    expect(stdout).toContain('To do:\n1. ');
    const stores = await openStores({ store: `sqlite:${here.path}` }, { clock: systemClock, ids: systemIds });
    while ((await stores.facts.handleFacts(1000, createHandling({ clock: systemClock, ids: systemIds }))) > 0);
    await stores.close();
    expect(await fixes()).toMatchObject({ included: 5, used: 1 });
  });
});

describe('a finding', () => {
  it('is dismissed and reopened, twice being once', async () => {
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

  it('that was fixed can be open again by hand', async () => {
    const { finding_id } = await oneThatIs('fixed');
    expect(await here.runJson('finding', 'reopen', String(finding_id))).toMatchObject({ state: 'open' });
  });

  it.each(['show', 'dismiss', 'reopen'])('that is not there: %s says so', async (action) => {
    const { code, stdout } = await here.run('finding', action, 'unknown', '--json');
    expect([code, JSON.parse(stdout).error]).toEqual([
      1,
      { code: 'not_found', message: 'there is no finding unknown' },
    ]);
  });
});
