// The development entry: `debug` explains each error in the console without consecutive repeats, and changes nothing
// else.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXPLANATIONS } from '../../src/explanations.ts';
import { type Client, type Options, ServiceBilling, ServiceBillingError } from '../../src/index.development.ts';
import { ENDPOINT } from '../support/fake-page.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const create = (options: Partial<Options>): Client =>
  ServiceBilling.create({ endpoint: ENDPOINT, consent: true, ...options });

/** There is no page here, so `init()` rejects with `unsupported_origin`. */
const codeOf = async (client: Client, call: 'init' | 'track' = 'init') =>
  client[call]().catch((error: ServiceBillingError) => error.code);

describe('with debug', () => {
  it('explains each rejection and how to fix it', async () => {
    expect(await codeOf(create({ debug: true }))).toBe('unsupported_origin');
    const { when, mend } = EXPLANATIONS.unsupported_origin;
    expect(lines).toEqual([`ServiceBillingError: unsupported_origin\n${when}\n${mend}`]);
  });

  it('does not repeat the previous line', async () => {
    const client = create({ debug: true });
    await codeOf(client);
    await codeOf(client, 'track');
    client.stop();
    await codeOf(client);
    expect(lines.map((line) => line.split('\n')[0])).toEqual([
      'ServiceBillingError: unsupported_origin',
      'ServiceBillingError: stopped',
    ]);
  });

  it('still calls onError, and ignores what it throws', async () => {
    const told: string[] = [];
    const client = create({
      debug: true,
      onError({ code }) {
        told.push(code);
        throw new Error('of the site');
      },
    });
    expect(await codeOf(client)).toBe('unsupported_origin');
    expect(told).toEqual(['unsupported_origin']);
  });

  it('explains what create() throws before throwing', () => {
    expect(() => create({ endpoint: 'https://api.example.com', debug: true })).toThrow(ServiceBillingError);
    expect(lines).toEqual([expect.stringContaining(EXPLANATIONS.invalid_options.mend)]);
  });
});

describe('a refusal by the service', () => {
  /** A minimal page for one request, with this response. */
  const openPage = (code: string) => {
    vi.stubGlobal('location', new URL('https://shop.example/'));
    vi.stubGlobal('document', { domain: 'shop.example', referrer: '', cookie: '' });
    vi.stubGlobal('FocusEvent', Event);
    vi.stubGlobal('fetch', async () => Response.json({ error: { code } }, { status: 403 }));
  };
  afterEach(() => void vi.unstubAllGlobals());

  it('is explained with its status', async () => {
    openPage('origin_not_allowed');
    expect(await codeOf(create({ debug: true }))).toBe('origin_not_allowed');
    const { when, mend } = EXPLANATIONS.origin_not_allowed;
    expect(lines).toEqual([`ServiceBillingError: origin_not_allowed (HTTP 403)\n${when}\n${mend}`]);
  });

  it('with an unknown code is explained too', async () => {
    openPage('too_much_sun');
    expect(await codeOf(create({ debug: true }))).toBe('too_much_sun');
    expect(lines).toEqual([expect.stringMatching(/^ServiceBillingError: too_much_sun \(HTTP 403\)\n.*newer version/)]);
  });
});

describe('without debug', () => {
  it('writes nothing', async () => {
    expect(() => Reflect.apply(ServiceBilling.create, undefined, [])).toThrow('consent_required');
    expect(() => create({ endpoint: '' })).toThrow('invalid_options');
    expect(await codeOf(create({}))).toBe('unsupported_origin');
    expect(lines).toEqual([]);
  });
});
