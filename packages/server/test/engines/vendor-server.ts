// Vendors simulated with msw: replies in the shapes of their public documentation, with our own content.
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { AnswerCitation, Engine, EngineError, Question } from '../../src/scans/ports.ts';

/** The last request to the vendor. */
export interface Sent {
  url: string;
  headers: Headers;
  body: unknown;
}

export function vendorAt(url: string) {
  const server = setupServer();
  let sent: Sent | undefined;
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return {
    server,
    sent: () => sent,
    answers(respond: () => Response | Promise<Response>) {
      server.use(
        http.post(url, async ({ request }) => {
          sent = { url: request.url, headers: request.headers, body: await request.json() };
          return respond();
        }),
      );
    },
  };
}

export const ask = (engine: Engine, question: Partial<Question> = {}) =>
  engine.ask({
    prompt: 'Welcher Stromzähler passt?',
    market: 'DE',
    language: 'de',
    signal: new AbortController().signal,
    ...question,
  });

export const failureOf = async (asking: Promise<unknown>): Promise<EngineError> => {
  try {
    await asking;
  } catch (error) {
    if (error instanceof Error && error.name === 'EngineError') return error as EngineError;
    throw error;
  }
  throw new Error('an answer came');
};

/** The text that a citation covers. */
export const wordsOf = (text: string, { start, end }: AnswerCitation): string | undefined =>
  start === undefined || end === undefined ? undefined : text.slice(start, end);

const bytes = (text: string) => new TextEncoder().encode(text);

/** A connection that ends in the middle of the body. */
export const cutOff = (body: object): Response => {
  const whole = bytes(JSON.stringify(body));
  let isSent = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(new Error('connection reset'));
      else controller.enqueue(whole.slice(0, whole.length / 2));
      isSent = true;
    },
  });
  return new HttpResponse(stream, { headers: { 'content-type': 'application/json' } });
};

/** The first half of a body, as if it were complete. */
export const halved = (body: object): Response => {
  const whole = JSON.stringify(body);
  return new HttpResponse(whole.slice(0, whole.length / 2), { headers: { 'content-type': 'application/json' } });
};

interface Refused {
  status: number;
  kind: string;
  code: string;
}

/** The default interpretation of a vendor's status codes. */
export const STATUSES: Refused[] = [
  { status: 400, kind: 'permanent', code: 'bad_request' },
  { status: 401, kind: 'permanent', code: 'unauthorized' },
  { status: 402, kind: 'quota', code: 'quota' },
  { status: 403, kind: 'permanent', code: 'unauthorized' },
  { status: 404, kind: 'permanent', code: 'no_model' },
  { status: 408, kind: 'transient', code: 'unavailable' },
  { status: 422, kind: 'permanent', code: 'bad_request' },
  { status: 429, kind: 'transient', code: 'rate_limited' },
  { status: 500, kind: 'transient', code: 'unavailable' },
  { status: 503, kind: 'transient', code: 'unavailable' },
  { status: 529, kind: 'transient', code: 'unavailable' },
];
