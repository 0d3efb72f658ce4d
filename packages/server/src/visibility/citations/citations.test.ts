import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citationsOf, foldUrl } from './citations.ts';

describe('a citation', () => {
  it.each([
    ['http://www.Acme.example/a/?utm_source=x&id=7&UTM_medium=y#:~:text=hello', 'https://acme.example/a?id=7'],
    ['https://acme.example', 'https://acme.example'],
    ['https://acme.example/?gclid=1', 'https://acme.example'],
    ['https://acme.example:8443/a//', 'https://acme.example:8443/a'],
    ['https://acme.example/#/page', 'https://acme.example#/page'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['mailto:a@acme.example', undefined],
    ['no address', undefined],
  ])('%s is normalized to %s', (given, folded) => expect(foldUrl(given)).toBe(folded));

  it('is normalized idempotently', () => {
    const url = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string().map((text) => `https://www.a.example/${text}`),
    );
    fc.assert(
      fc.property(url, (given) => {
        const folded = foldUrl(given);
        if (folded !== undefined) expect(foldUrl(folded)).toBe(folded);
      }),
    );
  });

  it('counts once per registrable domain, including links, excluding retrieved pages', () => {
    const text = 'See [docs](https://docs.acme.co.uk/x/) and https://www.other.example/a.';
    const given = ['https://other.example/a', { url: 'https://seen.example/', kind: 'retrieved' as const }];
    expect(citationsOf(text, given, ['www.acme.co.uk'])).toEqual([
      { url: 'https://other.example/a', domain: 'other.example', own: false },
      { url: 'https://docs.acme.co.uk/x', domain: 'acme.co.uk', own: true },
    ]);
  });
});
