// The result of a tool over JSON-RPC and MCP (decisions 6): the same object as text and as structured content.
import { scriptSafeJson } from '../kernel/text/script-safe-json.ts';

export interface ToolResult {
  content: { type: 'text'; text: string }[];
  structuredContent: object;
  isError: boolean;
  [more: string]: unknown;
}

export const toolResult = (output: object, isError = false): ToolResult => ({
  content: [{ type: 'text', text: scriptSafeJson(output) }],
  structuredContent: output,
  isError,
});
