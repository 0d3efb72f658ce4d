// A scan's reservation ends with it, however it ends, over every engine (decisions 8).
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPlanGate } from '../../../src/plans/index.ts';
import { cancelScan } from '../../../src/scans/index.ts';
import { EngineError } from '../../../src/scans/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import type { Worker } from '../../../src/workers/start-worker.ts';
import { answers, type Behave, endOf, engineThat, PROMPTS, scanScene, workersOver } from '../../scans/scan-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const refuses: Behave = () => {
  throw new EngineError('permanent', 'refused', 'no');
};
const isSilent: Behave = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
/** Answers the first question, and behaves as configured for the others. */
const once =
  (then: Behave): Behave =>
  (question) =>
    question.prompt === 'Question 0?' ? answers(question) : then(question);

export function scanChargesContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  const workers: Worker[] = [];
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  afterEach(() => Promise.all(workers.splice(0).map((each) => each.stop())));
  afterAll(() => factory.dispose());

  describe('the charge of a scan', () => {
    it.each([
      { name: 'that is complete', behave: answers, end: { state: 'succeeded', done: PROMPTS }, used: 1 },
      { name: 'that is partial', behave: once(refuses), end: { state: 'succeeded', done: 1 }, used: 1 },
      { name: 'that nobody answers', behave: refuses, end: { state: 'failed', done: 0 }, used: 0 },
      { name: 'whose engine is disabled', behave: undefined, end: { state: 'failed', done: 0 }, used: 0 },
      { name: 'out of time', behave: isSilent, deadline: 100, end: { state: 'failed', done: 0 }, used: 0 },
      {
        name: 'that times out with an answer',
        behave: once(isSilent),
        deadline: 1500,
        end: { state: 'succeeded', done: 1 },
        used: 1,
      },
      { name: 'canceled', behave: isSilent, cancelAt: 0, end: { state: 'canceled', done: 0 }, used: 0 },
      {
        name: 'that is canceled with an answer',
        behave: once(isSilent),
        cancelAt: 1,
        end: { state: 'canceled', done: 1 },
        used: 1,
      },
    ])('$name is $used, and nothing is left to refund', async ({ behave, deadline, cancelAt, end, used }) => {
      const scene = await scanScene(stores, 'free');
      const { jobId } = await scene.start([engineThat('one', answers)]);
      expect(await scene.used()).toBe(1);
      const times = deadline === undefined ? {} : { deadline };
      workers.push(workersOver(stores, behave ? [engineThat('one', behave)] : [], { times }));
      if (cancelAt !== undefined) {
        await expect.poll(async () => (await stores.scans.findScan(jobId))?.done, { timeout: 10_000 }).toBe(cancelAt);
        await cancelScan(stores)(jobId);
      }
      expect(await endOf(stores, jobId)).toMatchObject(end);
      expect(await scene.used()).toBe(used);
      await createPlanGate(stores.plans).giveBack(jobId);
      expect(await scene.used()).toBe(used);
    });
  });
}
