// `list_brands`, the same results over MCP, and `run_brand_scan`, which comes last because it changes data.
import { TOOL_NAMES } from '@service/protocol/schemas';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { rowsOfDepth } from '../../../../test/support/table-rows.ts';
import { addToken } from '../support/calls.ts';
import { connectMcp } from '../support/mcp-client.ts';
import { periodOf } from './recount/days.ts';
import { competitors, figures } from './recount/overview.ts';
import { type GoldenScene, SISTER, TODAY } from './showcase-scene.ts';

const MARKETS = ['US', 'UK', 'DE', 'JP'];
interface NewScan {
  given: { engines?: string[]; markets?: string[] };
  engines: string[];
  markets: string[];
}

const NEW_SCANS: NewScan[] = [
  { given: { engines: ['ChatGPT'], markets: ['DE'] }, engines: ['openai'], markets: ['DE'] },
  { given: { engines: ['google', 'Perplexity'], markets: ['JP'] }, engines: ['gemini', 'perplexity'], markets: ['JP'] },
  { given: { markets: ['UK'] }, engines: ['openai', 'gemini', 'perplexity'], markets: ['UK'] },
  { given: { engines: ['openai'] }, engines: ['openai'], markets: MARKETS },
];

export function brandsAndScansGolden({
  call,
  get,
  ask,
  ids,
  sheet,
  secret,
  service,
  clock,
  recount,
}: GoldenScene): void {
  const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);
  const fernhall = {
    id: ids.brandId,
    name: 'Fernhall',
    domain: sheet.domains[0],
    aliases: sheet.aliases,
    markets: sheet.markets,
    product_lines: names(sheet.product_lines),
    competitors: names(sheet.competitors),
    skus: sheet.product_lines.flatMap(({ skus }) => skus),
  };
  const none = { product_lines: [], skus: [], competitors: [], markets: MARKETS };
  const sister = { ...SISTER, aliases: ['fernhall-help.example'], ...none };

  it('lists brands in the order of creation', async () => {
    expect(await get('list_brands', {})).toEqual({ brands: [fernhall, sister], next_cursor: null });
    const first = await get('list_brands', { limit: 1 });
    expect(first).toEqual({ brands: [fernhall], next_cursor: expect.any(String) });
    const second = await get('list_brands', { limit: 1, cursor: first.next_cursor });
    expect(second).toEqual({ brands: [sister], next_cursor: null });
  });

  it('lists only the brands of the key', async () => {
    const held = await addToken({ stores: service.stores, clock }, ids.tenantId, { brandIds: [SISTER.id] });
    const { result } = await call('list_brands', {}, held);
    expect(result?.structuredContent).toEqual({ brands: [sister], next_cursor: null });
  });

  it('are identical over MCP', async () => {
    await using connected = await connectMcp(service.url, secret, 'auto');
    const reads = TOOL_NAMES.filter((name) => name !== 'run_brand_scan');
    for (const name of reads) {
      const brand = name === 'list_brands' ? {} : { brand: 'Fernhall' };
      const args = { ...brand, ...(name === 'verify_brand_claim' && { claim: 'The FC-600 costs $599.' }) };
      const { structuredContent, isError } = await connected.client.callTool({ name, arguments: args });
      expect([structuredContent, isError ?? false]).toEqual([await get(name, args), false]);
    }
  });

  it('reports the same error over MCP as over JSON-RPC', async () => {
    await using connected = await connectMcp(service.url, secret, 'auto');
    for (const args of [{ brand: 'Fernhal' }, { brand: 'Fernhall', engine: 'altavista' }]) {
      const got = await connected.client.callTool({ name: 'get_brand_overview', arguments: args });
      const { error } = await call('get_brand_overview', args);
      expect([got.isError, got.structuredContent]).toMatchObject([true, { error: error?.data }]);
    }
  });

  it.each(rowsOfDepth(NEW_SCANS))(
    'a scan of $given asks each engine once for two callers',
    async ({ given, engines, markets }) => {
      const start = (args: object) => get('run_brand_scan', { brand: 'Fernhall', ...args });
      const turned = Object.fromEntries(Object.entries(given).map(([name, list]) => [name, list.toReversed()]));
      const [first, second] = await Promise.all([start(given), start(turned)]);
      expect(first).toEqual({ jobId: expect.any(String), status: 'running' });
      expect(second).toEqual(first);
      const total = engines.length * sheet.prompts.filter(({ market }) => markets.includes(market)).length;
      const time = new Date(clock.now()).toISOString();
      const { finished_at, ...job } = await ended(first.jobId);
      expect(Date.parse(finished_at)).toBeGreaterThanOrEqual(Date.parse(time));
      expect(job).toEqual({
        jobId: first.jobId,
        status: 'succeeded',
        progress: { done: total, total, failed: 0 },
        started_at: time,
        result: {
          scan_id: first.jobId,
          brand_id: ids.brandId,
          engines,
          markets,
          answers: total,
          failures: [],
          cost_micros: 0,
          answers_of_unknown_cost: 0,
        },
      });
      expect(recount().filter(({ scan_id }) => scan_id === first.jobId)).toHaveLength(total);
    },
  );

  it('counts the answers of new scans in all figures', async () => {
    const period = periodOf({}, TODAY);
    const now = recount();
    const sections = ['figures', 'branded', 'competitors'];
    expect(await get('get_brand_overview', { brand: 'Fernhall', market: 'DE', sections })).toMatchObject({
      ...figures(now, { market: 'DE', period }, sheet, false),
      branded: figures(now, { market: 'DE', period }, sheet, true),
      competitors: competitors(now, { market: 'DE', period }, sheet),
    });
  });

  /** Time passes while it waits: a scan that a busy store interrupted resumes once its lease has expired. */
  async function ended(jobId: unknown): Promise<{ finished_at: string }> {
    return vi.waitFor(
      async () => {
        clock.pass(100);
        const { result } = await ask('jobs/get', { jobId: String(jobId) });
        expect(result).toMatchObject({ status: 'succeeded' });
        return z.looseObject({ finished_at: z.string() }).parse(result);
      },
      { timeout: 25_000, interval: 100 },
    );
  }
}
