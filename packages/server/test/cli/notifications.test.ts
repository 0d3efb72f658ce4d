import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { systemIds } from '../../src/kernel/clock.ts';
import { createPlanGate } from '../../src/plans/index.ts';
import { openSqliteStores } from '../../src/stores/sqlite/main-thread/open-sqlite.ts';
import { deps } from '../stores/store-factory.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { type Document, makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';
import { serveIn } from './serving.ts';

let here: Workplace;
let brand: Document;
beforeEach(async () => {
  here = makeWorkplace();
  brand = await here.runJson('brand', 'create', '--name', 'Acme', '--domain', 'acme.example');
});
afterEach(() => here.remove());

const brandId = () => String(brand.brand_id);

it('a target shows its secret once and its path never', async () => {
  await using receiver = await startReceiver();
  const added = await here.runJson('notification', 'add', '--brand', brandId(), '--webhook', receiver.url, '--dev');
  const secret = String(added.signing_secret);
  expect(added).toMatchObject({ channel: 'webhook', host: `127.0.0.1:${receiver.port}`, brand_id: brandId() });
  expect(secret).toMatch(/^whsec_/);
  const id = String(added.target_id);

  const outputs = [
    await here.run('notification', 'list', '--json'),
    await here.run('notification', 'list', '--brand', brandId()),
    await here.run('notification', 'test', id, '--dev', '--json'),
  ];
  expect(outputs.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ type: 'test', data: { brand: 'Acme' } });
  receiver.answers.push({ status: 500 });
  outputs.push(await here.run('notification', 'test', id, '--dev'));
  expect(outputs.at(-1)).toMatchObject({ code: 1, stderr: expect.stringContaining('it answered 500') });
  outputs.push(await here.run('notification', 'test', id));
  expect(outputs.at(-1)?.code).toBe(1);
  for (const { stdout, stderr } of outputs) {
    expect(stdout + stderr).not.toContain(secret);
    expect(stdout + stderr).not.toContain('relayed?key=k');
  }

  expect((await here.run('notification', 'remove', id)).code).toBe(0);
  expect((await here.run('notification', 'remove', id)).code).toBe(1);
  expect(await here.runJson('notification', 'list')).toEqual({ targets: [] });
});

it(
  'a target that answers 410 is disabled until it is enabled',
  async () => {
    await using receiver = await startReceiver();
    receiver.answerWith = (_, response) => void response.writeHead(410).end();
    const added = await here.runJson('notification', 'add', '--brand', brandId(), '--webhook', receiver.url, '--dev');
    const id = String(added.target_id);
    expect(added.disabled_at).toBeNull();
    await using serving = await serveIn(here, { SERVICE_DEV: 'true' });
    const stores = await openSqliteStores({ path: here.path }, deps);
    const gate = createPlanGate(stores.plans);
    const reserve = () =>
      gate.reserve({
        key: systemIds.random(),
        tenantId: String(brand.tenant_id),
        brandId: brandId(),
        unit: 'scan',
        amount: 1,
        at: Date.now(),
      });
    await reserve();
    await reserve();
    await vi.waitFor(async () => expect((await stores.outbox.findTarget(id))?.disabledAt).not.toBeNull(), {
      timeout: 60_000,
      interval: 50,
    });
    await stores.close();
    expect(serving).toBeDefined();
    expect((await here.run('notification', 'list')).stdout).toMatch(/ {2}disabled \d{4}-\S+Z: it answered 410\n/);
    const { targets } = await here.runJson('notification', 'list');
    expect(targets).toEqual([expect.objectContaining({ target_id: id, disabled_at: expect.any(String) })]);
    const { deliveries } = await here.runJson('notification', 'parked');
    const [delivery] = z
      .array(z.object({ delivery_id: z.string() }))
      .length(1)
      .parse(deliveries);
    for (const which of [
      ['--target', id],
      ['--delivery', String(delivery?.delivery_id)],
    ]) {
      const replayed = await here.run('notification', 'replay', ...which);
      expect(replayed).toMatchObject({ code: 1, stderr: expect.stringContaining(`notification enable ${id}`) });
    }

    receiver.answerWith = undefined;
    expect(await here.runJson('notification', 'enable', id)).toMatchObject({ target_id: id, disabled_at: null });
    expect(await here.runJson('notification', 'replay', '--target', id)).toEqual({ replayed: 1 });
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(2), { timeout: 60_000, interval: 50 });
    expect((await here.run('notification', 'enable', 'unknown')).code).toBe(1);
  },
  PROCESS_TEST_MS,
);

it('an invalid target is rejected with the reason', async () => {
  const add = (...words: string[]) => here.run('notification', 'add', '--brand', brandId(), ...words);
  expect(await add('--webhook', 'http://127.0.0.1/')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('https'),
  });
  expect(await add('--chat', 'https://10.0.0.1/')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('public'),
  });
  expect((await add()).code).toBe(2);
  expect((await add('--chat', 'https://a.example/', '--webhook', 'https://a.example/')).code).toBe(2);
  expect((await add('--chat', 'https://a.example/', '--kind', 'scan.started')).code).toBe(2);
  const unknown = await here.run('notification', 'add', '--brand', 'unknown', '--chat', 'https://a.example/');
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('no such brand: unknown') });
  expect((await here.run('notification', 'replay')).code).toBe(2);
  expect(await here.runJson('notification', 'parked')).toEqual({ deliveries: [] });
});

it(
  'a serving process delivers, and logs no secret or address',
  async () => {
    await using receiver = await startReceiver();
    const target = ['--brand', brandId(), '--chat', receiver.url, '--kind', 'quota.reached', '--dev'];
    const added = await here.runJson('notification', 'add', ...target);
    expect(added).toMatchObject({ kinds: ['quota.reached'], signing_secret: null });
    await using serving = await serveIn(here, { SERVICE_DEV: 'true' });
    const stores = await openSqliteStores({ path: here.path }, deps);
    const gate = createPlanGate(stores.plans);
    for (let i = 0; i < 2; i++) {
      await gate.reserve({
        key: systemIds.random(),
        tenantId: String(brand.tenant_id),
        brandId: brandId(),
        unit: 'scan',
        amount: 1,
        at: Date.now(),
      });
    }
    await stores.close();
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), { timeout: 60_000, interval: 50 });
    expect(JSON.parse(receiver.requests[0]?.body ?? '').text).toMatch(
      /^Acme: the free plan's 1 scan of \d{4}-W\d\d is used up/,
    );
    expect(serving).toBeDefined();
  },
  PROCESS_TEST_MS,
);
