// The entry to the portal: `GET /entry`, and a login that names the user.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, DEMO_EMAIL } from '../../src/accounts/index.ts';
import { SHOWCASE_BRAND } from '../../src/brands/index.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { type TempDirectory, tempDirectory } from '../support/temp-store.ts';
import { newVisitor, target } from '../support/visitor.ts';

const entryOf = async ({ url }: TestService): Promise<unknown> => (await fetch(`${url}/api/v1/portal/entry`)).json();

describe('the portal of --dev', () => {
  let directory: TempDirectory;
  let service: TestService;
  beforeAll(async () => {
    directory = await tempDirectory();
    service = await startTestService({ directory, settings: { dev: true } });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await directory[Symbol.asyncDispose]();
  });

  it('offers the demo user if it exists, and skips the form', async () => {
    expect(await entryOf(service)).toMatchObject({ can_sign_in: true, demo_email: null });
    const { tenantId } = SHOWCASE_BRAND;
    const { stores } = service;
    await stores.tenants.createTenant({ id: tenantId, name: 'Showcase', plan: 'pro', createdAt: systemClock.now() });
    await addMember({ ...stores, clock: systemClock, ids: systemIds })({ tenantId, email: DEMO_EMAIL, role: 'owner' });
    expect(await entryOf(service)).toMatchObject({ can_sign_in: true, demo_email: DEMO_EMAIL });

    const visitor = newVisitor();
    const query = new URLSearchParams({ return_to: '/api/v1/me', login_hint: DEMO_EMAIL });
    const answer = await visitor.visit(`${service.url}/auth/login?${query}`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { email: DEMO_EMAIL }]);
  });

  it('signs the demo user in again after a restart', async () => {
    await using restarted = await startTestService({ directory, settings: { dev: true } });
    const query = new URLSearchParams({ return_to: '/api/v1/me', login_hint: DEMO_EMAIL });
    for (const { url } of [service, restarted]) {
      expect((await newVisitor().visit(`${url}/auth/login?${query}`)).status).toBe(200);
    }
  });

  it('refuses an unknown address, and prompts again', async () => {
    const visitor = newVisitor();
    const refused = await visitor.visit(`${service.url}/auth/login?login_hint=nobody@shop.example`);
    expect(refused.status).toBe(403);
    const form = await visitor.visit(`${service.url}/auth/login`);
    expect(await form.text()).toContain(`value="${DEMO_EMAIL}"`);
  });

  it.each(['login_hint=', 'login_hint=a@b.example&login_hint=c@d.example', `login_hint=${'a'.repeat(255)}`])(
    'ignores a login_hint that is not an address: %s',
    async (query) => {
      const response = await newVisitor().send(`${service.url}/auth/login?${query}`);
      expect(new URL(target(response, service.url)).searchParams.has('login_hint')).toBe(false);
    },
  );
});

it('a server without a provider reports that login is not configured', async () => {
  await using service = await startTestService();
  expect(await entryOf(service)).toMatchObject({ can_sign_in: false, demo_email: null });
});
