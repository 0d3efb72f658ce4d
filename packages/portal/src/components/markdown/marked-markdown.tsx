import { type MarkRules, markedNodes } from './marked-nodes.tsx';
import type { Span } from './marked-text.ts';
import './markdown.css';

/** Renders third-party Markdown. */
export const MarkedMarkdown = <Mark extends Span>({ text, ...rules }: MarkRules<Mark> & { text: string }) => (
  <div className="markdown foreign">{markedNodes(text, rules)}</div>
);
