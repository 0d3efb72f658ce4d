// One record for each delivery, however often it arrives (Spec 2.1, 6; decisions 2 "Exactly once").
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addInstall } from '../support/installs.ts';
import { actionRequest, ORIGIN, type RequestChange, sessionRequest, VISITOR } from '../support/requests.ts';
import { MODES, sharedScene } from '../support/scene.ts';
import { sendTo, startTestService } from '../support/service.ts';
import { tempDirectory } from '../support/temp-store.ts';

const scene = await sharedScene();
const OTHER = 'svc_v_otherotherother';
const delivery = (id: string, visitor = VISITOR): RequestChange => ({
  headers: { 'x-service-delivery-id': id },
  body: { service_visitor_id: visitor },
});

describe.each(MODES)('in %s mode', (mode) => {
  it('fifty identical concurrent actions create one record and get 202', async () => {
    const install = await scene.install({ mode });
    const token = await scene.token(install);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => scene.action(install, token, delivery(id))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(202));
    expect(await scene.actions(install)).toHaveLength(1);
    if (mode === 'measurement') return;
    const bodies = answers.map((answer) => answer.json<{ receipt_id: string; duplicate: boolean }>());
    expect(new Set(bodies.map(({ receipt_id }) => receipt_id)).size).toBe(1);
    expect(bodies.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  });

  it('fifty identical concurrent sessions create one visit and fifty valid tokens', async () => {
    const install = await scene.install({ mode });
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => scene.session(install, delivery(id))));
    expect(await scene.visits(install)).toHaveLength(1);
    for (const answer of answers) {
      const { session_token } = answer.json<{ session_token: string }>();
      expect((await scene.action(install, session_token)).statusCode).toBe(202);
    }
  });

  it('a repeat gets the same response as the first', async () => {
    const install = await scene.install({ mode });
    const token = await scene.token(install);
    const id = randomUUID();
    const first = (await scene.action(install, token, delivery(id))).json();
    scene.clock.pass(1000);
    const again = (await scene.action(install, token, delivery(id))).json();
    expect(again).toEqual(mode === 'shadow' ? { ...first, duplicate: true } : first);
    const [action, ...more] = await scene.actions(install);
    expect(more).toEqual([]);
    expect(action?.receivedAt).toBe(scene.clock.now() - 1000);
  });

  it('a repeat in another case is the same delivery', async () => {
    const install = await scene.install({ mode });
    const token = await scene.token(install);
    const id = 'abcdefab-cdef-4abc-8def-abcdefabcdef';
    await scene.action(install, token, delivery(id));
    expect((await scene.action(install, token, delivery(id.toUpperCase()))).statusCode).toBe(202);
    expect(await scene.actions(install)).toHaveLength(1);
  });

  it('the delivery id of another visitor is refused and records nothing', async () => {
    const install = await scene.install({ mode });
    const [token, other] = [
      await scene.token(install),
      await scene.token(install, { body: { service_visitor_id: OTHER } }),
    ];
    const id = randomUUID();
    await scene.action(install, token, delivery(id));
    const answer = await scene.action(install, other, delivery(id, OTHER));
    expect([answer.statusCode, answer.json()]).toEqual([422, { error: { code: 'invalid_input' } }]);
    expect(await scene.actions(install)).toMatchObject([{ visitorId: VISITOR }]);
  });
});

it('the delivery id of another visitor is refused for a session', async () => {
  const install = await scene.install();
  const id = randomUUID();
  await scene.session(install, delivery(id));
  const answer = await scene.session(install, delivery(id, OTHER));
  expect([answer.statusCode, answer.json()]).toEqual([422, { error: { code: 'invalid_input' } }]);
  expect(await scene.visits(install)).toMatchObject([{ visitorId: VISITOR }]);
});

it('two visitors racing for one delivery id get one record, one refusal', async () => {
  const install = await scene.install();
  const id = randomUUID();
  const answers = await Promise.all([VISITOR, OTHER].map((visitor) => scene.session(install, delivery(id, visitor))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect(await scene.visits(install)).toHaveLength(1);
});

it('a repeated session keeps its first page and gets another token', async () => {
  const install = await scene.install();
  const id = randomUUID();
  const first = await scene.session(install, delivery(id));
  scene.clock.pass(1);
  const again = await scene.session(install, {
    headers: { 'x-service-delivery-id': id },
    body: { url: `${ORIGIN}/elsewhere` },
  });
  expect(again.statusCode).toBe(200);
  expect(again.json().session_token).not.toBe(first.json().session_token);
  expect(await scene.visits(install)).toMatchObject([{ page: `${ORIGIN}/p` }]);
});

it('one id may be used once per endpoint and install', async () => {
  const [install, other] = [await scene.install(), await scene.install()];
  const id = randomUUID();
  const token = await scene.token(install, delivery(id));
  expect((await scene.action(install, token, delivery(id))).statusCode).toBe(202);
  expect((await scene.session(other, delivery(id, OTHER))).statusCode).toBe(200);
  expect(await scene.visits(install)).toHaveLength(1);
  expect(await scene.actions(install)).toHaveLength(1);
  expect(await scene.visits(other)).toHaveLength(1);
});

it('two servers on one store keep one record of a shared delivery', async () => {
  await using directory = await tempDirectory();
  await using one = await startTestService({ directory });
  await using other = await startTestService({ directory });
  const install = await addInstall(one.stores, { mode: 'shadow' });
  const session = await sendTo(one.url, sessionRequest(install.id));
  const { session_token } = await session.json();
  const action = actionRequest(install.id, session_token);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => sendTo((i % 2 === 0 ? one : other).url, action)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(202));
  const bodies: { receipt_id: string; duplicate: boolean }[] = await Promise.all(
    answers.map((answer) => answer.json()),
  );
  expect(new Set(bodies.map(({ receipt_id }) => receipt_id)).size).toBe(1);
  expect(bodies.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
  expect(await Array.fromAsync(other.stores.exports.exportActions({ installId: install.id }))).toHaveLength(1);
});

it('a refused request leaves its delivery id free', async () => {
  const install = await scene.install();
  const id = randomUUID();
  const refused = await scene.session(install, { ...delivery(id), body: { consent: false } });
  expect(refused.statusCode).toBe(422);
  expect((await scene.session(install, delivery(id))).statusCode).toBe(200);
  expect(await scene.visits(install)).toHaveLength(1);
});
