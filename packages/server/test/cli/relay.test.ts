import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seed } from '../../src/testing/seed.ts';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { clientOf, plantIn, serveIn } from './serving.ts';

let here: Workplace;
let seed: Seed;
beforeEach(async () => {
  here = makeWorkplace();
  seed = await plantIn(here);
});
afterEach(() => here.remove());

const VISITOR = 'svc_v_abcdefghijkl';
const WAIT = { timeout: 30_000, interval: 50 };
const RELAY = { SERVICE_RELAY_FILE: 'lake' };

function linesIn(folder: string): object[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line));
}

describe('the relay of a service', () => {
  it(
    'shows positions, writes export lines and replays from a time',
    async () => {
      const lake = join(here.directory, 'lake');
      mkdirSync(lake);
      await using serving = await serveIn(here, RELAY);
      const client = clientOf(serving, seed);
      const { session_token } = await (await client.session(VISITOR)).json();
      await client.action(VISITOR, session_token);
      await client.event('booking-1', VISITOR);
      await vi.waitFor(() => expect(linesIn(lake)).toHaveLength(3), WAIT);

      const exported: object[] = [];
      for (const kind of ['visits', 'actions', 'events']) {
        const { stdout } = await here.run('export', kind);
        exported.push(
          ...stdout
            .trimEnd()
            .split('\n')
            .map((line): object => JSON.parse(line)),
        );
      }
      const receipt_id = expect.stringMatching(/^[0-9a-f-]{36}$/);
      expect(linesIn(lake)).toEqual(exported.map((record) => ({ receipt_id, ...record })));

      await vi.waitFor(async () => {
        expect(await here.runJson('relay', 'status')).toEqual({
          sinks: [
            {
              name: 'file',
              configured: false,
              position: 3,
              lag_records: 0,
              lag_seconds: 0,
              delivered_at: expect.any(String),
              failing_since: null,
              last_error: null,
            },
          ],
        });
      }, WAIT);
      const replayed = await here.runJson('relay', 'replay', '--sink', 'file', '--since', '2020-01-01');
      expect(replayed).toEqual({ sink: 'file', since: '2020-01-01T00:00:00.000Z', position: 0 });
      await vi.waitFor(() => expect(linesIn(lake)).toHaveLength(6), WAIT);
    },
    PROCESS_TEST_MS,
  );

  it(
    'shows since when and why a sink fails, and its lag',
    async () => {
      {
        await using serving = await serveIn(here, RELAY);
        await clientOf(serving, seed).session(VISITOR);
        await vi.waitFor(async () => {
          const { stdout } = await here.run('relay', 'status');
          expect(stdout).toMatch(
            /^file {2,}0 {2,}1 {2,}\d+ {2}failing since \S+Z: the folder \S+lake or its open file/m,
          );
        }, WAIT);
      }
      const { stdout } = await here.runProcess(['relay', 'status', '--json'], RELAY);
      expect(JSON.parse(stdout)).toMatchObject({ sinks: [{ name: 'file', configured: true, lag_records: 1 }] });
    },
    PROCESS_TEST_MS,
  );

  it('names the settings if no sink exists, and lists idle sinks', async () => {
    expect((await here.run('relay', 'status')).stdout).toMatch(/^No sinks\. Set SERVICE_RELAY_FILE/);
    expect(await here.runJson('relay', 'status')).toEqual({ sinks: [] });
    const { stdout } = await here.runProcess(['relay', 'status', '--json'], RELAY);
    expect(JSON.parse(stdout)).toMatchObject({ sinks: [{ name: 'file', configured: true, position: 0 }] });
  });

  it.each([
    { args: ['--sink', 'lake', '--since', '2026-01-31'], code: 1, says: 'no such sink: lake' },
    { args: ['--sink', ' ', '--since', '2026-01-31'], code: 2, says: 'It must be the name of a sink' },
    { args: ['--sink', 'file', '--since', 'yesterday'], code: 2, says: 'It must be a date' },
    { args: ['--sink', 'file'], code: 2, says: '--since' },
  ])('rejects replay with $args', async ({ args, code, says }) => {
    expect(await here.run('relay', 'replay', ...args)).toMatchObject({ code, stderr: expect.stringContaining(says) });
  });
});
