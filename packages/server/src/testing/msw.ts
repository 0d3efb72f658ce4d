// Mock Service Worker handlers with the contract of the browser endpoints, for unit tests of pages.
import { type HttpHandler, http } from 'msw';
import { createMockCollector, type MockCollector, type MockCollectorOptions } from './mock-collector.ts';

export type { MockCollectorOptions, MockRefusal } from './mock-collector.ts';

export interface CollectorHandlers extends Pick<MockCollector, 'received' | 'refused' | 'reset'> {
  /** For `setupServer(...handlers)` or `setupWorker(...handlers)`. */
  handlers: HttpHandler[];
}

/** Throws `TypeError` if `endpoint` is not a collection URL. */
export function createCollectorHandlers(options: MockCollectorOptions): CollectorHandlers {
  const { handle, ...observed } = createMockCollector(options);
  const { origin } = new URL(options.endpoint);
  return {
    ...observed,
    handlers: [http.all(`${origin}/api/v1/events/collect/*`, ({ request }) => handle(request))],
  };
}
