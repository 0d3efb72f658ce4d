import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Leaf, type MarkdownNode, markdownTree, plainText } from './markdown-tree.ts';

const leavesOf = (nodes: readonly MarkdownNode[]): Leaf[] =>
  nodes.flatMap((node) => (node.kind === 'leaf' ? [node] : leavesOf(node.children)));

const outline = (nodes: readonly MarkdownNode[]): string =>
  nodes.map((node) => (node.kind === 'leaf' ? node.text : `<${node.tag}>${outline(node.children)}</>`)).join('');

describe('a tree of Markdown', () => {
  it.each([
    ['# Prices of **D-100**', '<h2> Prices of <strong>D-100</></>'],
    ['- one\n- *two*', '<ul><li><p>one</></><li><p><em>two</></></></>'],
    ['> said\n> so', '<blockquote><p>said\n so</></>'],
    ['`a < b` &lt;b&gt; \\*x\\* &#x1f600;', '<p><code>a < b</> <b> *x* 😀</>'],
    ['a [1] b', '<p>a [1] b</>'],
    ['[shop](https://shop.example/a?b "title")', '<p>shopshop.example</>'],
    [
      '| A | B |\n|---|---|\n| 1 | |\n| | **2** |',
      ['<table><tr><th>A</><th>B</></><tr><td>1</><td></></>', '<tr><td></><td><strong>2</></></></>'].join(''),
    ],
  ])('%j has the expected elements and text', (text, expected) => {
    expect(outline(markdownTree(text))).toBe(expected);
  });

  it.each([
    ['[free](javascript:alert(1))', '<p>free</>'],
    ['[free](data:text/html,<script>alert(1)</script>)', '<p>free</>'],
    ['![logo](https://spy.example/pixel.png)', '<p>logospy.example</>'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('%j links to nothing and loads nothing', (text, expected) => {
    expect(outline(markdownTree(text))).toBe(expected);
  });

  it('covers each position of the text at most once, in order', () => {
    const words = [
      '**',
      '*',
      '_',
      '`',
      '[',
      '](https://a.example)',
      '![',
      '|',
      '\n|---|\n',
      '\n',
      '> ',
      '- ',
      '1. ',
      '# ',
    ];
    const anyMarkdown = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 5 })));
    fc.assert(
      fc.property(anyMarkdown, (parts) => {
        const text = parts.join('');
        let at = 0;
        for (const { start, end } of leavesOf(markdownTree(text))) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThanOrEqual(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it.each(['> ', '* ', '[', '**a ', '![](', '`'])('%j is parsed even when repeated ten thousand times', (part) => {
    expect(markdownTree(part.repeat(10_000)).length).toBeGreaterThan(0);
  });
});

it('plain text is on one line', () => {
  expect(
    plainText('# Prices\n\nThe **D-100** costs\n`$99` [1](https://a.example)\n\n| A | B |\n|---|---|\n| 1 | 2 |'),
  ).toBe('Prices The D-100 costs $99 1 A B 1 2');
});
