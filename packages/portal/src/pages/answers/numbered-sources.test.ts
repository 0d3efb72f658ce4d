import { expect, it } from 'vitest';
import { numberedSources } from './numbered-sources.ts';

const TEXT = 'Good [2]. Quiet [1], small [2].';
const cited = (url: string, marker: string, from = 0) => {
  const start = TEXT.indexOf(marker, from);
  return { url, title: null, domain: 'a.example', own: false, kind: 'cited' as const, start, end: start + 3 };
};

it('numbers each source as the text cites it, in that order', () => {
  const read = { ...cited('https://a.example/read', '[1]'), kind: 'retrieved' as const, start: null, end: null };
  const sources = numberedSources(TEXT, [
    read,
    cited('https://a.example/two', '[2]'),
    cited('https://a.example/one', '[1]'),
    cited('https://a.example/two', '[2]', 10),
  ]);
  expect(sources.map(({ url, numbers }) => [url, numbers])).toEqual([
    ['https://a.example/one', [1]],
    ['https://a.example/two', [2]],
    ['https://a.example/read', []],
  ]);
});
