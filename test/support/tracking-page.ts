// A generated page with the SDK, whose actions have numbers, so that a test can follow each one.
import type { Page } from '@playwright/test';
import type { Seen } from './fault-proxy.ts';

/** The result of one `track()` promise. */
export type Told = { accepted: true } | { accepted: false; code: string; retryable: boolean };

interface Pages {
  url: string;
  put(path: string, text: string): void;
}

/** Opens the page; `timeoutMs` applies to one request. */
export async function openTrackingPage(
  page: Page,
  site: Pages,
  api: { url: string; endpoint: string },
  timeoutMs = 1500,
): Promise<void> {
  const options = JSON.stringify({ endpoint: api.endpoint, consent: true, timeoutMs });
  site.put(
    '/tracking',
    `<!doctype html><title>Tracking</title><script src="${api.url}/sdk/v1.js"></script>
     <script>window.client = ServiceBilling.create(${options});</script>`,
  );
  await page.goto(`${site.url}/tracking`);
}

/** Calls `track()` for each number at once, and waits for all the promises. */
export const track = (page: Page, numbers: number[]): Promise<Told[]> =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map((number) =>
          Reflect.get(window, 'client')
            .track({ number })
            .then(
              ({ accepted }: { accepted: true }) => ({ accepted }),
              ({ code, retryable }: { code: string; retryable: boolean }) => ({ accepted: false, code, retryable }),
            ),
        ),
      ),
    numbers,
  );

/** The number that the page gave this action. */
export const numberOf = (request: Seen): number => JSON.parse(request.body).properties.number;

/** The attempts of each action, by its number. */
export const byNumber = (requests: Seen[]): Map<number, Seen[]> => Map.groupBy(requests, numberOf);
