// Verifies a claim about a brand over MCP: `main.ts BRAND CLAIM`.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ask } from './ask.ts';

const { SERVICE_URL = 'http://127.0.0.1:8787', SERVICE_TOKEN = '' } = process.env;
if (SERVICE_TOKEN === '') {
  console.error('Set SERVICE_TOKEN; `npm run service -- demo` prints one.');
  process.exit(1);
}
const [brand = '', claim = ''] = process.argv.slice(2);

const client = new Client({ name: 'example', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
await client.connect(
  new StreamableHTTPClientTransport(new URL('/mcp', SERVICE_URL), {
    requestInit: { headers: { authorization: `Bearer ${SERVICE_TOKEN}` } },
  }),
);
await ask(client, brand, claim);
await client.close();
