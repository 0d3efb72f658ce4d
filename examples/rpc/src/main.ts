// Prints how often answer engines mention each brand, all brands in one batch.
import { createRpcClient, RpcError } from './rpc-client.ts';

const { SERVICE_URL = 'http://localhost:8787', SERVICE_TOKEN = '' } = process.env;
if (SERVICE_TOKEN === '') {
  console.error('Set SERVICE_TOKEN; `npm run service -- demo` prints one.');
  process.exit(1);
}
const client = createRpcClient(SERVICE_URL, SERVICE_TOKEN);

const { brands } = await client.call('list_brands');
const names = (brands as { name: string }[]).map(({ name }) => name);
const overviews = await client.callAll(names.map((brand) => ({ name: 'get_brand_overview', args: { brand } })));
for (const [i, overview] of overviews.entries()) {
  if (overview instanceof RpcError) console.log(`${names[i]}: ${overview.code}`);
  else console.log(`${names[i]}: ${overview.answers} answers, mention rate ${JSON.stringify(overview.mention_rate)}`);
}
