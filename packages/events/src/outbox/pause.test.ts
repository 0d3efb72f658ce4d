import { expect, it } from 'vitest';
import { createPause } from './pause.ts';

it('lasts until the latest requested end', () => {
  let now = 0;
  const pause = createPause(() => now);
  expect(pause.leftMs()).toBe(0);
  pause.extend(100);
  pause.extend(50);
  now = 60;
  expect(pause.leftMs()).toBe(40);
  now = 101;
  expect(pause.leftMs()).toBe(0);
});
