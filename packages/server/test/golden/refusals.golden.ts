// Calls that the tools refuse on the showcase, and the help in each refusal: lists, candidates, limits.
import { expect, it } from 'vitest';
import { addBrandOfOwn, type GoldenScene, SISTER } from './showcase-scene.ts';

const ENGINES = 'must be one of openai, gemini, perplexity, claude, grok, mistral';
const invalid = (path: string, message: string) => ({ code: 'invalid_params', issues: [{ path, message }] });

/** Refused calls on the showcase: a tool, its arguments, and the issue. */
const INVALID: [tool: string, args: object, path: string, message: string][] = [
  ['get_brand_overview', { engine: 'altavista' }, 'engine', `${ENGINES}, bing`],
  ['get_brand_discoverability', { engine: 'altavista' }, 'engine', `${ENGINES}, bing`],
  ['get_brand_overview', { product_line: 'FC-600' }, 'product_line', 'must be a product line of the brand'],
  ['get_brand_overview', { sku: 'Fernhall Core' }, 'sku', 'must be a SKU of the brand, as list_brands lists them'],
  ['get_brand_overview', { product_line: 'Fernhall Sun', sku: 'FS-200' }, 'product_line', 'must not be given with sku'],
  ['get_brand_overview', { since: '2026-11-02', until: '2026-11-01' }, 'until', 'must not be before since'],
  ['get_brand_overview', { since: '2026-11-29' }, 'since', 'must not be after today, 2026-11-28, if until is omitted'],
  ['get_brand_overview', { since: '1969-12-31', until: '1970-01-01' }, 'since', 'must not be before 1970-01-01'],
  ['get_brand_overview', { until: '1969-12-31' }, 'until', 'must not be before 1970-01-01'],
  ['get_brand_overview', { since: '2016-11-20' }, 'since', 'must be less than 3660 days before until'],
  [
    'get_brand_overview',
    { since: '1970-01-01', until: '9999-12-31' },
    'since',
    'must be less than 3660 days before until',
  ],
  ['list_prompts', { prompt: 'none' }, 'prompt', 'must be the ID of a prompt, as list_prompts without it returns them'],
  ['list_prompts', { answer: 'none' }, 'answer', 'must be the id of an answer about the brand'],
  ['list_prompts', { cursor: 'bm9uZQ' }, 'cursor', 'must be the next_cursor of a page of this list'],
  ['verify_brand_claim', {}, 'claim', 'send either claim or finding'],
  ['verify_brand_claim', { finding: 'none' }, 'finding', 'must be the id of a finding of the brand'],
];

const ONE_PROMPT = `
name: Small Shop
domain: small-shop.example
markets: [US]
prompts: [{text: Is Fernhall a good brand?, market: US}]
`;

export function refusalsGolden({ call, get, ask, ids, service, clock }: GoldenScene): void {
  const fernhall = { id: ids.brandId, name: 'Fernhall', domain: 'fernhall.example' };
  const sister = { id: SISTER.id, name: SISTER.name, domain: SISTER.domain };

  it.each(INVALID)('%s refuses %j for %s', async (tool, args, path, message) => {
    const { error, result } = await call(tool, { brand: 'Fernhall', ...args });
    expect([error?.code, error?.data, result]).toEqual([-32602, invalid(path, message), undefined]);
  });

  it.each<[string, number, string, object[]]>([
    ['Fernhal', -32003, 'brand_not_found', [fernhall]],
    ['Fernhil', -32003, 'brand_not_found', [sister]],
    ['Fernhelll', -32003, 'brand_not_found', [fernhall, sister]],
    ['Nobody', -32003, 'brand_not_found', []],
    ['fernhall-help.example', -32004, 'ambiguous_brand', [fernhall, sister]],
  ])('the brand %s is refused with %i %s and its candidates', async (brand, code, name, candidates) => {
    for (const tool of ['get_brand_overview', 'list_prompts', 'run_brand_scan']) {
      const { error } = await call(tool, { brand });
      expect([error?.code, error?.data]).toEqual([code, { code: name, candidates }]);
    }
  });

  it.each(['fernhall', 'ＦＥＲＮＨＡＬＬ', 'ファーンホール', 'fernhall.example', fernhall.id])(
    'finds the brand by %s',
    async (brand) => {
      const { brand: found } = await get('get_brand_verified_info', { brand, kind: 'founder' });
      expect(found).toEqual({ id: fernhall.id, name: 'Fernhall' });
    },
  );

  it('reports how many engines the plan allows', async () => {
    const engines = ['openai', 'gemini', 'perplexity', 'claude'];
    const { error } = await call('run_brand_scan', { brand: 'Fernhall', engines });
    const data = { code: 'quota_exceeded', what: 'engines', limit: 3, used: 4, resets_at: null };
    expect([error?.code, error?.data]).toEqual([-32002, data]);
  });

  it('reports when the weekly scan of a free plan resets', async () => {
    const { secret } = await addBrandOfOwn({ ...service, clock }, ONE_PROMPT, 'free');
    const scan = () => call('run_brand_scan', { brand: 'Small Shop' }, secret);
    const { result } = await scan();
    expect(result?.structuredContent).toEqual({ jobId: expect.any(String), status: 'running' });
    const { error } = await call('run_brand_scan', { brand: 'Small Shop', engines: ['gemini'] }, secret);
    // A Monday.
    const data = { code: 'quota_exceeded', what: 'scan', limit: 1, used: 1, resets_at: '2026-11-30T00:00:00.000Z' };
    expect([error?.code, error?.data]).toEqual([-32002, data]);
  });

  it('reports a missing key to the operator, not the caller', async () => {
    const { error } = await call('run_brand_scan', { brand: 'Fernhall', engines: ['claude'] });
    expect([error?.code, error?.data]).toEqual([-32603, { code: 'internal', reason: 'no_engine' }]);
  });

  it('does not find a job that was never started', async () => {
    const { error } = await ask('jobs/get', { jobId: 'none' });
    expect([error?.code, error?.data]).toEqual([-32005, { code: 'job_not_found' }]);
  });
}
