// The official conformance runner against the authorization server of `/mcp`, with a user who consents in the browser.
import { expect, it } from 'vitest';
import { openOAuthStores, serveOAuth } from '../../oauth/oauth-scene.ts';
import { freePort } from '../../support/free-port.ts';
import { agree, reachConsent, registered } from '../../support/oauth-client.ts';
import { tempDirectory } from '../../support/temp-store.ts';
import { runConformance } from './runner.ts';

it.each(['sqlite', 'postgres'] as const)(
  'every scenario for authorization servers passes, over %s',
  async (engine) => {
    await using stores = await openOAuthStores(engine);
    await using site = await serveOAuth(stores);
    await using directory = await tempDirectory();
    const tenant = await site.addTenant();
    const port = await freePort();
    const clientId = await registered(site.url, { redirect_uris: [`http://127.0.0.1:${port}/callback`] });

    let visited: Promise<unknown> | undefined;
    const visit = async (address: string): Promise<void> => {
      const back = await agree(await reachConsent(address), tenant);
      await fetch(back.headers.get('location') ?? '');
    };
    const server = [
      '--url',
      site.url,
      '--client-id',
      clientId,
      '--resource',
      `${site.url}/mcp`,
      '--port',
      String(port),
    ];
    const { exitCode, output } = await runConformance(
      '@modelcontextprotocol/conformance',
      ['authorization', ...server],
      {
        directory: directory.path,
        onOutput(text) {
          const address = /^http\S+\/oauth\/authorize\?\S+$/m.exec(text)?.[0];
          if (address !== undefined && text.includes('Callback server started')) visited ??= visit(address);
        },
      },
    );
    await visited;
    expect({ exitCode, output: exitCode === 0 ? '' : output.slice(-4000) }).toEqual({ exitCode: 0, output: '' });
    expect(output).toMatch(/authorization-code-grant: [1-9]\d* passed, 0 failed/);
  },
  120_000,
);
