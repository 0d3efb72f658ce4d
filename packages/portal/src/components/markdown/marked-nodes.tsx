// Third-party Markdown with marks, as React nodes.
import { createElement, Fragment, type ReactNode } from 'react';
import { type Leaf, type MarkdownNode, markdownTree } from './markdown-tree.ts';
import { type Part, partsOf, runsOf, type Span } from './marked-text.ts';

export interface MarkRules<Mark extends Span> {
  /** Their positions are those in the source text. */
  marks: readonly Mark[];
  show(part: Part<Mark>): ReactNode;
  /** The mark that a wrapper is for, if any. */
  wrappedBy?(marks: readonly Mark[]): Mark | undefined;
  wrap?(mark: Mark, content: ReactNode): ReactNode;
}

export const markedNodes = <Mark extends Span>(text: string, rules: MarkRules<Mark>): ReactNode =>
  shownNodes(markdownTree(text), rules);

/** What is shown together: a part of a leaf, or an element. */
interface Item<Mark> {
  start: number;
  wrapper: Mark | undefined;
  show(): ReactNode;
}

/** Consecutive items of one wrapper are wrapped once. */
function shownNodes<Mark extends Span>(nodes: readonly MarkdownNode[], rules: MarkRules<Mark>): ReactNode {
  const items = nodes.flatMap((node) => (node.kind === 'leaf' ? itemsOfLeaf(node, rules) : [itemOf(node, rules)]));
  return runsOf(items, ({ wrapper }) => wrapper).map((run) => {
    const [first] = run.items;
    const shown = run.items.map((item) => <Fragment key={item.start}>{item.show()}</Fragment>);
    const content = first?.wrapper && rules.wrap ? rules.wrap(first.wrapper, shown) : shown;
    return <Fragment key={first?.start}>{content}</Fragment>;
  });
}

function itemOf<Mark extends Span>(node: Exclude<MarkdownNode, Leaf>, rules: MarkRules<Mark>): Item<Mark> {
  const { tag, start, end, first, children } = node;
  const wrapper = rules.wrappedBy?.(rules.marks.filter((mark) => mark.start <= start && mark.end >= end));
  const { wrappedBy: _, ...inside } = rules;
  return {
    start,
    wrapper,
    show() {
      if (tag === 'br' || tag === 'hr') return createElement(tag);
      const content = shownNodes(children, wrapper ? inside : rules);
      if (tag === 'table') return createElement(tag, {}, createElement('tbody', {}, content));
      if (tag === 'th') return createElement(tag, { scope: 'col' }, content);
      return tag === 'ol' ? createElement(tag, { start: first }, content) : createElement(tag, {}, content);
    },
  };
}

function itemsOfLeaf<Mark extends Span>(leaf: Leaf, rules: MarkRules<Mark>): Item<Mark>[] {
  let at = leaf.start;
  return partsOfLeaf(leaf, rules.marks).map((part) => {
    const start = at;
    at += part.text.length;
    const show = () => (leaf.isHost ? <span className="markdown-host">{rules.show(part)}</span> : rules.show(part));
    return { start, wrapper: rules.wrappedBy?.(part.marks), show };
  });
}

function partsOfLeaf<Mark extends Span>({ start, end, text }: Leaf, marks: readonly Mark[]): Part<Mark>[] {
  const covering = marks.filter((mark) => mark.start < end && mark.end > start);
  if (text.length !== end - start) return [{ text, marks: covering }];
  const moved = covering.map((mark) => ({ mark, start: mark.start - start, end: mark.end - start }));
  return partsOf(text, moved).map((part) => ({ text: part.text, marks: part.marks.map(({ mark }) => mark) }));
}
