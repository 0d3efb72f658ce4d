// Has a claim about a brand verified over MCP: `main.ts BRAND CLAIM`.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const { SERVICE_URL = 'http://localhost:8787', SERVICE_TOKEN = '' } = process.env;
const [brand = '', claim = ''] = process.argv.slice(2);

const client = new Client({ name: 'example', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
await client.connect(
  new StreamableHTTPClientTransport(new URL('/mcp', SERVICE_URL), {
    requestInit: { headers: { authorization: `Bearer ${SERVICE_TOKEN}` } },
  }),
);
const { tools } = await client.listTools();
console.log(`tools: ${tools.map(({ name }) => name).join(', ')}`);
const answer = await client.callTool({ name: 'verify_brand_claim', arguments: { brand, claim } });
console.log(JSON.stringify(answer.structuredContent));
if (answer.isError) process.exitCode = 1;
await client.close();
