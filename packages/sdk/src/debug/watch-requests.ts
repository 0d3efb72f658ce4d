// Observes the SDK's requests: new ones through the page's `fetch`, which the client calls for each attempt, and
// earlier ones through the browser's resource timing. Changes neither requests nor responses.
import type { AttemptEnd, RequestLog } from './request-log.ts';

const COLLECT = /\/api\/v1\/events\/collect\/svc_pub_[0-9a-f]{32}\/(session|events|link|redeem)$/;

const routeOf = (url: string): string | undefined => COLLECT.exec(url)?.[1];

/** Returns a function that stops it. */
export function watchRequests(page: Window & typeof globalThis, log: RequestLog): () => void {
  const endRecord = watchRecord(page, log);
  const endFetch = watchFetch(page, log);
  return () => {
    endRecord();
    endFetch();
  };
}

function watchFetch(page: Window & typeof globalThis, log: RequestLog): () => void {
  const original = page.fetch;
  const watched: typeof fetch = (...call) => {
    const sent = original.apply(page, call);
    const [input, init] = call;
    const route = typeof input === 'string' ? routeOf(input) : undefined;
    if (route === undefined) return sent;
    const deliveryId = new Headers(init?.headers).get('x-service-delivery-id') ?? undefined;
    const payload = typeof init?.body === 'string' ? init.body : undefined;
    const startedAt = Date.now();
    const end = log.begin({ route, deliveryId, payload }, startedAt);
    const took = () => Date.now() - startedAt;
    sent.then(
      async (response) => end(await endOf(response.clone(), took())),
      () => end({ durationMs: took(), status: 0 }),
    );
    return sent;
  };
  page.fetch = watched;
  return () => {
    // Another tool may have wrapped it in the meantime.
    if (page.fetch === watched) page.fetch = original;
  };
}

async function endOf(response: Response, durationMs: number): Promise<AttemptEnd> {
  const { status } = response;
  const retryAfter = response.headers.get('retry-after');
  const answer = await readBody(response);
  return { durationMs, status, retryAfter, answer, code: codeIn(answer) };
}

/**
 * The client ends its request as soon as it has read the body, which also ends this copy: what has arrived by then
 * counts.
 */
async function readBody({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
  } catch {
    // It was ended.
  }
  return text;
}

function codeIn(answer: string): string | undefined {
  try {
    const body: { error?: { code?: unknown } } | null = JSON.parse(answer);
    return typeof body?.error?.code === 'string' ? body.error.code : undefined;
  } catch {
    return undefined;
  }
}

/** Earlier requests; later ones are observed by {@link watchFetch}. */
function watchRecord(page: Window & typeof globalThis, log: RequestLog): () => void {
  const { timeOrigin } = page.performance;
  const before = page.performance.now();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const route = routeOf(entry.name);
      if (route === undefined || entry.startTime >= before) continue;
      const status = entry instanceof PerformanceResourceTiming ? entry.responseStatus : 0;
      const durationMs = Math.round(entry.duration);
      log.begin(
        { route, deliveryId: undefined, payload: undefined },
        timeOrigin + entry.startTime,
      )({ durationMs, status });
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
