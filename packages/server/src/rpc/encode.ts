// Encodes responses. A result that several calls share (`tools/shared-reads.ts`) is encoded once.
import type { RpcResponse } from '@service/protocol/schemas';

export interface Reply {
  response: RpcResponse;
  /** The number that is its id, digit for digit; if omitted, `response` says it well enough. */
  writtenId?: string | undefined;
}

const texts = new WeakMap<object, string>();

/** Results are not changed after they were given. */
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
  const text = JSON.stringify(result);
  texts.set(result, text);
  return text;
}
