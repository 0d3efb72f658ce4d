// The search for private data in logs finds a planted leak of each kind, and lets the usual lines pass.
import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  ADDRESS_CANARY,
  AGENT_CANARY,
  BODY_CANARY,
  canary,
  inspectLog,
  inspectOutput,
  takeLeaks,
} from './log-canaries.ts';
import { VISITOR } from './requests.ts';
import { openScene } from './scene.ts';

const line = (fields: object) => `${JSON.stringify({ level: 'info', ...fields })}\n`;

it.each([
  ['a session token', 'svc_ses_AAAAAAAAAAAAAAAA'],
  ['an API key', 'svc_pat_0123456789abcdef'],
  ['a signing secret', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['a JWT', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2ln'],
  ['a visitor', 'svc_v_abcdefghijkl'],
  ['an email address', 'to ada@shop.example.'],
  ['the password of a store', 'postgres://user:pass@db.example/x'],
  ['an IPv4 address', 'connect ECONNREFUSED 203.0.113.9:443'],
  ['an IPv6 address', '2001:db8::1'],
  ['what the second net has removed', 'svc_ses_[redacted]'],
  ['a value that only a test knows', canary('correct horse battery', 'a password')],
])('%s in a log line is found', (_, text) => {
  inspectLog(line({ err: { message: text } }));
  expect(takeLeaks()).toHaveLength(1);
});

it('the usual lines of a service pass', () => {
  inspectLog(line({ url: 'http://127.0.0.1:8787', msg: 'serving' }));
  inspectLog(line({ err: { stack: 'at x (/app/node_modules/.pnpm/pg@8.16.3/node_modules/pg/lib/client.js:1:2)' } }));
  inspectLog('ada@shop.example is not a member of the tenant.\n');
  expect(takeLeaks()).toEqual([]);
});

it('a line of a process is found even if it arrives in pieces', async () => {
  const stream = new PassThrough();
  inspectOutput(stream);
  for (const piece of ['{"level":"warn","msg":"of ada@', 'shop.example"}', '\n{"level":"info"}\n']) stream.write(piece);
  await nextTurn();
  expect(takeLeaks()).toHaveLength(1);
});

it('a service that logs part of a request is found', async () => {
  // As in a worker that has run many files: only the newest values of single tests are kept.
  for (let i = 0; i < 600; i++) canary(`value of test ${i}`, 'a value');
  const parts = [VISITOR, AGENT_CANARY, BODY_CANARY, ADDRESS_CANARY];
  const failing = parts.map((part) => new Error(`cannot store what came with ${part}`));
  const recordVisit = () => Promise.reject(failing.shift());
  await using scene = await openScene({ store: { recordVisit, recordAction: recordVisit } });
  const install = await scene.install();
  for (const _ of parts) {
    await scene.session(install);
    scene.clock.pass(1000);
  }
  expect(takeLeaks()).toEqual(parts.map((part) => expect.stringContaining(part)));
});
