// `demo`: the showcase tenant with its brand and install, made once.
import type { Command } from 'commander';
import { collectEndpoint } from '../integrations/index.ts';
import { baseUrl } from './base-url.ts';
import { withOptions } from './setting-options.ts';
import { type Answer, say, sheet, type Terminal } from './terminal.ts';
import { withStores } from './with-stores.ts';

/** Fixed, so that making it twice, even at once, gives one showcase. Its install admits any origin, as any site's may. */
const SHOWCASE = {
  tenantId: '5e0c0a5e-0000-4000-8000-000000000001',
  brandId: '5e0c0a5e-0000-4000-8000-000000000002',
  installId: 'svc_pub_5e0c0a5e000040008000000000000003',
};

export function declareDemo(command: Command, terminal: Terminal): void {
  withOptions(command, ['store', 'host', 'port', 'publicUrl']).action(async (options: Record<string, unknown>) =>
    say(terminal, await makeDemo(options)),
  );
}

async function makeDemo(options: Record<string, unknown>): Promise<Answer> {
  const { tenantId, brandId, installId } = SHOWCASE;
  return withStores(options, async ({ tenants, brands, installs, clock, settings }) => {
    const createdAt = clock.now();
    await tenants.createTenant({ id: tenantId, name: 'Showcase', plan: 'protect', createdAt });
    await brands.createBrand({
      id: brandId,
      tenantId,
      name: 'Northwind Ferries',
      domain: 'northwind-ferries.example',
      aliases: ['Northwind'],
      createdAt,
    });
    const install = await installs.createInstall({
      id: installId,
      brandId,
      mode: 'measurement',
      reportingOrigins: null,
      allowedOrigins: null,
      referralExclusions: [],
      active: true,
      sessionEpoch: 0,
      createdAt,
    });
    const endpoint = collectEndpoint(baseUrl(settings), install.id);
    const document = { tenant_id: tenantId, brand_id: brandId, install_id: install.id, endpoint };
    return { document, text: sheet('The showcase is there.', document, 'service serve --dev') };
  });
}
