// Structured logs on standard error (decisions 12): start, stop, warnings and errors, but no successful requests.
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import type { Settings } from './settings.ts';

export type { Logger } from 'pino';

/** These should never be logged; if one is, only its keys are logged. */
const PRIVATE_FIELDS = ['authorization', 'cookie', 'token', 'session_token', 'secret', 'body', 'ip', 'remoteAddress'];
const PRIVATE_PATHS = PRIVATE_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Session and link tokens, API keys, signing secrets, and the payload and signature of JWTs, anywhere in a line. */
const CREDENTIALS = /\b(svc_ses_|svc_link_|svc_pat_|whsec_)[\w+/=-]+|\b(eyJ[\w-]+\.)[\w-]+\.[\w-]*/g;

const STANDARD_ERROR = 2;

/** One JSON object per line, written synchronously, so that lines before a crash are not lost. */
export function createLogger(level: Settings['logLevel'], to: DestinationStream = destination(STANDARD_ERROR)): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths: PRIVATE_PATHS, censor: '[redacted]' },
    hooks: { streamWrite: (line: string) => line.replace(CREDENTIALS, '$1$2[redacted]') },
  };
  return pino(options, to);
}

interface ErrorDescription {
  type: string;
  code?: unknown;
  message: string;
  stack?: string | undefined;
  cause?: ErrorDescription;
}

/** Only an error's message and location: drivers attach a statement's values to their errors. */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: wordsOf(error) };
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    message: error.message,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** A thrown value that is not an error, or that lost its type crossing a thread boundary. */
const wordsOf = (thrown: unknown): string =>
  thrown instanceof Object && 'message' in thrown ? String(thrown.message) : String(thrown);

/**
 * Calls `write` at most once a second, with how many calls were suppressed before it, so that a burst cannot fill the
 * log.
 */
export function oncePerSecond(clock: Pick<Clock, 'monotonic'>): (write: (suppressed: number) => void) => void {
  let silentUntil = Number.NEGATIVE_INFINITY;
  let suppressed = 0;
  return (write) => {
    const now = clock.monotonic();
    if (now < silentUntil) {
      suppressed++;
      return;
    }
    write(suppressed);
    silentUntil = now + 1000;
    suppressed = 0;
  };
}
