// Sends one request to a vendor. Returns a valid reply, or throws an `EngineError` that tells the caller what to do
// (decisions 7).
import type { z } from 'zod';
import { EngineError } from '../scans/ports.ts';
import { requestedWaitMs } from './requested-wait.ts';
import { classifyRefusal, type Refusal, refusalMessage } from './vendor-error.ts';

export interface PostOptions<Reply> {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: object;
  /** Unknown fields are dropped. */
  schema: z.ZodType<Reply>;
  signal: AbortSignal;
  timeoutMs: number;
  /** Interprets the vendor's own error body; `undefined` falls back to the HTTP status. */
  readRefusal?: (status: number, body: unknown) => Refusal | undefined;
}

/** Engines can take a minute or two to search and write. */
export const ANSWER_TIMEOUT_MS = 120_000;
/** Longer than any real answer. */
const MAX_REPLY_BYTES = 8 * 1024 * 1024;

export async function postQuestion<Reply>(options: PostOptions<Reply>): Promise<Reply> {
  const limit = AbortSignal.timeout(options.timeoutMs);
  const signal = AbortSignal.any([options.signal, limit]);
  try {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...options.headers },
      body: JSON.stringify(options.body),
      redirect: 'error',
      signal,
    });
    const body = await readBody(response);
    if (!response.ok) throw engineErrorOf(response, parsedOr(body, undefined), options.readRefusal);
    return soundReply(options.schema, body);
  } catch (error) {
    if (error instanceof EngineError) throw error;
    options.signal.throwIfAborted();
    if (limit.aborted) throw new EngineError('transient', 'timeout', `no answer within ${options.timeoutMs} ms`);
    throw new EngineError('transient', 'network', 'the connection failed or was cut off');
  }
}

/** A connection that is cut off rejects here. */
async function readBody({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_REPLY_BYTES) throw new EngineError('permanent', 'bad_reply', 'the reply is larger than any answer');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function soundReply<Reply>(schema: z.ZodType<Reply>, body: string): Reply {
  const given = parsedOr(body, NO_JSON);
  if (given === NO_JSON) throw new EngineError('transient', 'bad_reply', 'the reply is not valid JSON');
  const reply = schema.safeParse(given);
  if (reply.success) return reply.data;
  // Only the paths: values may contain answer text.
  const paths = [...new Set(reply.error.issues.map(({ path }) => path.join('.') || 'all of it'))].slice(0, MAX_PATHS);
  throw new EngineError('permanent', 'bad_reply', `the reply has an unexpected shape: ${paths.join(', ')}`);
}

const NO_JSON = Symbol('no JSON');
const MAX_PATHS = 5;

function parsedOr<Other>(text: string, other: Other): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return other;
  }
}

function engineErrorOf(
  { status, headers }: Response,
  body: unknown,
  readRefusal: PostOptions<unknown>['readRefusal'],
): EngineError {
  const refusal = readRefusal?.(status, body) ?? classifyRefusal(status, body);
  const wait = refusal.kind === 'transient' ? (requestedWaitMs(headers) ?? refusal.retryAfterMs) : undefined;
  return new EngineError(refusal.kind, refusal.code, refusalMessage(status, refusal), wait);
}
