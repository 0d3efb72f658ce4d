import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

let here: Workplace;
beforeEach(() => {
  here = makeWorkplace();
});
afterEach(() => here.remove());

async function examine() {
  const { code, stdout } = await here.run('doctor', '--json', '--port', '0');
  return { code, checks: JSON.parse(stdout).checks };
}

describe('doctor', () => {
  it('creates no store and names the command that does', async () => {
    const { code, checks } = await examine();
    expect(code).toBe(0);
    expect(checks).toContainEqual(expect.objectContaining({ check: 'store', status: 'warn', next: 'service migrate' }));
    expect(existsSync(here.path)).toBe(false);
  });

  it(
    'fails on invalid settings and names each',
    async () => {
      const { code, stdout } = await here.runProcess(['doctor', '--json'], {
        SERVICE_LOG_LEVEL: 'loud',
        SERVICE_HOTS: '::1',
      });
      const wrong = JSON.parse(stdout).checks.filter(({ status }: { status: string }) => status === 'fail');
      expect(code).toBe(1);
      expect(wrong).toEqual([
        expect.objectContaining({ check: 'settings', next: 'fix SERVICE_LOG_LEVEL' }),
        expect.objectContaining({ check: 'settings', next: 'fix SERVICE_HOTS' }),
      ]);
    },
    PROCESS_TEST_MS,
  );

  it.each(['0.0.0.0/0', '::/0', '10.0.0.1/0'])('and serve refuse to trust every proxy: %s', async (range) => {
    const options = ['--trusted-proxies', range, '--port', '0'];
    const { code, stdout } = await here.run('doctor', '--json', ...options);
    const sentence = '--trusted-proxies must not cover all addresses';
    expect(code).toBe(1);
    expect(JSON.parse(stdout).checks).toContainEqual(
      expect.objectContaining({ check: 'settings', status: 'fail', message: expect.stringContaining(sentence) }),
    );
    const started = await here.run('serve', ...options);
    expect([started.code, started.stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it.each([
    ['http://events.example', [], ['put a proxy with TLS in front']],
    ['https://events.example', [], ['set SERVICE_TRUSTED_PROXIES to the address of your proxy']],
    ['https://events.example', ['--trusted-proxies', '10.0.0.2'], []],
    ['http://127.0.0.1:8787', [], []],
  ])('says how browsers cannot reach %s with the options %j', async (publicUrl, options, next) => {
    const { stdout } = await here.run('doctor', '--json', '--port', '0', '--public-url', publicUrl, ...options);
    const checks: { check: string; next: string }[] = JSON.parse(stdout).checks;
    expect(checks.filter(({ check }) => check === 'address').map((one) => one.next)).toEqual(next);
  });

  it('warns about a store that other users can read', async () => {
    await here.run('migrate');
    chmodSync(here.path, 0o644);
    const { checks } = await examine();
    expect(checks).toContainEqual(
      expect.objectContaining({ check: 'store', status: 'warn', next: `chmod 600 ${here.path}` }),
    );
  });

  it('warns about facts that are hard to compare with answers', async () => {
    await here.run('migrate');
    chmodSync(here.path, 0o600);
    const path = join(here.directory, 'odd.yaml');
    const fact = '{kind: price, amount: 90, currency: SEK, market: US, source: https://odd.example/, date: 2026-01-31}';
    writeFileSync(path, `name: Odd\ndomain: odd.example\nfacts: [${fact}]\n`);
    await here.run('brand', 'import', path);
    const { code, checks } = await examine();
    expect(code).toBe(0);
    const message = expect.stringMatching(/^Odd:\d+: facts\.0\.currency is not recognized in answers/);
    expect(checks).toContainEqual(expect.objectContaining({ check: 'facts', status: 'warn', message }));
  });

  it('fails on a newer store and on a file that is not a store', async () => {
    await here.run('migrate');
    const db = new DatabaseSync(here.path);
    db.exec('pragma user_version = 999');
    db.close();
    const newer = await examine();
    expect(newer.code).toBe(1);
    expect(newer.checks).toContainEqual(
      expect.objectContaining({ check: 'store', status: 'fail', message: expect.stringContaining('newer version') }),
    );
    writeFileSync(here.path, 'notes'.repeat(1000));
    const foreign = await examine();
    expect(foreign.checks).toContainEqual(
      expect.objectContaining({ check: 'store', status: 'fail', message: expect.stringContaining('not a database') }),
    );
  });

  it('checks the relay folder', async () => {
    const folder = join(here.directory, 'lake');
    const relayOf = async () => {
      const { stdout } = await here.run('doctor', '--json', '--port', '0', '--relay-file', folder);
      return JSON.parse(stdout).checks.filter(({ check }: { check: string }) => check === 'relay');
    };
    expect(await relayOf()).toEqual([
      expect.objectContaining({ status: 'fail', next: expect.stringContaining('create') }),
    ]);
    mkdirSync(folder);
    expect(await relayOf()).toEqual([{ check: 'relay', status: 'ok', message: `${folder} is writable` }]);
    expect((await examine()).checks).not.toContainEqual(expect.objectContaining({ check: 'relay' }));
  });

  it('connects to the brokers of the relay', async () => {
    const { code, stdout } = await here.run('doctor', '--json', '--port', '0', '--relay-kafka', '127.0.0.1:1');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).checks).toContainEqual({
      check: 'relay',
      status: 'fail',
      message: 'Kafka cannot be reached: ECONNREFUSED',
      next: 'check SERVICE_RELAY_KAFKA and the broker (docs/relay.md)',
    });
  });

  it(
    'lists configured engines without keys or addresses',
    async () => {
      const house = { name: 'house', url: 'https://gateway.example/hunter2', model: 'house-x', key: 'hunter2' };
      const env = {
        SERVICE_OPENAI_KEY: 'hunter2',
        SERVICE_CLAUDE_KEY: 'hunter2',
        SERVICE_GROK_MODEL: 'unused',
        SERVICE_CLAUDE_URL: 'https://gateway.example/hunter2',
        SERVICE_CLAUDE_MODEL: 'claude-x',
        SERVICE_ENGINES: JSON.stringify([house]),
        SERVICE_ENGINE_ORDER: 'grok,house',
      };
      const { stdout } = await here.runProcess(['doctor', '--json', '--port', '0'], env);
      expect(JSON.parse(stdout).checks).toContainEqual({
        check: 'engines',
        status: 'ok',
        message:
          'house (house-x), openai (gpt-6-sol), claude (claude-x, at a custom URL); ' +
          'a scan uses as many as the plan includes, in this order',
      });
      expect(stdout).not.toMatch(/hunter2|gateway/);
    },
    PROCESS_TEST_MS,
  );

  it('warns if no engine is configured', async () => {
    expect((await examine()).checks).toContainEqual(expect.objectContaining({ check: 'engines', status: 'warn' }));
  });

  it('prints one line per check', async () => {
    const { stdout } = await here.run('doctor', '--port', '0');
    expect(stdout).toMatch(/^ok {4}node {6}Node \d+/);
    expect(stdout).toContain('Next: service migrate');
  });
});
