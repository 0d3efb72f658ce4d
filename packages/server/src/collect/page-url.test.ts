import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanReferrer, PAGE_URL_FAULTS, parsePageUrl } from './page-url.ts';

const origin = 'https://shop.example';
const live = { origin, dev: false };

const parse = (url: string) => parsePageUrl(url, live);
/** A URL of the origin with exactly this many characters. */
const ofLength = (characters: number, filler = 'a') => {
  const head = `${origin}/`;
  return head + filler.repeat(characters - head.length);
};

describe('a page URL', () => {
  it.each([
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example/p', 'https://shop.example/p'],
    ['https://shop.example/p?email=a@b.example#top', 'https://shop.example/p'],
    ['https://shop.example?q=1', 'https://shop.example/'],
    ['https://shop.example:443/p', 'https://shop.example/p'],
    ['https://SHOP.example/P', 'https://shop.example/P'],
    ['https://shop.example/a/../b', 'https://shop.example/b'],
    ['https://shop.example/käse', 'https://shop.example/k%C3%A4se'],
    ['https://shop.example/?path=a\\b', 'https://shop.example/'],
    ['https://shop.example/@me', 'https://shop.example/@me'],
    ['https://shop.example/p?next=https://a@b.example', 'https://shop.example/p'],
  ])('%s is stored as %s', (url, page) => {
    expect(parse(url)).toEqual({ ok: true, value: page });
  });

  it.each([
    ['', 'not_https'],
    ['/p', 'not_https'],
    ['shop.example/p', 'not_https'],
    ['http://shop.example/p', 'not_https'],
    ['javascript:alert(1)', 'not_https'],
    ['https:/shop.example/p', 'not_https'],
    ['https:shop.example/p', 'not_https'],
    ['https:\\\\shop.example/p', 'not_https'],
    [' https://shop.example/p', 'not_https'],
    ['HTTPS://shop.example/p', 'not_https'],
    ['https://', 'not_a_url'],
    ['https:///shop.example/p', 'not_a_url'],
    ['https:///shop.example/?next=https://b.example', 'not_a_url'],
    ['https:///user:pw@shop.example/p', 'not_a_url'],
    ['https://\\shop.example/p', 'not_a_url'],
    ['https://shop.example:99999/', 'not_a_url'],
    ['https://shop.example/a b', 'not_a_url'],
    ['https://sh\top.example/p', 'not_a_url'],
    ['https://shop.example/p\n', 'not_a_url'],
    ['https://user:pw@shop.example/', 'has_credentials'],
    ['https://user@shop.example/', 'has_credentials'],
    ['https://@shop.example/', 'has_credentials'],
    ['https://shop.example\\@evil.example/', 'has_credentials'],
    ['https://shop.example:8443/p', 'other_origin'],
    ['https://www.shop.example/p', 'other_origin'],
    ['https://shop.example.evil.example/p', 'other_origin'],
    ['https://shop.example./p', 'other_origin'],
  ])('%j is refused as %s', (url, reason) => {
    expect(parse(url)).toEqual({ ok: false, reason });
  });

  it('has at most 2048 characters, regardless of their size in bytes', () => {
    for (const filler of ['a', 'ä', '😀']) {
      expect(parse(ofLength(2048, filler)).ok).toBe(true);
      expect(parse(ofLength(2049, filler))).toEqual({ ok: false, reason: 'too_long' });
    }
  });

  it('of an international host matches the punycode that browsers send as origin', () => {
    const page = parsePageUrl('https://bücher.example/x', { origin: 'https://xn--bcher-kva.example', dev: false });
    expect(page).toEqual({ ok: true, value: 'https://xn--bcher-kva.example/x' });
  });

  it('over http is accepted with --dev, on an allowed origin', () => {
    const local = { origin: 'http://shop.localhost:3000', dev: true };
    expect(parsePageUrl('http://shop.localhost:3000/p?x', local)).toEqual({
      ok: true,
      value: 'http://shop.localhost:3000/p',
    });
    expect(parsePageUrl('ftp://shop.localhost:3000/p', local)).toEqual({ ok: false, reason: 'not_https' });
    expect(parsePageUrl('http://user@shop.localhost:3000/p', local)).toEqual({ ok: false, reason: 'has_credentials' });
    expect(parsePageUrl('http://example.com/p', local)).toEqual({ ok: false, reason: 'other_origin' });
    expect(parsePageUrl('http://shop.localhost:3000/p', { ...local, dev: false }).ok).toBe(false);
  });

  it('is refused with a sentence for each fault', () => {
    expect(PAGE_URL_FAULTS).toEqual({
      too_long: 'url has more than 2048 characters',
      not_https: 'url does not start with https://',
      not_a_url: 'url is not an absolute URL',
      has_credentials: 'url contains a user name or a password',
      other_origin: 'url has another origin than the request',
    });
  });

  it('is stored without query, fragment or credentials, under its origin', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
        const url = new URL(text);
        const page = parsePageUrl(text, { origin: url.origin, dev: false });
        if (!page.ok) return;
        expect(page.value).toBe(url.origin + url.pathname);
        expect(page.value).not.toMatch(/[?#]/);
      }),
    );
  });
});

describe('a referrer', () => {
  it.each([
    ['https://chat.example/c/1?q=secret#x', 'https://chat.example/c/1'],
    ['http://old.example', 'http://old.example/'],
    ['https://user:pw@chat.example/', 'https://chat.example/'],
    ['android-app://com.example', null],
    ['javascript:alert(1)', null],
    ['not a url', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is stored as %j', (text, kept) => {
    expect(cleanReferrer(text)).toBe(kept);
  });

  it('of more than 2048 characters is dropped', () => {
    expect(cleanReferrer(ofLength(2048))).not.toBeNull();
    expect(cleanReferrer(ofLength(2049))).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanReferrer(text)).toSatisfy((kept) => kept === null || /^https?:\/\//.test(kept));
      }),
    );
  });
});
