// Findings as an inbox, and the history of their states, over every engine.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeFindingState, readFindingHistory } from '../../../src/claims/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import type { AnswerInput } from '../../../src/visibility/index.ts';
import { answerScene, DAY, START } from '../../support/answer-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const DESK = 'Good: the D-100 costs $999.';
const CHEAP = 'Good: the D-100 costs $1,999.';
const HEAVY = 'The D-200 weighs 21 kg.';
const NONE = 'Nothing to say.';

export function findingInboxContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  async function scene() {
    const made = await answerScene(stores);
    const { deps, brandId, tenantId, recorder, answerOf } = made;
    let scans = 0;
    const inbox = (query: object = {}, limit = 20) => stores.findings.listInbox({ brandId, ...query, limit });
    return {
      ...made,
      inbox,
      claimed: async (query: object = {}, limit = 20) => (await inbox(query, limit)).map(({ claimed }) => claimed),
      async scan(text: string, given: Partial<AnswerInput> = {}) {
        const scanId = randomUUID();
        await recorder.recordAnswer(answerOf({ scanId, text, askedAt: START + scans++ * DAY, ...given }));
        await recorder.finishScan({ tenantId, brandId, scanId });
      },
      move: changeFindingState(deps),
      history: async (id: string) =>
        (await readFindingHistory(deps)(id)).map(({ state, cause, reason, note, userId }) => ({
          state,
          cause,
          ...(reason !== null && { reason }),
          ...(note !== null && { note }),
          ...(userId !== null && { userId }),
        })),
    };
  }

  describe('the inbox of findings', () => {
    it('is sorted by severity, then by how many answers show them', async () => {
      const { scan, claimed, inbox } = await scene();
      await scan(HEAVY);
      await scan(CHEAP);
      await scan(DESK);
      await scan(DESK, { engine: 'two', market: 'UK', text: 'The D-100 costs £999.' });
      await scan(DESK, { engine: 'two' });
      expect(await claimed()).toEqual(['999 USD', '999 GBP', '1999 USD', 'weight 21 kg']);
      expect(await claimed({}, 2)).toHaveLength(2);
      expect((await inbox())[0]).toMatchObject({ answers: 2, engines: ['one', 'two'], markets: ['US'] });
    });

    it('is filtered by state, kind, severity, engine and market, and counted by state', async () => {
      const { scan, claimed, inbox, move, brandId } = await scene();
      await scan(HEAVY, { engine: 'two' });
      await scan(DESK);
      await scan(DESK, { market: 'UK', text: 'The D-100 costs £999.' });
      const [pounds] = await inbox({ market: 'UK' });
      await move(pounds?.id ?? '', 'dismiss');
      expect(await claimed({ state: 'open' })).toEqual(['999 USD', 'weight 21 kg']);
      expect(await claimed({ kind: 'spec' })).toEqual(['weight 21 kg']);
      expect(await claimed({ severity: 'critical' })).toEqual(['999 GBP', '999 USD']);
      expect(await claimed({ engine: 'two' })).toEqual(['weight 21 kg']);
      expect(await claimed({ market: 'UK' })).toEqual(['999 GBP']);
      expect(await claimed({ engine: 'two', market: 'UK' })).toEqual([]);
      const count = (query: object) => stores.findings.countInbox({ brandId, ...query });
      expect(await count({ state: 'open' })).toEqual({ open: 2, dismissed: 1 });
      expect(await count({ engine: 'two' })).toEqual({ open: 1 });
      expect(await stores.findings.findingPlaces(brandId)).toEqual({ engines: ['one', 'two'], markets: ['UK', 'US'] });
      expect(await stores.findings.findingPlaces(randomUUID())).toEqual({ engines: [], markets: [] });
    });
  });

  describe('the history of a finding', () => {
    it('records changes by answers and users, with reasons', async () => {
      const { scan, inbox, move, history } = await scene();
      await scan(DESK);
      const [{ id } = { id: '' }] = await inbox();
      expect(await history(id)).toEqual([{ state: 'open', cause: 'answers' }]);
      await scan(NONE);
      await scan(DESK);
      await move(id, 'dismiss', { reason: 'other', note: 'Asked our lawyer.', userId: 'user-1' });
      await move(id, 'dismiss', { reason: 'minor' });
      await move(id, 'reopen');
      expect(await history(id)).toEqual([
        { state: 'open', cause: 'answers' },
        { state: 'fixed', cause: 'answers' },
        { state: 'open', cause: 'answers' },
        { state: 'dismissed', cause: 'person', reason: 'other', note: 'Asked our lawyer.', userId: 'user-1' },
        { state: 'open', cause: 'person' },
      ]);
    });
  });

  it('the answer of a scan is found by engine, market and prompt', async () => {
    const { scan, inbox, deps } = await scene();
    await scan(DESK);
    const [finding] = await inbox();
    const place = finding?.seenIn ?? { scanId: '', promptId: '', engine: '', market: '' };
    expect((await deps.storedAnswers.findAnswerAt(place))?.content?.text).toBe(DESK);
    expect(await deps.storedAnswers.findAnswerAt({ ...place, engine: 'none' })).toBeUndefined();
  });
}
