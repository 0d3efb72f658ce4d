// Reported changes of the figures after a scan (decisions 7).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemIds } from '../../../src/kernel/clock.ts';
import type { DomainEvent } from '../../../src/kernel/domain-events.ts';
import { createEventHandler } from '../../../src/notifications/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { answerScene, BRAND, DAY, START } from '../../support/answer-scene.ts';
import { testClock } from '../../support/clock.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const ENGINES = Array.from({ length: 10 }, (_, index) => `engine-${index}`);
const NAMED = 'Acme makes good desks.';
const OTHERS = 'Radix makes good desks.';

export function visibilityChangesContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  async function scanning(prompts: number) {
    const file = {
      ...BRAND,
      prompts: Array.from({ length: prompts }, (_, index) => ({
        text: `Which desk suits room ${index}?`,
        market: 'US' as const,
        language: 'en' as const,
        tags: [],
      })),
    };
    const { brandId, tenantId, promptIds, recorder, answerOf } = await answerScene(stores, file);
    let scans = 0;
    return {
      brandId,
      async scan(engines: readonly string[], textOf: (prompt: number) => string) {
        const [scanId, askedAt] = [randomUUID(), START + scans++ * DAY];
        const asked = promptIds.flatMap((promptId, prompt) =>
          engines.map((engine) => answerOf({ scanId, promptId, engine, askedAt, text: textOf(prompt) })),
        );
        await recorder.recordAnswers(asked);
        await recorder.finishScan({ tenantId, brandId, scanId });
      },
    };
  }

  async function toldOf(brandId: string): Promise<DomainEvent[]> {
    const told: DomainEvent[] = [];
    const handling = createEventHandler({ clock: testClock(START), ids: systemIds });
    const unitOf = (fact: DomainEvent) => {
      if (fact.brandId === brandId && fact.kind === 'visibility.changed') told.push(fact);
      return handling.unitOf(fact);
    };
    while ((await stores.facts.handleEvents(1000, { ...handling, unitOf })) > 0);
    return told;
  }

  describe('a change of visibility', () => {
    it('is reported if most of 10 prompts no longer name the brand', async () => {
      const { brandId, scan } = await scanning(10);
      await scan(['one'], (prompt) => (prompt < 9 ? NAMED : OTHERS));
      await scan(['one'], (prompt) => (prompt < 1 ? NAMED : OTHERS));
      expect((await toldOf(brandId)).map(({ body }) => body)).toEqual([
        expect.objectContaining({ measure: 'mention_rate', before: 0.9, after: 0.1, since: '2026-03-02' }),
        expect.objectContaining({ measure: 'share_of_voice', before: 0.9, after: 0.1, until: '2026-03-02' }),
      ]);
    });

    it('is not reported without a change, or for a first scan', async () => {
      const { brandId, scan } = await scanning(10);
      await scan(['one'], () => NAMED);
      await scan(['one'], () => NAMED);
      expect(await toldOf(brandId)).toEqual([]);
    });

    it('is not reported for one prompt of four, even if all engines agree', async () => {
      const { brandId, scan } = await scanning(4);
      await scan(ENGINES, (prompt) => (prompt < 2 ? NAMED : OTHERS));
      await scan(ENGINES, (prompt) => (prompt < 1 ? NAMED : OTHERS));
      expect(await toldOf(brandId)).toEqual([]);
    });
  });
}
