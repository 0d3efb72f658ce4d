import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seed } from '../../src/testing/seed.ts';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { type Client, clientOf, plantIn, serveIn } from './serving.ts';

let here: Workplace;
let seed: Seed;
beforeEach(async () => {
  here = makeWorkplace();
  seed = await plantIn(here);
});
afterEach(() => here.remove());

const run = promisify(execFile);

/**
 * The files of the store that contain the bytes. Runs in a separate process: closing a file releases this process's
 * locks.
 */
async function filesWith(text: string): Promise<string[]> {
  const search = `
    const { existsSync, readFileSync } = require('node:fs');
    const [path, text] = process.argv.slice(1);
    const files = ['', '-wal', '-shm'].filter((end) => existsSync(path + end));
    console.log(JSON.stringify(files.filter((end) => readFileSync(path + end).includes(text))));`;
  return JSON.parse((await run(process.execPath, ['-e', search, here.path, text])).stdout);
}

const anyVisitor = (): string => `svc_v_${randomUUID()}`;
const tokenOf = async (answer: Response): Promise<string> => (await answer.json()).session_token;

/** Sends actions and events of the visitor, and visits of others that mention it, until stopped. */
function keepSending(client: Client, visitor: string, sessionToken: string) {
  const statuses = new Set<number>();
  let isOver = false;
  let sent = 0;
  const requests = [
    () => client.action(visitor, sessionToken),
    () => client.event(`booking-${visitor}-${sent}`, visitor, { subject: { type: 'visitor', id: visitor } }),
    () => client.preconfigured(visitor),
    () => client.event(`other-${sent}`, anyVisitor(), { subject: { type: 'customer', id: visitor } }),
    () => client.session(anyVisitor(), { url: `https://shop.example/track/${visitor}`, source: visitor }),
  ];
  const senders = requests.flatMap((request) =>
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        sent++;
        const answer = await request();
        await answer.arrayBuffer();
        statuses.add(answer.status);
      }
    }),
  );
  return {
    sent: () => sent,
    async stop(): Promise<number[]> {
      isOver = true;
      await Promise.all(senders);
      return [...statuses].sort((a, b) => a - b);
    },
  };
}

describe('erase', () => {
  it(
    'leaves no trace of an active visitor, who can consent again',
    async () => {
      await using serving = await serveIn(here);
      const client = clientOf(serving, seed);
      const visitor = anyVisitor();
      const oldToken = await tokenOf(await client.session(visitor, { url: `https://shop.example/${visitor}` }));
      const accepted = await (await client.event('first', visitor)).json();
      await vi.waitFor(async () => {
        const receipt = await (await client.receipt(accepted.status_url)).json();
        expect(receipt.attribution).toMatchObject({ visitor_id: visitor, channel: 'ai:chatgpt' });
      }, 10_000);
      const other = anyVisitor();
      await client.session(other, { url: `https://shop.example/track/${visitor}` });

      const sending = keepSending(client, visitor, oldToken);
      await vi.waitFor(() => expect(sending.sent()).toBeGreaterThan(100), 20_000);
      expect(await filesWith(visitor)).not.toEqual([]);
      const { code, stdout, stderr } = await here.runProcess(['erase', '--visitor', visitor, '--json']);
      expect([code, stderr]).toEqual([0, '']);
      const erased = JSON.parse(stdout);
      expect(erased).toMatchObject({ erased: true, visitor_id: visitor, visits: 1, actions: expect.any(Number) });
      expect(erased.actions).toBeGreaterThan(1);
      expect(erased.events).toBeGreaterThan(1);
      const whenErased = sending.sent();
      await vi.waitFor(() => expect(sending.sent()).toBeGreaterThan(whenErased + 100), 20_000);
      expect(await filesWith(visitor)).toEqual([]);
      expect(await sending.stop()).toEqual([200, 202, 401]);
      expect(await filesWith(visitor)).toEqual([]);

      for (const kind of ['visits', 'actions', 'events']) {
        const exported = await here.runProcess(['export', kind]);
        expect([exported.code, exported.stdout.includes(visitor)]).toEqual([0, false]);
      }
      expect((await (await client.receipt(accepted.status_url)).json()).attribution).toBeNull();
      expect((await client.action(visitor, oldToken)).status).toBe(401);
      const newToken = await tokenOf(await client.session(visitor));
      expect((await client.action(visitor, newToken)).status).toBe(202);
      expect((await client.action(visitor, oldToken)).status).toBe(401);
    },
    PROCESS_TEST_MS,
  );

  it(
    'removes the visitor from reports and reattributes its events',
    async () => {
      const [visitor, other] = [anyVisitor(), anyVisitor()];
      {
        await using serving = await serveIn(here);
        const client = clientOf(serving, seed);
        for (const id of [visitor, other]) {
          const token = await tokenOf(await client.session(id));
          await client.action(id, token);
          await client.event(`booking of ${id}`, id);
        }
      }
      const report = () => here.runJson('report', 'attribution', '--brand', seed.brandId);
      expect(await report()).toMatchObject({
        totals: { visits: 2, visitors: 2, actions: 2, confirmed: 2 },
        rows: [{ channel: 'ai:chatgpt', confirmed: 2 }],
      });
      const erase = () => here.runJson('erase', '--visitor', visitor);
      expect(await erase()).toMatchObject({ erased: true, visits: 1, actions: 1, events: 1 });
      expect(await erase()).toMatchObject({ erased: true, visits: 0, actions: 0, events: 0, rewritten: false });
      expect(await report()).toMatchObject({
        totals: { visits: 1, visitors: 1, actions: 1, confirmed: 2 },
        rows: [
          { channel: 'ai:chatgpt', visits: 1, actions: 1, confirmed: 1 },
          { channel: 'unattributed', visits: 0, actions: 0, confirmed: 1 },
        ],
      });
    },
    PROCESS_TEST_MS,
  );

  it('rejects an invalid visitor ID', async () => {
    for (const id of ['', 'svc_v_short', 'jane@example.com']) {
      expect(await here.run('erase', '--visitor', id)).toEqual({
        code: 2,
        stdout: '',
        stderr: `${JSON.stringify(id)} is not a visitor ID: svc_v_ followed by 12 to 80 of A-Z a-z 0-9 _ -\n`,
      });
    }
  });
});
