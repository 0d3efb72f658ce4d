// Encodes responses. A result that several calls share (`tools/shared-reads.ts`) is encoded once.
import type { RpcResponse } from '@service/protocol/schemas';
import { scriptSafeJson } from '../kernel/text/script-safe-json.ts';

export interface Reply {
  response: RpcResponse;
  /** The original digits of a numeric id; if omitted, `response` has it exactly. */
  writtenId?: string | undefined;
}

const texts = new WeakMap<object, string>();

/** Results are immutable once returned. */
export const encodeAnswer = (answer: Reply | readonly Reply[]): string =>
  'response' in answer ? encodeReply(answer) : `[${answer.map(encodeReply).join(',')}]`;

function encodeReply({ response, writtenId = JSON.stringify(response.id) }: Reply): string {
  const outcome =
    'error' in response ? `"error":${JSON.stringify(response.error)}` : `"result":${textOf(response.result)}`;
  return `{"jsonrpc":"2.0","id":${writtenId},${outcome}}`;
}

function textOf(result: object): string {
  const known = texts.get(result);
  if (known !== undefined) return known;
  const text = scriptSafeJson(result);
  texts.set(result, text);
  return text;
}
