import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citationSchema, citationsOf, domainOf, foldUrl, linksIn } from './citations.ts';

describe('a citation', () => {
  it.each([
    ['http://www.Acme.example/a/?utm_source=x&id=7&UTM_medium=y#:~:text=hello', 'https://acme.example/a?id=7'],
    ['https://acme.example', 'https://acme.example'],
    ['https://acme.example/?gclid=1', 'https://acme.example'],
    ['https://acme.example:8443/a//', 'https://acme.example:8443/a'],
    ['https://acme.example/#/page', 'https://acme.example#/page'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['https://acme.example/#!/page', 'https://acme.example#!/page'],
    ['https://acme.example/#/page:~:text=a', 'https://acme.example#/page'],
    ['https://acme.example/#page', 'https://acme.example'],
    ['https://acme.example/#a#/b', 'https://acme.example'],
    ['https://acme.example/?user=1', 'https://acme.example?user=1'],
    ['\u00a0https://acme.example/a\u00a0', 'https://acme.example/a'],
    ['https://www.www.acme.example./', 'https://acme.example'],
    ['https://awww.example/', 'https://awww.example'],
    [' https://acme.example/a ', 'https://acme.example/a'],
    ['https://acme.example/?a=1&&b=2&', 'https://acme.example?a=1&b=2'],
    ['https://acme.example/?GCLID=1&gclid2=2&not_utm_=3', 'https://acme.example?gclid2=2&not_utm_=3'],
    ['https://acme.example/?a=utm_source', 'https://acme.example?a=utm_source'],
    ['https://acme.example/a//b', 'https://acme.example/a//b'],
    ['xhttps://acme.example', undefined],
    ['httpsx://acme.example', undefined],
    ['mailto:a@acme.example', undefined],
    ['no address', undefined],
  ])('%s is normalized to %s', (given, folded) => expect(foldUrl(given)).toBe(folded));

  it.each([
    ...['_ga', '_gl', '_hsenc', '_hsmi', 'dclid', 'fbclid', 'gad_source', 'gbraid', 'gclid', 'igshid', 'mc_cid'],
    ...['mc_eid', 'msclkid', 'ref_src', 'srsltid', 'twclid', 'utm_id', 'wbraid', 'yclid'],
  ])('loses the tracking parameter %s', (name) => {
    expect(foldUrl(`https://acme.example/?${name}=1&id=2`)).toBe('https://acme.example?id=2');
  });

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
    expect(citationsOf('', [{ url: 'https://a.example' }, { url: 'no address', kind: 'cited' }], [])).toEqual([
      { url: 'https://a.example', domain: 'a.example', own: false },
    ]);
  });

  it('belongs to its registrable domain, or to its host', () => {
    expect(domainOf('docs.acme.co.uk')).toBe('acme.co.uk');
    expect(domainOf('jane.github.io')).toBe('jane.github.io');
    expect(domainOf('localhost')).toBe('localhost');
  });
});

describe('a citation of an engine', () => {
  it.each([
    'https://a.example',
    { url: 'https://a.example' },
    { url: 'a', kind: 'cited', more: 1 },
    { url: 'a', kind: 'retrieved' },
  ])('may be %j', (citation) => {
    expect(citationSchema.parse(citation)).toEqual(citation);
  });

  it.each([
    null,
    1,
    {},
    { url: 1 },
    { url: 'a', kind: 'linked' },
    { url: 'a', kind: undefined },
    { url: 'a', kind: '' },
  ])('may not be %j', (citation) => {
    expect(citationSchema.safeParse(citation).success).toBe(false);
  });
});

describe('a link in a text', () => {
  it.each([
    ['See https://a.example/b.', ['https://a.example/b']],
    ['**https://a.example/b**, or http://c.example?!', ['https://a.example/b', 'http://c.example']],
    [
      '(https://a.example/b) <https://c.example> "https://d.example"',
      ['https://a.example/b', 'https://c.example', 'https://d.example'],
    ],
    ['【https://a.example/b】電話「https://c.example」', ['https://a.example/b', 'https://c.example']],
    ['https://a.example/x_y;z', ['https://a.example/x_y;z']],
    ['ftp://a.example, a.example', []],
  ])('ends before punctuation: %s', (text, urls) => {
    const links = linksIn(text);
    expect(links.map(({ url }) => url)).toEqual(urls);
    for (const { url, start, end } of links) expect(text.slice(start, end)).toBe(url);
  });
});
