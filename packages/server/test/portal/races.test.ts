// The same change requested many times at once through both processes, and streams opened at the same time.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import { createEventHandler } from '../../src/notifications/index.ts';
import { setPlan } from '../../src/plans/index.ts';
import { makeTarget } from '../notifications/facts.ts';
import { answerScene } from '../support/answer-scene.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

const AT_ONCE = 50;

describe.each(ENGINES)('concurrently in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let made: Awaited<ReturnType<typeof answerScene>>;
  let owner: Person;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    made = await answerScene(scene.here.stores);
    owner = await scene.person(made.tenantId, 'owner');
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  /** A request to one process or the other. */
  function send(nth: number, method: string, path: string, body?: object, person = owner): Promise<Response> {
    for (const [name, value] of person.cookies(scene.here.url)) person.cookies(scene.there.url).set(name, value);
    return person.send(`${(nth % 2 ? scene.there : scene.here).url}/api/v1/portal${path}`, {
      method,
      headers: { 'x-csrf-token': person.csrfToken, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
  const atOnce = (one: (nth: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => one(nth)));
  const statuses = (responses: Response[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

  async function answer(text: string): Promise<void> {
    const { recorder, answerOf, brandId, tenantId } = made;
    const scanId = randomUUID();
    await recorder.recordAnswer(answerOf({ scanId, text }));
    await recorder.finishScan({ tenantId, brandId, scanId });
  }

  it('two owners who remove each other leave one', async () => {
    for (let round = 0; round < 5; round++) {
      const tenantId = await scene.tenant();
      const [one, two] = [await scene.person(tenantId, 'owner'), await scene.person(tenantId, 'owner')];
      const path = `/tenants/${tenantId}/members`;
      const { members } = await (await one.portal('GET', path)).json();
      const idOf = ({ email }: Person) => members.find((member: { email: string }) => member.email === email).user_id;
      await atOnce((nth) => {
        const [actor, other] = nth % 4 < 2 ? [one, two] : [two, one];
        if (nth % 3 === 0) return send(nth, 'POST', path, { email: other.email, role: 'member' }, actor);
        return send(nth, 'DELETE', `${path}/${idOf(other)}`, undefined, actor);
      });
      const left = await scene.here.stores.users.listMembers(tenantId);
      expect(left.filter(({ role }) => role === 'owner').length).toBeGreaterThanOrEqual(1);
    }
  });

  it('a fix that is requested many times is charged once', async () => {
    const { stores } = scene.here;
    const { brandId, tenantId } = made;
    await setPlan(stores)({ tenantId, plan: 'protect' });
    await answer('The D-100 costs $999.');
    const { findings } = await (await owner.portal('GET', `/brands/${brandId}/findings`)).json();
    const path = `/brands/${brandId}/findings/${findings[0].id}`;
    const fixes = await atOnce((nth) => send(nth, 'POST', `${path}/fix`, { agreed_cents: 0 }));
    expect(new Set(statuses(fixes))).toEqual(new Set([200]));
    const { units } = await (await owner.portal('GET', `/tenants/${tenantId}/plan`)).json();
    expect(units.find(({ unit }: { unit: string }) => unit === 'fix')).toMatchObject({ used: 1 });
    await atOnce((nth) =>
      nth % 4 < 2 ? send(nth, 'POST', `${path}/dismiss`, { reason: 'minor' }) : send(nth, 'POST', `${path}/reopen`),
    );
    const { history, state } = await (await owner.portal('GET', path)).json();
    const states: string[] = history.map((change: { state: string }) => change.state);
    expect(states.at(-1)).toBe(state);
    expect(states.filter((one, at) => one === states[at - 1])).toEqual([]);
  });

  it('a parked message that is replayed many times is sent again once', async () => {
    const { stores } = scene.here;
    const { brandId, tenantId } = made;
    const handle = () => stores.facts.handleEvents(100, createEventHandler({ clock: scene.clock, ids: systemIds }));
    await handle();
    const target = await makeTarget(stores, { id: brandId, tenantId }, { kinds: ['finding.opened'] });
    await answer('The D-100 costs $888.');
    await handle();
    // Everything that waits for a target is parked when it is disabled.
    await stores.outbox.disableTarget(target.id, { at: scene.clock.now(), words: 'off' });
    await stores.outbox.enableTarget(target.id);
    const path = `/brands/${brandId}/notifications`;
    const parked = async () => (await (await owner.portal('GET', path)).json()).parked;
    const [{ delivery_id: id }] = await parked();
    const replayed = await atOnce((nth) =>
      send(nth, 'POST', `${path}/${target.id}/replay`, nth % 3 ? { delivery_id: id } : {}),
    );
    const counts = await Promise.all(replayed.map(async (one) => Number((await one.json()).replayed ?? 0)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('many saves of a description: one succeeds, the others conflict', async () => {
    const path = `/brands/${made.brandId}/description`;
    const { document, revision } = await (await owner.portal('GET', path)).json();
    const saved = await atOnce((nth) =>
      send(nth, 'PUT', path, { revision, text: JSON.stringify({ ...document, aliases: [`Alias ${nth}`] }) }),
    );
    expect(statuses(saved)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
    const answers = await Promise.all(saved.map((one) => one.json()));
    const now = await (await owner.portal('GET', path)).json();
    expect(answers.find((one) => one.document)?.document).toEqual(now.document);
  });

  it('each install gets one connection, and each user six streams', async () => {
    const path = `/brands/${made.brandId}`;
    const body = {
      name: null,
      mode: 'measurement',
      reporting_origins: null,
      allowed_origins: null,
      referral_exclusions: [],
    };
    const { install_id: id } = await (await owner.portal('POST', `${path}/installs`, body)).json();
    const connection = { handles: ['booked'], preconfigured: null, reversals: false, signed: false };
    const made50 = await atOnce((nth) => send(nth, 'POST', `${path}/installs/${id}/connection`, connection));
    expect(statuses(made50)).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)]);
    const streams = await atOnce(() => send(0, 'GET', `${path}/live/stream`));
    expect(statuses(streams)).toEqual([...Array(6).fill(200), ...Array(AT_ONCE - 6).fill(429)]);
    await Promise.all(streams.map((one) => one.body?.cancel()));
  });

  it('HEAD opens no stream', async () => {
    const path = `/brands/${made.brandId}/live/stream`;
    const responses = await atOnce(() => send(0, 'HEAD', path));
    expect(new Set(statuses(responses))).toEqual(new Set([405]));
    expect((await send(0, 'HEAD', `/brands/${made.brandId}/live`)).status).toBe(200);
  });
});
