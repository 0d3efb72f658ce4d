// `scan` and its subcommands with the recorded engines, which replay the showcase (decisions 20).
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawProgress } from '../../src/cli/scans/progress-bar.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { type Document, makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { plantDemo } from './demo-workplace.ts';

let here: Workplace;
let demo: Document;
beforeAll(async () => {
  here = makeWorkplace();
  demo = await plantDemo(here);
}, PROCESS_TEST_MS);
afterAll(() => here.remove());

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const TIME = expect.stringMatching(/Z$/);

describe('demo', () => {
  it('has figures, findings and fixed findings at once', async () => {
    const report = await here.runJson('report', 'visibility', '--brand', 'Fernhall');
    expect(report).toMatchObject({
      unbranded: { answers: 2 * 288, mention_rate: { value: expect.any(Number) } },
      previous: expect.anything(),
    });
    const { findings } = await here.runJson('finding', 'list', '--brand', 'Fernhall');
    const states = Array.isArray(findings) ? findings.map(({ state }) => state) : [];
    expect(states.filter((state) => state === 'open').length).toBeGreaterThan(8);
    expect(states).toContain('fixed');
  });

  it('has three completed scans', async () => {
    await here.runJson('demo');
    const { scans } = await here.runJson('scan', 'list', '--brand', 'Fernhall');
    expect(scans).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'succeeded', progress: { done: 360, total: 360, failed: 0 } })),
    );
  });
});

describe('scan', () => {
  it('asks all engines in all markets and prints the result', async () => {
    const scan = await here.runJson('scan', '--brand', 'fernhall.example');
    expect(scan).toEqual({
      jobId: UUID,
      status: 'succeeded',
      brand_id: demo.brand_id,
      started_at: TIME,
      finished_at: TIME,
      resumed: false,
      progress: { done: 360, total: 360, failed: 0 },
      result: {
        scan_id: scan.jobId,
        brand_id: demo.brand_id,
        answers: 360,
        failures: [],
        engines: ['openai', 'gemini', 'perplexity'],
        markets: ['US', 'UK', 'DE', 'JP'],
        cost_micros: 0,
        answers_of_unknown_cost: 0,
      },
    });
  });

  it('asks only the named engines and prints a summary', async () => {
    const { code, stdout, stderr } = await here.run(
      ...['scan', '--brand', 'Fernhall', '--engine', 'Google', '--market', 'JP', '--market', 'DE'],
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^The scan is complete\.\n {2}scan {5}[0-9a-f-]{36}\n {2}engines {2}gemini\n/);
    expect(stdout).toContain('  markets  DE, JP\n  answers  60 of 60\n  cost     0.0000 USD\n');
  });

  it.each([
    [[], "required option '--brand <brand>' not specified", 2],
    [['--brand', 'nobody'], 'no such brand: nobody', 1],
    [
      ['--brand', 'Fernhall', '--engine', 'other'],
      'unknown engine "other"; choose from openai, gemini, perplexity, claude, grok, mistral',
      2,
    ],
    [['--brand', 'Fernhall', '--engine', 'anthropic'], 'claude is not configured. Set SERVICE_CLAUDE_KEY', 1],
    [['--brand', 'Fernhall', '--market', 'FR'], 'unknown market "FR"; the brand\'s markets are US, UK, DE, JP', 2],
  ])('rejects %j', async (args, message, code) => {
    expect(await here.run('scan', ...args)).toMatchObject({ code, stderr: expect.stringContaining(message) });
  });

  it('needs an engine key for a brand without recorded answers', async () => {
    await here.runJson('brand', 'create', '--name', 'Acme', '--domain', 'acme.example', '--plan', 'protect');
    expect(await here.run('scan', '--brand', 'Acme')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no prompts'),
    });
  });

  it('counts against the plan', async () => {
    const { stdout } = await here.run('usage', 'report', '--tenant', String(demo.tenant_id));
    expect(stdout).toMatch(/scan/);
  });

  it(
    'resumes after a kill and answers each question once',
    async () => {
      const stores = await openStores({ store: `sqlite:${here.path}` }, { clock: systemClock, ids: systemIds });
      try {
        const child = here.spawn(['scan', '--brand', 'Fernhall', '--store', `sqlite:${here.path}`]);
        const ended = once(child, 'exit');
        const jobId = await vi.waitUntil(
          async () => {
            const [running] = await stores.scans.listRunning();
            const job = running && (await stores.scans.findScan(running.id));
            return job && job.done > 20 ? job.id : undefined;
          },
          { timeout: 60_000, interval: 5 },
        );
        child.kill('SIGKILL');
        expect(await ended).toEqual([null, 'SIGKILL']);
        expect(await stores.scans.findScan(jobId)).toMatchObject({ state: 'running' });
        const scan = await here.runJson('scan', '--brand', 'Fernhall');
        expect(scan).toMatchObject({ jobId, resumed: true, status: 'succeeded', progress: { done: 360, failed: 0 } });
      } finally {
        await stores.close();
      }
    },
    PROCESS_TEST_MS,
  );

  it('cancel rejects finished and unknown scans', async () => {
    const { scans } = await here.runJson('scan', 'list', '--brand', 'Fernhall');
    const [{ jobId }] = Array.isArray(scans) ? scans : [];
    expect(await here.run('scan', 'cancel', jobId)).toMatchObject({
      code: 1,
      stderr: 'the scan has ended: succeeded\n',
    });
    expect(await here.run('scan', 'cancel', 'x')).toMatchObject({
      code: 1,
      stderr: 'no such scan: x\nList them: service scan list --brand BRAND\n',
    });
  });
});

describe('the progress bar', () => {
  const drawn = async (isTTY: boolean) => {
    const stream = Object.assign(new PassThrough(), { isTTY });
    const bar = drawProgress(stream);
    bar.show({ done: 0, failed: 0, total: 360 });
    bar.show({ done: 180, failed: 0, total: 360 });
    bar.show({ done: 350, failed: 10, total: 360 });
    bar.show({ done: 0, failed: 0, total: 0 });
    bar.clear();
    stream.end();
    return text(stream);
  };

  it('fills from left to right and disappears at the end', async () => {
    const [full, half, none] = ['#'.repeat(30), '#'.repeat(15) + '-'.repeat(15), '-'.repeat(30)];
    expect((await drawn(true)).split('\r\u001b[K')).toEqual([
      ...['', `[${none}] 0/360`, `[${half}] 180/360`, `[${full}] 360/360, 10 failed`, `[${full}] 0/0`, ''],
    ]);
  });

  it('prints nothing without a terminal', async () => {
    expect(await drawn(false)).toBe('');
  });
});
