import { describe, expect, it } from 'vitest';
import { citationsAt } from './citations-at.ts';

const text = 'Rival is old [1]. The V-8 costs $9 [2–3]([site](https://c.example/x)). It is loud 【4†s】.';
const sentence = { start: text.indexOf('The'), end: text.indexOf(' It is') };
const cite = (url: string, start?: number) => ({
  url,
  kind: 'cited' as const,
  ...(start !== undefined && { start, end: start + 2 }),
});
const urlsAt = (citations: Parameters<typeof citationsAt>[0]['citations'], span = sentence) =>
  citationsAt({ text, citations, ownDomains: ['acme.example'] }, span).map(({ url }) => url);

describe('citations at a claim', () => {
  const listed = ['a', 'b', 'd', 'e'].map((host) => cite(`https://${host}.example/`));

  it('are those that its sentence numbers or links', () => {
    expect(urlsAt(listed)).toEqual(['https://b.example', 'https://d.example', 'https://c.example/x']);
    expect(urlsAt(listed, { start: sentence.end, end: text.length })).toEqual(['https://e.example']);
  });

  it('are those whose position is in its sentence', () => {
    const placed = [cite('https://f.example/', 0), cite('https://g.example/', text.indexOf('$9'))];
    expect(urlsAt(placed, { start: text.indexOf('The'), end: text.indexOf(' [2') })).toEqual(['https://g.example']);
  });

  it('exclude retrieved pages and markers without a source', () => {
    expect(urlsAt([{ url: 'https://a.example/', kind: 'retrieved' }])).toEqual(['https://c.example/x']);
    expect(urlsAt([])).toEqual(['https://c.example/x']);
  });
});
