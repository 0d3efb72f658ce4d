// A scan does not block its process: no two answers are read in the same turn of the event loop.
import { afterAll, expect, it } from 'vitest';
import { createWrongClaimReader } from '../../src/claims/index.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { createAnswerRecorder } from '../../src/visibility/index.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { countTurns } from '../support/count-turns.ts';
import { answers, endOf, engineThat, scanScene, workersOver } from './scan-scene.ts';

const factory = newSqliteStore();
afterAll(() => factory.dispose());

it('a scan yields to other work between two answers', async () => {
  const stores = await factory.open();
  const others = countTurns();
  const seen: number[] = [];
  const readWrongClaims = createWrongClaimReader();
  const recorder = createAnswerRecorder({
    ...stores,
    clock: systemClock,
    ids: systemIds,
    readWrongClaims(request) {
      seen.push(others.turns());
      return readWrongClaims(request);
    },
  });
  const engines = ['one', 'two'].map((name) => engineThat(name, answers, 20));
  const scene = await scanScene(stores, 'protect', 20);
  const workers = workersOver(stores, engines, { recorder });
  const { jobId } = await scene.start(engines);
  expect(await endOf(stores, jobId)).toMatchObject({ state: 'succeeded', done: 40 });
  await workers.stop();
  others.end();
  const between = seen.slice(1).map((now, index) => now - (seen[index] ?? 0));
  expect(between).toHaveLength(39);
  expect(Math.min(...between)).toBeGreaterThan(0);
});
