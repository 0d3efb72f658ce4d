import { expect, it } from 'vitest';
import { BRAND } from '../../test/support/answer-scene.ts';
import { brandFileDocument } from '../brands/index.ts';
import { systemIds } from '../kernel/clock.ts';
import { limitsUnder } from '../plans/index.ts';
import { startScan } from './start-scan.ts';

const prompts = Array.from({ length: 120 }, (_, i) => ({
  text: `Which desk is number ${i}?`,
  market: 'US' as const,
  language: 'en' as const,
  tags: [],
}));
const document = JSON.stringify(brandFileDocument({ ...BRAND, prompts }));
const brand = { id: 'b', tenantId: 't', name: 'Acme', domain: 'acme.example', aliases: [], createdAt: 0 };
const start = startScan({
  brands: { findProfile: async () => ({ brand, document }) },
  scans: { startScan: () => Promise.reject(new Error('nothing is started')) },
  plans: { limitsOf: async () => limitsUnder({ plan: 'free', extraPrompts: 0 }) },
  engines: [],
  clock: { now: () => 0 },
  ids: systemIds,
});

it('a scan of too many prompts says how many to remove', async () => {
  const input = { tenantId: 't', brandId: 'b' };
  const rest = 'the plan includes 10. Remove 110, or change the plan.';
  await expect(start(input)).rejects.toMatchObject({
    code: 'quota_exceeded',
    message: `This brand has 120 prompts; ${rest}`,
  });
  await expect(start({ ...input, markets: ['US'] })).rejects.toMatchObject({
    message: `This brand has 120 prompts in these markets; ${rest}`,
  });
});
