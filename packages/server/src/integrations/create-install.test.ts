import { expect, it } from 'vitest';
import { systemClock, systemIds } from '../kernel/clock.ts';
import { createInstall, MAX_INSTALLS } from './create-install.ts';
import type { Install } from './ports.ts';

it('a brand has at most 200 installs', async () => {
  const made: Install[] = [];
  const brand = { id: 'b', tenantId: 't', name: 'Acme', domain: 'acme.example', aliases: [], createdAt: 0 };
  const create = createInstall({
    installs: {
      async createInstall(install) {
        const created = { ...install, number: made.length };
        made.push(created);
        return created;
      },
      listInstalls: async () => made,
    },
    brands: { findBrand: async () => brand },
    clock: systemClock,
    ids: systemIds,
    originRules: { dev: false },
  });
  const another = () =>
    create({
      brandId: 'b',
      name: null,
      mode: 'measurement',
      reportingOrigins: null,
      allowedOrigins: null,
      referralExclusions: [],
    });
  for (let i = 0; i < MAX_INSTALLS; i++) await another();
  await expect(another()).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'A brand has at most 200 installs.',
  });
  expect([made.length, MAX_INSTALLS]).toEqual([200, 200]);
});
