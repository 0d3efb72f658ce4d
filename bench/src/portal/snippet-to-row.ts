// From a page with the snippet to its row in Live: each session in a page of its own, until its path is in the list.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from '@playwright/test';
import { scriptTag } from '../../../packages/portal/src/pages/integrations/snippets.ts';
import { openLive } from './live-frames.ts';
import type { PortalScene } from './signed-in-page.ts';

/** Milliseconds of each session, from when the visitor's browser begins to load the page. */
export async function measureSnippetToRow(
  browser: Browser,
  { service, page: portal, live }: PortalScene,
  sessions: number,
): Promise<number[]> {
  await openLive(portal, live);
  const snippet = scriptTag({ serviceUrl: service.url, installId: service.installId, pinnedScript: null });
  const site = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(snippet));
  await once(site.listen(0, 'localhost'), 'listening');
  const address = site.address();
  const origin = `http://localhost:${address instanceof Object ? address.port : 0}`;
  const times: number[] = [];
  for (let session = 0; session < sessions; session++) {
    // A new visitor, with nothing in the cache.
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const path = `/visit-${session}-`;
    const row = portal.getByRole('listitem').filter({ hasText: path });
    const begun = performance.now();
    await Promise.all([row.waitFor(), visitor.goto(origin + path)]);
    times.push(performance.now() - begun);
    await context.close();
  }
  site.close();
  return times;
}
