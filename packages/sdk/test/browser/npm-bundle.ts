// The npm package in a page, as a site's bundler builds it.
import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const DIST = fileURLToPath(new URL('../../dist/index.js', import.meta.url));

/** A module that creates a client for the endpoint, and exposes it like the script tag. */
export async function bundleClient(endpoint: string): Promise<string> {
  const site = `import { ServiceBilling } from ${JSON.stringify(DIST)};
    try {
      window.serviceEvents = ServiceBilling.create({ endpoint: ${JSON.stringify(endpoint)}, consent: true });
    } catch (error) {
      window.refused = error;
    }`;
  const entry = {
    name: 'site',
    resolveId: (id: string) => (id === 'site' ? id : null),
    load: (id: string) => (id === 'site' ? site : null),
  };
  const bundle = await rollup({ input: 'site', plugins: [entry, nodeResolve({ browser: true })] });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}
