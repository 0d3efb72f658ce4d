// The README matches the code.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ServiceBillingErrorCode } from '../../src/index.ts';
import type { Options } from '../../src/options.ts';
import { createJar, ENDPOINT, openPage } from '../support/fake-page.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** Stops compiling if the union gains or loses a code. */
const CODES: Record<ServiceBillingErrorCode, true> = {
  consent_required: true,
  invalid_options: true,
  unsupported_origin: true,
  unsupported_page: true,
  unsupported_event_name: true,
  invalid_properties: true,
  stopped: true,
  network: true,
  timeout: true,
  rate_limited: true,
  unavailable: true,
  invalid_session: true,
  origin_not_allowed: true,
  not_found: true,
  method_not_allowed: true,
  invalid_input: true,
  invalid_url: true,
};

/** The same for options. */
const OPTIONS: Record<keyof Options, true> = {
  endpoint: true,
  consent: true,
  source: true,
  cookieDomain: true,
  timeoutMs: true,
  onError: true,
  debug: true,
};

/** The first column of the table after the marker. */
const firstColumn = (mark: string): string[] => {
  const table = README.slice(README.indexOf(mark)).match(/(^\|.*\n)+/m)?.[0] ?? '';
  return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name ?? '');
};

describe('the README', () => {
  it('lists every error code once, and no other', () => {
    expect(firstColumn('<!-- errors -->').sort()).toEqual(Object.keys(CODES).sort());
  });

  it('lists every option once, and no other', () => {
    expect(firstColumn('## Options').sort()).toEqual(Object.keys(OPTIONS).sort());
  });

  it('has the same line for early calls as the recipe', () => {
    const recipe = readFileSync(new URL('../../../../examples/recipes/src/early-calls.html', import.meta.url), 'utf8');
    const line = README.match(/<!-- early-calls -->\n```js\n(.*)\n```/)?.[1];
    expect(line).toMatch(/^window\.serviceEvents/);
    expect(recipe).toContain(line);
  });

  it.each([
    [true, 0],
    [false, 1],
    [undefined, 1],
  ])('has a recipe that, with Global Privacy Control %s, creates %i clients', async (globalPrivacyControl, clients) => {
    const recipe = README.match(/<!-- gpc -->\n```js\n(.*)\n```/)?.[1];
    const jar = createJar();
    const page = openPage({ cookie: jar });
    const run = new Function('navigator', 'ServiceBilling', 'options', `${recipe}; client?.init();`);
    run({ globalPrivacyControl }, { create: page.client }, { endpoint: ENDPOINT, consent: true });
    await page.clock.advance(1000);
    expect(page.sent).toHaveLength(clients);
    expect(jar.writes).toHaveLength(clients);
  });
});
