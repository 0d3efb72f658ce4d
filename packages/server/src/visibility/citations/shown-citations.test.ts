import { expect, it } from 'vitest';
import type { AnswerCitation } from '../reading-ports.ts';
import { citationsOf } from './citations.ts';
import { shownCitations } from './shown-citations.ts';

const OWN = ['acme.example'];
const shown = (text: string, citations: AnswerCitation[], ownDomains = OWN) =>
  shownCitations(
    { text, citations, reading: { mentions: [], claims: [], citations: citationsOf(text, citations, OWN) } },
    ownDomains,
  );

it('a citation keeps its position, and names its owner', () => {
  const cited = {
    url: 'https://www.acme.example/a?utm_source=x',
    title: 'A',
    start: 0,
    end: 4,
    kind: 'cited' as const,
  };
  expect(shown('Acme is good.', [cited])).toEqual([{ ...cited, domain: 'acme.example', own: true }]);
});

it('a link in the text is shown once if the engine omitted it', () => {
  const text = 'See https://blog.example/a. Also https://acme.example/b, and 電話 https://blog.example/c';
  const all = shown(text, [{ url: 'https://acme.example/b/', kind: 'cited' }]);
  expect(all.map(({ url, kind, own }) => [url, kind, own])).toEqual([
    ['https://acme.example/b/', 'cited', true],
    ['https://blog.example/a', 'linked', false],
    ['https://blog.example/c', 'linked', false],
  ]);
  for (const { url, kind, start, end } of all)
    if (kind === 'linked') expect(text.slice(start ?? 0, end ?? 0)).toBe(url);
});

it('retrieved pages are separate, and invalid URLs are not citations', () => {
  const all = shown('Nothing.', [
    { url: 'https://acme.example/', kind: 'retrieved' },
    { url: 'https://other.example/', kind: 'retrieved' },
    { url: 'file:///etc/passwd', kind: 'cited' },
  ]);
  expect(all.map(({ kind, domain, own, start }) => [kind, domain, own, start])).toEqual([
    ['retrieved', 'acme.example', true, null],
    ['retrieved', 'other.example', false, null],
  ]);
});

it('a citation of the brand’s own page stays one when its domains change', () => {
  const cited = { url: 'https://acme.example/a', kind: 'cited' as const };
  expect(shown('x', [cited], ['new.example'])).toMatchObject([{ own: true }]);
});

it('a page that was only retrieved is also shown as a link if the text contains it', () => {
  const all = shown('See https://blog.example/a', [{ url: 'https://blog.example/a', kind: 'retrieved' }]);
  expect(all.map(({ kind }) => kind)).toEqual(['retrieved', 'linked']);
});
