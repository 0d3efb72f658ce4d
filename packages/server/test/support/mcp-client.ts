// The official client, connected to a served application over the network.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

export interface ConnectedClient extends AsyncDisposable {
  client: Client;
}

export type Era = 'auto' | 'legacy';

export async function connectMcp(url: string, secret: string, era: Era, extensions = {}): Promise<ConnectedClient> {
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    { capabilities: { extensions }, versionNegotiation: { mode: era } },
  );
  const headers = { authorization: `Bearer ${secret}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }));
  return { client, [Symbol.asyncDispose]: () => client.close() };
}
