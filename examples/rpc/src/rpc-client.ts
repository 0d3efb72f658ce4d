// A JSON-RPC client in a few lines: calls tools, waits for the quota, and throws errors with a name.

export class RpcError extends Error {
  readonly code: string;
  readonly data: Record<string, unknown>;

  constructor({ message, data }: { message: string; data: { code: string; [more: string]: unknown } }) {
    super(message);
    this.code = data.code;
    this.data = data;
  }
}

interface Response {
  id: number;
  result?: { structuredContent: Record<string, unknown> };
  error?: { message: string; data: { code: string; [more: string]: unknown } };
}

export interface RpcClient {
  /** Calls one tool; throws `RpcError`. */
  call(name: string, args?: object): Promise<Record<string, unknown>>;
  /** Calls up to 50 tools in one request; returns each result or error. */
  callAll(calls: readonly { name: string; args: object }[]): Promise<(Record<string, unknown> | RpcError)[]>;
}

export function createRpcClient(baseUrl: string, token: string): RpcClient {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  async function send(message: object): Promise<unknown> {
    const answer = await fetch(`${baseUrl}/rpc`, { method: 'POST', headers, body: JSON.stringify(message) });
    if (answer.status !== 429) return answer.json();
    const seconds = Number(answer.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return send(message);
  }

  const request = (id: number, name: string, args: object) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name, arguments: args },
  });

  const outcomeOf = ({ result, error }: Response): Record<string, unknown> | RpcError =>
    error ? new RpcError(error) : (result?.structuredContent ?? {});

  return {
    async call(name, args = {}) {
      const outcome = outcomeOf((await send(request(1, name, args))) as Response);
      if (outcome instanceof RpcError) throw outcome;
      return outcome;
    },
    async callAll(calls) {
      const batch = calls.map(({ name, args }, id) => request(id, name, args));
      const responses = (await send(batch)) as Response[] | Response;
      // One error for the whole batch, such as a token that is not valid.
      if (!Array.isArray(responses)) throw outcomeOf(responses);
      return responses.toSorted((a, b) => a.id - b.id).map(outcomeOf);
    },
  };
}
