// The npm package in a page, as a site's bundler builds it.
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const DIST = fileURLToPath(new URL('../../dist/index.js', import.meta.url));

const ENDPOINT = 'https://endpoint.invalid/';

async function bundle(): Promise<string> {
  const site = `import { ServiceBilling } from ${JSON.stringify(DIST)};
    try {
      window.serviceEvents = ServiceBilling.create({ endpoint: ${JSON.stringify(ENDPOINT)}, consent: true });
    } catch (error) {
      window.refused = error;
    }`;
  const entry = {
    name: 'site',
    resolveId: (id: string) => (id === 'site' ? id : null),
    load: (id: string) => (id === 'site' ? site : null),
  };
  const built = await rollup({ input: 'site', plugins: [entry, nodeResolve({ browser: true })] });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

let bundled: Promise<string> | undefined;

/** A module that creates a client for the endpoint, and exposes it like the script tag. Bundled once per worker. */
export async function bundleClient(endpoint: string): Promise<string> {
  bundled ??= bundle();
  return (await bundled).replace(ENDPOINT, endpoint);
}
