// Asks three questions about a brand over MCP and prints the answers: `ask-three.ts BRAND [--yes]`. The third requests
// a fix, which counts toward the plan. A fix that costs money is requested only with `--yes`.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { askQuestions } from './questions.ts';
import { transcriptOf } from './transcript.ts';

const { SERVICE_URL = 'http://127.0.0.1:8787', SERVICE_TOKEN = '' } = process.env;
if (SERVICE_TOKEN === '') {
  console.error('Set SERVICE_TOKEN; `npm run service -- demo` prints one.');
  process.exit(1);
}
const [brand = '', ...flags] = process.argv.slice(2);

const client = new Client({ name: 'example', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
await client.connect(
  new StreamableHTTPClientTransport(new URL('/mcp', SERVICE_URL), {
    requestInit: { headers: { authorization: `Bearer ${SERVICE_TOKEN}` } },
  }),
);
console.log(transcriptOf(brand, await askQuestions(client, brand, flags.includes('--yes'))));
await client.close();
