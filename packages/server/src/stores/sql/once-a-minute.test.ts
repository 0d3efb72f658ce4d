import { expect, it } from 'vitest';
import { onceAMinute } from './once-a-minute.ts';

it('runs at once, then every minute, and after the clock goes back', async () => {
  const ran: number[] = [];
  const run = onceAMinute(async (now) => ran.push(now));
  for (const now of [1000, 1000, 60_999, 61_000, 120_999, 1001, 1000, 1000]) await run(now);
  expect(ran).toEqual([1000, 61_000, 1000]);
});
