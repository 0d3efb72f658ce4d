// Playwright's `test` with what the tests of a worker share. All of it is in one place, and started when a test first
// asks for it: Playwright ends a worker, its browser and its services before a test that has other worker fixtures.
import { test as base } from '@playwright/test';
import { type Certificate, makeCertificate } from './certificate.ts';
import { type Opener, openerOf } from './engines/opener.ts';
import { type Service, startService } from './service.ts';

export interface ServiceKind {
  /** Without `--dev`, for https pages; otherwise for http on localhost. */
  secure: boolean;
  rateLimits: 'on' | 'off';
}

interface WorkerFixtures {
  /** The worker's service of this kind. */
  services: (kind: ServiceKind) => Promise<Service>;
  certificate: Certificate;
  /** Opens the project's engine with a fresh profile. */
  opener: Opener;
}

export const test = base.extend<object, WorkerFixtures>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern, and this needs no other fixture.
    async ({}, use) => {
      const started = new Map<string, Promise<Service>>();
      await use(({ secure, rateLimits }) => {
        const flags = [...(secure ? [] : ['--dev']), '--rate-limits', rateLimits];
        const service = started.get(flags.join(' ')) ?? startService(flags);
        started.set(flags.join(' '), service);
        return service;
      });
      for (const service of started.values()) await (await service).stop();
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above
  certificate: [async ({}, use) => use(makeCertificate()), { scope: 'worker' }],

  opener: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { project }) => {
      const opener = await openerOf(project);
      await use(opener);
      await opener.stop();
    },
    { scope: 'worker' },
  ],
});
