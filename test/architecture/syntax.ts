// The syntax tree of a source, for rules that text alone does not show.

export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

export const isNode = (node: unknown): node is SyntaxNode =>
  node instanceof Object && 'type' in node && typeof node.type === 'string';
