import { expect, it } from 'vitest';
import { isSameOutcome } from './outcomes.ts';
import type { EventOutcome } from './ports.ts';

const outcome: EventOutcome = {
  outcome: 'attributed',
  metric: 'confirmed',
  channel: 'search',
  source: 'google',
  firstSeenAt: 1,
  lastSeenAt: 2,
  original: null,
};

it.each<Partial<EventOutcome>>([
  { outcome: 'reversed' },
  { channel: 'social' },
  { source: null },
  { firstSeenAt: 2 },
  { lastSeenAt: 3 },
  { original: 7 },
])('an outcome changes with %j', (change) => {
  expect(isSameOutcome(outcome, { ...outcome, ...change })).toBe(false);
  expect(isSameOutcome({ ...outcome, ...change }, { ...outcome, ...change })).toBe(true);
});

it('a first outcome is a change', () => {
  expect(isSameOutcome(null, outcome)).toBe(false);
});
