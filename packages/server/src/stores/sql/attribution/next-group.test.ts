import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextGroup } from './next-group.ts';
import type { Head } from './projection-head.ts';

const anyNumber = fc.nat({ max: 50_000 });
const anyHeads = fc
  .array(fc.record({ visit: anyNumber, action: anyNumber, event: anyNumber }), { minLength: 1, maxLength: 12 })
  .map((positions) => positions.map((position, part): Head => ({ part, version: 1, ...position })));

const KINDS = ['visit', 'action', 'event'] as const;

it('every part reaches the bound, and no step goes back or past it', () => {
  fc.assert(
    fc.property(anyHeads, anyNumber, fc.nat({ max: 20 }), (heads, bound, others) => {
      const total = heads.length + others;
      let now = heads;
      for (let steps = 0; ; steps++) {
        const group = nextGroup(now, total, bound);
        if (group === undefined) break;
        expect(KINDS.some((kind) => group.upTo[kind] > group.after[kind])).toBe(true);
        for (const kind of KINDS) {
          expect(group.upTo[kind]).toBeGreaterThanOrEqual(group.after[kind]);
          expect(group.upTo[kind]).toBeLessThanOrEqual(Math.max(bound, group.after[kind]));
        }
        const parts = new Set(group.parts.map(({ part }) => part));
        now = now.map((head) => (parts.has(head.part) ? { ...head, ...group.upTo } : head));
        expect(steps).toBeLessThan(100);
      }
      expect(now.every((head) => KINDS.every((kind) => head[kind] >= bound))).toBe(true);
    }),
  );
});

it('parts that differ are together again after the furthest behind has caught up', () => {
  const ahead = { part: 0, version: 4, visit: 90, action: 80, event: 70 };
  const behind = { part: 1, version: 7, visit: 10, action: 20, event: 30 };
  expect(nextGroup([ahead, behind], 2, 100)).toEqual({
    parts: [{ part: 1, version: 7 }],
    after: { visit: 10, action: 20, event: 30 },
    upTo: { visit: 90, action: 80, event: 70 },
  });
  const both = nextGroup([ahead, { ...ahead, part: 1, version: 8 }], 2, 100);
  expect(both?.parts).toEqual([
    { part: 0, version: 4 },
    { part: 1, version: 8 },
  ]);
});

it('a part without records passes a backlog in steps', () => {
  const head = { part: 0, version: 1, visit: 0, action: 0, event: 0 };
  expect(nextGroup([head], 2, 1_000_000)?.upTo.visit).toBe(20_000);
  expect(nextGroup([head], 1, 1_000_000)?.upTo.visit).toBe(1_000_000);
});
