// Parses third-party Markdown into a tree over the original text: each leaf is a range of it, so marks keep their
// positions. Nothing in the tree loads or links to anything: links and images become their text and their host. Pure.
import type { SyntaxNode } from '@lezer/common';
import { parser, Strikethrough, Table } from '@lezer/markdown';

export const TAGS = {
  ATXHeading1: 'h2',
  ATXHeading2: 'h2',
  ATXHeading3: 'h2',
  ATXHeading4: 'h2',
  ATXHeading5: 'h2',
  ATXHeading6: 'h2',
  SetextHeading1: 'h2',
  SetextHeading2: 'h2',
  Paragraph: 'p',
  Blockquote: 'blockquote',
  BulletList: 'ul',
  OrderedList: 'ol',
  ListItem: 'li',
  FencedCode: 'pre',
  CodeBlock: 'pre',
  HorizontalRule: 'hr',
  HardBreak: 'br',
  StrongEmphasis: 'strong',
  Emphasis: 'em',
  Strikethrough: 'del',
  InlineCode: 'code',
  Table: 'table',
  TableHeader: 'tr',
  TableRow: 'tr',
  TableCell: 'td',
} as const;

export type Tag = (typeof TAGS)[keyof typeof TAGS] | 'th';

export interface Leaf {
  kind: 'leaf';
  /** UTF-16 units of the text; `end` is exclusive. */
  start: number;
  end: number;
  /** The source, unless it stands for something else: `\*`, `&amp;`, the address of a link. */
  text: string;
  /** The host of a link, shown after its words. */
  isHost: boolean;
}

export interface Element {
  kind: 'element';
  tag: Tag;
  start: number;
  end: number;
  /** Of an ordered list that does not start at 1. */
  first?: number;
  children: MarkdownNode[];
}

export type MarkdownNode = Leaf | Element;

const markdown = parser.configure([Table, Strikethrough]);

/** More links than anyone writes: for each link, the parser looks back at all earlier ones. */
const MAX_LINKS = 500;

/** Deeper Markdown is shown as source text: nobody writes it, and it could exhaust the stack. */
const MAX_DEPTH = 30;

export function markdownTree(text: string): MarkdownNode[] {
  if (text.split('[').length > MAX_LINKS) {
    return [{ kind: 'element', tag: 'p', start: 0, end: text.length, children: [leaf(text, 0, text.length)] }];
  }
  return childrenOf(markdown.parse(text).topNode, text, 0);
}

/** Syntax that is not shown. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...['HeaderMark', 'QuoteMark', 'ListMark', 'EmphasisMark', 'StrikethroughMark', 'CodeMark', 'CodeInfo'],
  ...['TableDelimiter', 'LinkTitle'],
]);

/** Only white space separates their children. */
const HOLDS_BLOCKS: ReadonlySet<string> = new Set([
  ...['Document', 'Blockquote', 'BulletList', 'OrderedList', 'ListItem', 'Table', 'TableHeader', 'TableRow'],
]);

function childrenOf(node: SyntaxNode, text: string, depth: number): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  let at = node.from;
  const addText = (end: number) => {
    if (end <= at || (HOLDS_BLOCKS.has(node.name) && text.slice(at, end).trim() === '')) return;
    nodes.push(leaf(text, at, end));
  };
  for (let child = node.firstChild; child; child = child.nextSibling) {
    addText(child.from);
    nodes.push(...shownOf(child, text, depth + 1));
    at = child.to;
  }
  addText(node.to);
  return nodes;
}

function shownOf(node: SyntaxNode, text: string, depth: number): MarkdownNode[] {
  const { name, from, to } = node;
  if (HIDDEN.has(name)) return [];
  if (depth > MAX_DEPTH) return [leaf(text, from, to)];
  if (name === 'Link' || name === 'Image' || name === 'Autolink') return linkOf(node, text, depth);
  if (name === 'Escape') return [{ ...leaf(text, from, to), text: text.slice(from + 1, to) }];
  if (name === 'Entity') return [{ ...leaf(text, from, to), text: characterOf(text.slice(from, to)) }];
  if (name === 'TableHeader' || name === 'TableRow') return [rowOf(node, text, depth)];
  if (!isTagged(name)) return [leaf(text, from, to)];
  const element: Element = { kind: 'element', tag: TAGS[name], start: from, end: to, children: [] };
  // Void elements have no children, although the source of a break contains a line feed.
  if (name !== 'HardBreak' && name !== 'HorizontalRule') element.children = childrenOf(node, text, depth);
  if (name === 'OrderedList') element.first = Number.parseInt(text.slice(from, from + 9), 10);
  return [element];
}

const isTagged = (name: string): name is keyof typeof TAGS => Object.hasOwn(TAGS, name);

const leaf = (text: string, start: number, end: number): Leaf => ({
  kind: 'leaf',
  start,
  end,
  text: text.slice(start, end),
  isHost: false,
});

/** The words, then the host. Without an address, as in `[1]`, the source is shown. */
function linkOf(node: SyntaxNode, text: string, depth: number): MarkdownNode[] {
  const url = node.getChild('URL');
  if (!url) return [leaf(text, node.from, node.to)];
  if (node.name === 'Autolink') return [leaf(text, url.from, url.to)];
  const [open, close] = node.getChildren('LinkMark');
  const words = open && close ? wordsBetween(node, { from: open.to, to: close.from }, text, depth) : [];
  const host = URL.parse(text.slice(url.from, url.to))?.host ?? '';
  if (host === '') return words;
  return [...words, { ...leaf(text, url.from, url.to), text: host, isHost: true }];
}

function wordsBetween(node: SyntaxNode, { from, to }: { from: number; to: number }, text: string, depth: number) {
  const words: MarkdownNode[] = [];
  let at = from;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.from < from || child.to > to) continue;
    if (child.from > at) words.push(leaf(text, at, child.from));
    words.push(...shownOf(child, text, depth + 1));
    at = child.to;
  }
  if (to > at) words.push(leaf(text, at, to));
  return words;
}

/** The parser creates no node for an empty cell: two delimiters follow each other. */
function rowOf(node: SyntaxNode, text: string, depth: number): Element {
  const tag = node.name === 'TableHeader' ? 'th' : 'td';
  const row: Element = { kind: 'element', tag: 'tr', start: node.from, end: node.to, children: [] };
  let before: SyntaxNode | undefined;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const isDelimiter = child.name === 'TableDelimiter';
    if (!isDelimiter || before?.name === 'TableDelimiter') {
      const [start, end] = isDelimiter ? [child.from, child.from] : [child.from, child.to];
      const children = isDelimiter ? [] : childrenOf(child, text, depth);
      row.children.push({ kind: 'element', tag, start, end, children });
    }
    before = child;
  }
  return row;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** All other entities stay unchanged. */
function characterOf(entity: string): string {
  const [, decimal, hex] = /^&#(?:(\d{1,7})|x([\da-f]{1,6}));$/i.exec(entity) ?? [];
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (point > 0 && point <= 0x10ffff) return String.fromCodePoint(point);
  return NAMED[entity.slice(1, -1)] ?? entity;
}

/** Only the text, on one line. */
export const plainText = (text: string): string => wordsOf(markdownTree(text)).replaceAll(/\s+/g, ' ').trim();

const INLINE: ReadonlySet<Tag> = new Set(['strong', 'em', 'del', 'code']);

const wordsOf = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'leaf') return node.isHost ? '' : node.text;
      return INLINE.has(node.tag) ? wordsOf(node.children) : ` ${wordsOf(node.children)} `;
    })
    .join('');
