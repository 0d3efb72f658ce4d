// Responses as text. A result that several calls share (`tools/shared-reads.ts`) becomes text once.
import type { RpcResponse } from '@service/protocol/schemas';

const texts = new WeakMap<object, string>();

/** Results are not changed after they were given. */
export const encodeAnswer = (answer: RpcResponse | RpcResponse[]): string =>
  Array.isArray(answer) ? `[${answer.map(encodeResponse).join(',')}]` : encodeResponse(answer);

const encodeResponse = (response: RpcResponse): string =>
  'error' in response
    ? JSON.stringify(response)
    : `{"jsonrpc":"2.0","id":${JSON.stringify(response.id)},"result":${textOf(response.result)}}`;

function textOf(result: object): string {
  const known = texts.get(result);
  if (known !== undefined) return known;
  const text = JSON.stringify(result);
  texts.set(result, text);
  return text;
}
