// The same without a key: a user signs in and consents in the browser (OAuth): `sign-in.ts BRAND CLAIM`.
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { ask } from './ask.ts';
import { inMemory } from './in-memory.ts';
import { listenOnce } from './loopback.ts';

const { SERVICE_URL = 'http://127.0.0.1:8787' } = process.env;
const [brand = '', claim = ''] = process.argv.slice(2);

const { redirectUrl, callback } = await listenOnce();
const authProvider = inMemory(redirectUrl, (address) => console.log(`Open ${address}`));
const newTransport = () => new StreamableHTTPClientTransport(new URL('/mcp', SERVICE_URL), { authProvider });
const newClient = () => new Client({ name: 'example', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });

// The first request is refused: the client finds the authorization server, registers, and shows where to sign in.
const first = newTransport();
await newClient()
  .connect(first)
  .catch((error: unknown) => {
    if (!(error instanceof UnauthorizedError)) throw error;
  });
const answer = await callback;
if (answer.get('state') !== (await authProvider.state?.())) throw new Error('Another program has answered.');
if (answer.has('error')) {
  console.error(`Access denied: ${answer.get('error')}`);
  process.exit(1);
}
await first.finishAuth(answer);

const client = newClient();
await client.connect(newTransport());
await ask(client, brand, claim);
await client.close();
