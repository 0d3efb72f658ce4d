// `answer list|show` and `export answers|findings` over the answers of the showcase.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { rounds } from '../../../../test/support/test-depth.ts';
import { type Document, makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { plantDemo } from './demo-workplace.ts';

/** Each runs several commands, possibly on a busy machine. */
vi.setConfig({ testTimeout: PROCESS_TEST_MS });

const listSchema = z.object({ answers: z.array(z.looseObject({ answer_id: z.string() })) });
const place = z.looseObject({ start: z.number(), end: z.number() });
const answerSchema = z.looseObject({
  text: z.string(),
  mentions: z.array(place.extend({ name: z.string() })),
  claims: z.array(place.extend({ quote: z.string(), finding_id: z.string() })),
});

const citedSchema = z.looseObject({
  prompt_id: z.string(),
  engine: z.string(),
  market: z.string(),
  asked_at: z.string(),
  citations: z.array(z.looseObject({ url: z.string(), domain: z.string(), kind: z.string() })),
});
const promptsSchema = z.object({ prompts: z.array(z.looseObject({ prompt_id: z.string(), branded: z.boolean() })) });

/** The domains of the report, with their citations. */
const domainsIn = (stdout: string): (readonly [string, number])[] =>
  (stdout.split(/^cited domains .*\n/m)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^(\S+)(?: \(yours\))? +(\d+) {2}\w/g)])
    .map(([, domain = '', citations]) => [domain, Number(citations)]);

/** Each URL counts once an answer; retrieved pages do not count. */
function recountDomains(answers: readonly z.infer<typeof citedSchema>[]): (readonly [string, number])[] {
  const cited = answers.flatMap(({ citations }) => [
    ...new Map(
      citations
        .filter(({ kind }) => kind !== 'retrieved')
        .map(({ url, domain }) => [url.replace(/\/$/, ''), domain] as const),
    ).values(),
  ]);
  return [...Map.groupBy(cited, (domain) => domain)]
    .map(([domain, same]) => [domain, same.length] as const)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 10);
}

let here: Workplace;
let demo: Document;
beforeAll(async () => {
  here = makeWorkplace();
  demo = await plantDemo(here);
}, PROCESS_TEST_MS);
afterAll(() => here.remove());

const listed = async (...options: string[]) =>
  listSchema.parse(await here.runJson('answer', 'list', '--brand', 'Fernhall', ...options)).answers;
const linesOf = (stdout: string): Document[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

describe('answer', () => {
  it('list prints the newest answers, filtered by engine, market or prompt', async () => {
    expect(await listed()).toHaveLength(50);
    const [one] = await listed('--engine', 'Google', '--market', 'DE', '--limit', '1');
    expect(one).toMatchObject({ engine: 'gemini', market: 'DE', asked_at: expect.stringMatching(/Z$/) });
    const ofPrompt = await listed('--prompt', String(one?.prompt_id));
    expect(new Set(ofPrompt.map(({ prompt_id }) => prompt_id))).toEqual(new Set([one?.prompt_id]));
    const { stdout } = await here.run('answer', 'list', '--brand', 'Fernhall', '--limit', '1');
    expect(stdout.split('\n')[0]).toMatch(/^id +asked +engine +market +text/);
  });

  it('show prints the text and the exact position of each match', async () => {
    const { stdout } = await here.run('export', 'answers', '--brand', 'Fernhall');
    const wrong = linesOf(stdout).find(({ claims }) => Array.isArray(claims) && claims.length > 0);
    const shown = await here.runJson('answer', 'show', String(wrong?.answer_id));
    const { text, mentions, claims } = answerSchema.parse(shown);
    expect([mentions.length > 0, claims.length > 0]).toEqual([true, true]);
    for (const { quote, start, end } of claims) expect(text.slice(start, end)).toBe(quote);
    const finding = await here.runJson('finding', 'show', claims[0]?.finding_id ?? '');
    expect(finding).toMatchObject({ brand_id: demo.brand_id });
    expect((await here.run('answer', 'show', String(wrong?.answer_id))).stdout).toContain('wrong: ');
  });

  it.each([
    ['answer', 'list'],
    ['report', 'visibility'],
  ])('%s %s accepts engine names from SERVICE_ENGINES', async (...command) => {
    const house = { name: 'house', url: 'https://gateway.example/v1', model: 'house-x', key: 'k' };
    const args = [...command, '--brand', 'Fernhall', '--store', `sqlite:${here.path}`, '--engine'];
    const env = { SERVICE_ENGINES: JSON.stringify([house]) };
    const [own, unknown] = [
      await here.runProcess([...args, 'house'], env),
      await here.runProcess([...args, 'bing'], env),
    ];
    expect(own).toMatchObject({ code: 0, stderr: '' });
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('mistral, house') });
  });

  it.each([
    [['list', '--brand', 'Fernhall', '--engine', 'bing'], 2, 'invalid_input'],
    [['list', '--brand', 'Fernhall', '--limit', '0'], 2, 'usage'],
    [['list', '--brand', 'Fernhall', '--limit', '1001'], 2, 'usage'],
    [['list', '--brand', 'Fernhal'], 1, 'brand_not_found'],
    [['show', 'none'], 1, 'not_found'],
  ])('rejects %j', async (args, code, name) => {
    const ended = await here.run('answer', ...args, '--json');
    expect([ended.code, JSON.parse(ended.stdout).error.code]).toEqual([code, name]);
  });
});

describe('report visibility', () => {
  it('lists the ten most frequent gaps, or all with --all', async () => {
    const gapsOf = async (...options: string[]) => {
      const { stdout } = await here.run('report', 'visibility', '--brand', 'Fernhall', ...options);
      return stdout.split('most frequent first:\n')[1]?.trimEnd().split('\n') ?? [];
    };
    const [first, all] = [await gapsOf(), await gapsOf('--all')];
    expect(first).toEqual([...all.slice(0, 10), `  ${all.length - 10} more: --all`]);
    const counts = all.map((line) => Number(/, (\d+) of \d+ answers: /.exec(line)?.[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('prints the most cited domains, and never a negative zero', async () => {
    const { stdout } = await here.run('report', 'visibility', '--brand', 'Fernhall');
    const [, domains = ''] = stdout.split(/^cited domains +citations +most by$/m);
    expect(domains).toMatch(/^fernhall\.example \(yours\) +\d+ {2}(?:openai|gemini|perplexity) in [A-Z]{2}$/m);
    expect(stdout).not.toContain('-0.00');
  });

  it('sums the citations of every engine and market before it lists ten domains', async () => {
    const { stdout } = await here.run('export', 'answers', '--brand', 'Fernhall');
    const answers = linesOf(stdout).map((line) => citedSchema.parse(line));
    const { prompts } = promptsSchema.parse(await here.runJson('prompt', 'list', '--brand', 'Fernhall'));
    const branded = new Set(prompts.filter((prompt) => prompt.branded).map(({ prompt_id }) => prompt_id));
    const days = answers.map(({ asked_at }) => asked_at.slice(0, 10)).toSorted();
    const any = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const query = fc.record({
      engine: any('openai', 'gemini', 'perplexity'),
      market: any('US', 'UK', 'DE', 'JP'),
      since: fc.constantFrom(...days),
    });
    const agrees = async ({
      since,
      ...place
    }: {
      since: string;
      engine: string | undefined;
      market: string | undefined;
    }) => {
      const until = days.at(-1) ?? since;
      const options = Object.entries({ ...place, since, until }).flatMap(([name, value]) =>
        value ? [`--${name}`, value] : [],
      );
      const shown = await here.run('report', 'visibility', '--brand', 'Fernhall', ...options);
      const asked = answers.filter(
        (answer) =>
          !branded.has(answer.prompt_id) &&
          answer.asked_at.slice(0, 10) >= since &&
          answer.engine === (place.engine ?? answer.engine) &&
          answer.market === (place.market ?? answer.market),
      );
      expect(domainsIn(shown.stdout)).toEqual(recountDomains(asked));
    };
    await fc.assert(fc.asyncProperty(query, agrees), {
      numRuns: rounds({ quick: 3, full: 25 }),
      examples: [[{ engine: undefined, market: undefined, since: days[0] ?? '' }]],
    });
  });

  it('names the markets with answers if the one asked for has none', async () => {
    const { stdout } = await here.run('report', 'visibility', '--brand', 'Fernhall', '--market', 'FR');
    expect(stdout).toMatch(/^No answers from \S+ to \S+\. Markets with answers: DE, JP, UK, US\.\n$/);
  });
});

describe('prompt list', () => {
  it('prints the prompts of a brand, including the prompt of an answer', async () => {
    const { prompts } = await here.runJson('prompt', 'list', '--brand', 'Fernhall', '--market', 'DE');
    expect(prompts).toHaveLength(30);
    const { stdout } = await here.run('prompt', 'list', '--brand', 'Fernhall');
    expect(stdout.split('\n')[0]).toMatch(/^id +market +language +mentioned +text$/);
    const [answer] = await listed('--market', 'DE', '--limit', '1');
    const asked = Array.isArray(prompts) ? prompts.find(({ prompt_id }) => prompt_id === answer?.prompt_id) : undefined;
    const shown = await here.run('answer', 'show', String(answer?.answer_id));
    expect(shown.stdout).toContain(`"${asked?.text}" (${asked?.prompt_id})`);
  });
});

describe('export', () => {
  it('prints all answers, or only those since a time', async () => {
    const all = linesOf((await here.run('export', 'answers', '--brand', 'Fernhall')).stdout);
    expect(all).toHaveLength(3 * 30 * 4 * 3);
    expect(all[0]).toMatchObject({ kind: 'answer', brand_id: demo.brand_id, text: expect.any(String) });
    const times = all.map(({ asked_at }) => String(asked_at)).toSorted();
    const newest = linesOf((await here.run('export', 'answers', '--since', times.at(-1) ?? '')).stdout);
    expect(newest.length).toBe(times.filter((time) => time === times.at(-1)).length);
  });

  it('prints findings as NDJSON and CSV', async () => {
    const findings = linesOf((await here.run('export', 'findings', '--brand', 'Fernhall')).stdout);
    expect(findings[0]).toMatchObject({ kind: 'finding', claim_kind: expect.any(String), quote: expect.any(String) });
    const { stdout } = await here.run('export', 'findings', '--format', 'csv');
    expect(stdout.split('\r\n')).toHaveLength(findings.length + 2);
    expect(stdout.split('\r\n')[0]).toMatch(/^kind,finding_id,brand_id,claim_kind,/);
    const csv = await here.run('export', 'answers', '--format', 'csv');
    expect(csv.stdout.split('\r\n')[0]).toBe(
      'kind,answer_id,brand_id,prompt_id,scan_id,engine,model,market,language,asked_at,text',
    );
  });
});
