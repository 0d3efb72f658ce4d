// Makes one HTTP delivery attempt, and describes a failure without revealing an address or a secret.

import { retryAfterMs } from '../../kernel/web/retry-after.ts';
import { PrivateAddressError } from './guarded-lookup.ts';
import type { Answer, Poster } from './post-json.ts';

export interface Attempt {
  body: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** For the whole request. */
  timeoutMs: number;
  /** Milliseconds since 1970. */
  now(): number;
}

export interface AttemptFault {
  words: string;
  /** Connecting to the address is not allowed. */
  isPrivate: boolean;
  /** The receiver answered 410 Gone. */
  isGone?: boolean;
  /** How long the receiver asks us to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

const GONE = 410;

/** `undefined` if the response is 2xx; a redirect is a failure like any other response. */
export async function attempt(poster: Poster, tried: Attempt): Promise<AttemptFault | undefined> {
  const deadline = AbortSignal.any([tried.signal, AbortSignal.timeout(tried.timeoutMs)]);
  let answer: Answer;
  try {
    answer = await poster.post(tried.body, tried.headers, deadline);
  } catch (cause) {
    if (cause instanceof PrivateAddressError) return { words: cause.message, isPrivate: true, cause };
    const words = deadline.aborted ? 'it did not respond in time' : `it cannot be reached${codeOf(cause)}`;
    return { words, isPrivate: false, cause };
  }
  if (answer.status >= 200 && answer.status < 300) return undefined;
  const asked = retryAfterMs(answer.retryAfter, tried.now());
  return {
    words: `it answered ${answer.status}`,
    isPrivate: false,
    isGone: answer.status === GONE,
    retryAfterMs: asked,
  };
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? `: ${String(error.code)}` : '');
