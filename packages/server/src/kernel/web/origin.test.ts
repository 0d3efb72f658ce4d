import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { origin } from '../../../test/support/any-origin.ts';
import { isLoopbackHost, normaliseOrigin, parseOrigin } from './origin.ts';

const live = { dev: false };
const dev = { dev: true };

describe('an Origin header', () => {
  it.each([
    'https://shop.example',
    'https://shop.example:8443',
    'https://xn--bcher-kva.example',
    'https://[2001:db8::1]',
    'https://example.com.',
  ])('%s is well-formed', (header) => {
    expect(parseOrigin(header, live)).toBe(header);
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['the opaque origin', 'null'],
    ['user info', 'https://a@example.com'],
    ['empty user info', 'https://@example.com'],
    ['a leading space', ' https://example.com'],
    ['a tab in the host', 'https://exa\tmple.com'],
    ['a path and fragment', 'https://example.com/x#y'],
    ['a trailing slash', 'https://example.com/'],
    ['an empty query', 'https://example.com?'],
    ['upper case', 'https://Example.com'],
    ['an upper-case scheme', 'HTTPS://example.com'],
    ['the default port', 'https://example.com:443'],
    ['an empty port', 'https://example.com:'],
    ['a port with zeros', 'https://example.com:08443'],
    ['full-width letters', 'https://ｅｘａｍｐｌｅ.com'],
    ['a Unicode name', 'https://bücher.example'],
    ['a short address', 'https://127.1'],
    ['a hexadecimal address', 'https://0x7f.1'],
    ['a long IPv6 form', 'https://[2001:db8:0:0:0:0:0:1]'],
    ['one slash', 'https:/example.com'],
    ['back slashes', 'https:\\\\example.com'],
    ['http', 'http://example.com'],
    ['http on loopback', 'http://localhost:3000'],
    ['another scheme', 'chrome-extension://abcdefghijklmnop'],
    ['a blob', 'blob:https://example.com/uuid'],
    ['two origins', 'https://a.example, https://b.example'],
    ['two origins and a space', 'https://a.example https://b.example'],
  ])('with %s is malformed', (_, header) => {
    expect(parseOrigin(header, live)).toBeNull();
  });

  it('is well-formed only if it equals its own serialization', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          origin,
          origin.map((o) => `${o}/`),
        ),
        (header) => {
          const parsed = parseOrigin(header, live);
          if (parsed === null) return;
          expect(parsed).toBe(header);
          expect(new URL(header).origin).toBe(header);
          expect(header.startsWith('https://')).toBe(true);
        },
      ),
    );
  });

  it('is kept unchanged if a browser could have sent it', () => {
    fc.assert(
      fc.property(origin, (header) => {
        expect(parseOrigin(header, live)).toBe(header);
      }),
    );
  });

  it.each([
    'http://localhost',
    'http://localhost:3000',
    'http://shop.localhost:1',
    'http://127.0.0.1:8080',
    'http://[::1]:5173',
  ])('%s is well-formed in dev', (header) => {
    expect(parseOrigin(header, dev)).toBe(header);
    expect(parseOrigin(header, live)).toBeNull();
  });

  it.each([
    'http://example.com',
    'http://evillocalhost',
    'http://localhost.example',
    'http://127.0.0.2',
    'http://192.168.0.1',
  ])('%s is still malformed in dev', (header) => {
    expect(parseOrigin(header, dev)).toBeNull();
  });
});

describe('a configured origin', () => {
  it.each([
    ['https://Bücher.Example', 'https://xn--bcher-kva.example'],
    ['https://Shop.Example/', 'https://shop.example'],
    ['HTTPS://shop.example:443', 'https://shop.example'],
    ['https://shop.example:8443/', 'https://shop.example:8443'],
  ])('%s is kept as %s', (text, kept) => {
    expect(normaliseOrigin(text, live)).toEqual({ ok: true, value: kept });
  });

  it.each([
    ['https://shop.example/path', 'not_an_origin'],
    ['https://shop.example//', 'not_an_origin'],
    ['https://shop.example?', 'not_an_origin'],
    ['https://shop.example/?a=1', 'not_an_origin'],
    ['https://shop.example#top', 'not_an_origin'],
    ['https://me:pw@shop.example', 'not_an_origin'],
    ['https://@shop.example', 'not_an_origin'],
    [' https://shop.example', 'not_an_origin'],
    ['https://sh\top.example', 'not_an_origin'],
    ['https:shop.example', 'not_an_origin'],
    ['https:///shop.example', 'not_an_origin'],
    ['https:\\\\shop.example', 'not_an_origin'],
    ['https://shop.example:99999', 'not_an_origin'],
    ['shop.example', 'not_an_origin'],
    ['null', 'not_an_origin'],
    ['', 'not_an_origin'],
    ['https://*.shop.example', 'wildcard'],
    ['http://shop.example', 'not_https'],
    ['http://localhost:3000', 'not_https'],
    ['ftp://shop.example', 'not_https'],
  ])('%j is refused as %s', (text, reason) => {
    expect(normaliseOrigin(text, live)).toEqual({ ok: false, reason });
  });

  it('on loopback is kept in dev', () => {
    expect(normaliseOrigin('ftp://localhost', dev)).toEqual({ ok: false, reason: 'not_https' });
    expect(normaliseOrigin('http://LocalHost:3000/', dev)).toEqual({ ok: true, value: 'http://localhost:3000' });
  });

  it('is a well-formed header once normalized, and normalizing is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          origin.map((o) => o.toUpperCase()),
          fc.string(),
        ),
        (text) => {
          const once = normaliseOrigin(text, live);
          if (!once.ok) return;
          expect(parseOrigin(once.value, live)).toBe(once.value);
          expect(normaliseOrigin(once.value, live)).toEqual(once);
        },
      ),
    );
  });
});

it('accepts exactly the loopback hosts of decisions 1', () => {
  expect(['localhost', 'a.localhost', '127.0.0.1', '::1', '[::1]'].every(isLoopbackHost)).toBe(true);
  expect(['localhost.example', 'xlocalhost', '127.0.0.2', '[::2]', '0.0.0.0', ''].some(isLoopbackHost)).toBe(false);
});
