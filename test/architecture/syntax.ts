// The syntax tree of a source, for rules that cannot be checked on text.

export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

export const isNode = (node: unknown): node is SyntaxNode =>
  node instanceof Object && 'type' in node && typeof node.type === 'string';
