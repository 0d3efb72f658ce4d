import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeWorkplace } from './command.ts';

const workplace = makeWorkplace();
afterAll(() => workplace.remove());

const file = (name: string, content: string): string => {
  const path = join(workplace.directory, name);
  writeFileSync(path, content);
  return path;
};
const brand = file(
  'brand.yaml',
  `name: Acme
domain: acme.example
competitors: [Rival]
facts:
  - {kind: price, amount: 49, currency: USD, period: month, market: US, source: https://acme.example/, date: 2026-01-31}
`,
);
const answer = { id: 'a1', text: '🥾 Acme costs $59 per month.', market: 'US', language: 'en' };
const analyze = (answers: string) => workplace.run('analyze', '--brand-file', brand, answers);

describe('analyze', () => {
  it('prints mentions, claims and citations of each answer with UTF-16 offsets', async () => {
    const second = { ...answer, id: 'a2', text: 'Rival.', citations: ['https://www.acme.example/?utm_source=x'] };
    const { code, stdout } = await analyze(
      file('answers.ndjson', `${JSON.stringify(answer)}\n\n${JSON.stringify(second)}\n`),
    );
    expect(code).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        id: 'a1',
        mentions: [{ entity: 'brand', name: 'Acme', start: 3, end: 7, sentiment: 'neutral', method: 'lexicon' }],
        claims: [
          {
            kind: 'price',
            quote: answer.text,
            start: 0,
            end: answer.text.length,
            value_start: answer.text.indexOf('$59'),
            value_end: answer.text.indexOf('$59') + 3,
            claimed: '59 USD/month',
            verified: '49 USD/month',
            verdict: 'contradicted',
            severity: 'high',
          },
        ],
        citations: [],
      },
      {
        id: 'a2',
        mentions: [{ entity: 'competitor', name: 'Rival', start: 0, end: 5, sentiment: 'neutral', method: 'lexicon' }],
        claims: [],
        citations: [{ url: 'https://acme.example', domain: 'acme.example', own: true }],
      },
    ]);
  });

  it('fails with the file and line of an unreadable answer', async () => {
    const broken = file('broken.ndjson', `${JSON.stringify(answer)}\n{"id":1}\n`);
    const { code, stderr } = await analyze(broken);
    expect(code).toBe(1);
    expect(stderr).toContain(`${broken}:2: text`);
    expect((await analyze(file('noise.ndjson', 'noise\n'))).stderr).toContain(':1: is not a JSON object');
    expect(await analyze(join(workplace.directory, 'absent'))).toMatchObject({ code: 1, stdout: '' });
    const faulty = file('faulty.yaml', 'name: Acme\ndomain: acme.example\nwhat: 1\n');
    const refused = await workplace.run('analyze', '--brand-file', faulty, broken);
    expect(refused).toMatchObject({ code: 1, stderr: `${faulty}:3: what is not a known field\n` });
  });

  it('needs no store and creates none', async () => {
    const ended = await workplace.runProcess([
      'analyze',
      '--brand-file',
      brand,
      file('one.ndjson', JSON.stringify(answer)),
    ]);
    expect(ended.code).toBe(0);
    expect(JSON.parse(ended.stdout)).toMatchObject({ id: 'a1' });
  }, 120_000);
});
