// How errors reach a site: `create()` throws, promises reject, `onError` and the console report, nothing is unhandled.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Options, ServiceBilling, ServiceBillingError } from '../../src/index.ts';
import { settle } from '../support/fake-clock.ts';
import { ENDPOINT, openPage, refuse } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

const create = (options: unknown) => () => Reflect.apply(ServiceBilling.create, undefined, [options]);

describe('create()', () => {
  it.each([
    undefined,
    null,
    {},
    { endpoint: ENDPOINT },
    { endpoint: ENDPOINT, consent: 'true' },
    { endpoint: ENDPOINT, consent: 1 },
  ])('throws consent_required for %j', (options) => {
    expect(create(options)).toThrow(ServiceBillingError);
    expect(create(options)).toThrow(expect.objectContaining({ code: 'consent_required', retryable: false }));
  });

  it('throws invalid_options for an invalid endpoint, and names it', () => {
    const wrong = create({ endpoint: 'https://api.example.com', consent: true });
    expect(wrong).toThrow(expect.objectContaining({ code: 'invalid_options', message: 'invalid_options: endpoint' }));
  });
});

describe('an error', () => {
  let unhandled: unknown[];
  const count = (reason: unknown) => void unhandled.push(reason);
  beforeEach(() => {
    unhandled = [];
    process.on('unhandledRejection', count);
  });
  afterEach(() => void process.off('unhandledRejection', count));

  const failing = (options?: Partial<Options>) => {
    const page = openPage({ network: () => refuse(403, 'origin_not_allowed') });
    return { page, client: page.client(options) };
  };

  it('that is ignored is never an unhandled rejection', async () => {
    const { page, client } = failing();
    client.init();
    client.track();
    Reflect.apply(client.track, undefined, ['name']);
    await page.clock.advance(100);
    client.stop();
    client.track();
    await settle();
    await settle();
    expect(unhandled).toEqual([]);
  });

  it('still rejects for a caller who awaits it', async () => {
    const { page, client } = failing();
    const init = watch(client.init());
    await page.clock.advance(100);
    expect(init.error).toBeInstanceOf(ServiceBillingError);
    expect(init.error).toMatchObject({
      name: 'ServiceBillingError',
      code: 'origin_not_allowed',
      status: 403,
      retryable: false,
    });
  });

  it('is passed to onError once per call, stopped calls included', async () => {
    const told: string[] = [];
    const { page, client } = failing({ onError: ({ code }) => told.push(code) });
    client.init();
    client.track();
    await page.clock.advance(100);
    client.stop();
    client.init();
    await settle();
    expect(told).toEqual(['origin_not_allowed', 'origin_not_allowed', 'stopped']);
  });

  it('thrown by onError itself is ignored', async () => {
    const throwing = failing({
      onError() {
        throw new Error('of the site');
      },
    });
    const rejecting = failing({ onError: () => Promise.reject(new Error('of the site')) });
    for (const { page, client } of [throwing, rejecting]) {
      const init = watch(client.init());
      await page.clock.advance(100);
      expect(init.code).toBe('origin_not_allowed');
    }
    await settle();
    expect(unhandled).toEqual([]);
  });

  it('is written to the console only with debug', async () => {
    const loud = failing({ debug: true });
    const quiet = failing();
    for (const { page, client } of [loud, quiet]) {
      client.init();
      await page.clock.advance(100);
    }
    expect(loud.page.lines).toEqual(['ServiceBillingError: origin_not_allowed']);
    expect(quiet.page.lines).toEqual([]);
  });
});
