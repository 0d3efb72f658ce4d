// Playwright's `test` with the built service, its own install, a fault proxy, pages and the demo shop.
import { createShop } from '../../examples/script-tag/src/shop.ts';
import type { ExportedAction, ExportedVisit } from '../../packages/server/dist/privacy/ports.js';
import { expectNoLeak } from '../../packages/server/test/support/log-canaries.ts';
import type { Certificate } from './certificate.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { listen } from './listen.ts';
import type { Service } from './service.ts';
import { test as base, type ServiceKind } from './worker-test.ts';

export { expect } from '@playwright/test';

/** An install that no other test uses, and its records in the store. */
interface Install {
  id: string;
  visits(): Promise<ExportedVisit[]>;
  actions(): Promise<ExportedAction[]>;
}

interface Api extends FaultProxy {
  /** The URL at which a page reaches the service, through the fault proxy. */
  url: string;
  endpoint: string;
}

interface Site {
  url: string;
  /** Serves an HTML page (or, by its extension, a script) at a path. */
  put(path: string, text: string, headers?: Record<string, string>): void;
}

interface Fixtures {
  /** https pages and a service without `--dev`; otherwise http on localhost with `--dev`. */
  secure: boolean;
  /** The service's rate limits: on, unless a test itself floods it. */
  rateLimits: ServiceKind['rateLimits'];
  /** Shared by the tests of the worker that want the same kind. */
  service: Service;
  /** Of the pages, if they are https. */
  pageCertificate: Certificate | undefined;
  install: Install;
  api: Api;
  site: Site;
  shop: { url: string };
}

/** Several workers start at once, possibly on a busy machine. */
const SERVICE_START_MS = 180_000;

export const test = base.extend<Fixtures>({
  secure: [false, { option: true }],
  rateLimits: ['on', { option: true }],

  pageCertificate: ({ secure, certificate }, use) => use(secure ? certificate : undefined),

  service: [
    async ({ services, secure, rateLimits }, use) => {
      await use(await services({ secure, rateLimits }));
      expectNoLeak();
    },
    { timeout: SERVICE_START_MS },
  ],

  install: async ({ service }, use) => {
    const id = await service.createInstall();
    await use({
      id,
      visits: () => Array.fromAsync(service.stores.exports.exportVisits({ installId: id })),
      actions: () => Array.fromAsync(service.stores.exports.exportActions({ installId: id })),
    });
  },

  api: async ({ service, pageCertificate: certificate, install }, use) => {
    const proxy = await startFaultProxy(service.url, certificate);
    const url = certificate ? `https://api.localhost:${proxy.port}` : `http://localhost:${proxy.port}`;
    await use(Object.assign(proxy, { url, endpoint: `${url}/api/v1/events/collect/${install.id}` }));
    await proxy.close();
  },

  site: async ({ pageCertificate: certificate }, use) => {
    const pages = new Map<string, { text: string; headers: Record<string, string> }>();
    const server = await listen((request, response) => {
      const path = URL.parse(request.url ?? '', 'http://site.invalid')?.pathname ?? '';
      const page = pages.get(path);
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      response.writeHead(page ? 200 : 404, { 'content-type': type, ...page?.headers }).end(page?.text);
    }, certificate);
    const url = certificate ? `https://shop.localhost:${server.port}` : `http://localhost:${server.port}`;
    await use({ url, put: (path, text, headers = {}) => pages.set(path, { text, headers }) });
    await server.close();
  },

  shop: async ({ pageCertificate: certificate, api, install }, use) => {
    const server = await listen(createShop({ serviceBaseUrl: api.url, installId: install.id }), certificate);
    await use({ url: certificate ? `https://shop.localhost:${server.port}` : `http://localhost:${server.port}` });
    await server.close();
  },
});
