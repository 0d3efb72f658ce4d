import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { markedNodes } from './marked-nodes.tsx';
import type { Span } from './marked-text.ts';

const text = 'The **D-100** costs $99 [1](https://a.example/x).';
type Mark = Span & { id: string };
const claim = { id: 'claim', start: text.indexOf('**'), end: text.indexOf(' [1]') };
const name = { id: 'name', start: text.indexOf('D-100'), end: text.indexOf('** costs') };
const citation = { id: 'citation', start: text.indexOf('https'), end: text.indexOf(').') };

it('keeps marks in place, and wraps the range of a mark once', () => {
  const html = renderToStaticMarkup(
    markedNodes(text, {
      marks: [claim, name, citation],
      show: (part) => (part.marks.length === 0 ? part.text : createElement('mark', {}, part.text)),
      wrappedBy: (marks: readonly Mark[]) => marks.find(({ id }) => id === 'claim'),
      wrap: ({ id }, content) => createElement('q', { title: id }, content),
    }),
  );
  expect(html).toBe(
    [
      '<p>The ',
      '<q title="claim"><strong><mark>D-100</mark></strong><mark> costs $99</mark></q>',
      ' 1<span class="markdown-host"><mark>a.example</mark></span>.</p>',
    ].join(''),
  );
});
