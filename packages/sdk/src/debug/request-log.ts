// The requests that the debug overlay shows. Attempts with the same delivery ID are one request: the later ones are retries.
import { isTransient } from '../delivery/classify.ts';

export interface Attempt {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Absent while the request is in flight. */
  end?: AttemptEnd;
}

export interface AttemptEnd {
  readonly durationMs: number;
  /** 0: no response that the page may read. */
  readonly status: number;
  /** The server's error code. */
  readonly code?: string | undefined;
  readonly retryAfter?: string | null;
  readonly answer?: string;
}

export interface LoggedRequest {
  /** `session`, `events`, `link` or `redeem`. */
  readonly route: string;
  /** Unknown for a request sent before the overlay opened. */
  readonly deliveryId: string | undefined;
  readonly payload: string | undefined;
  readonly attempts: Attempt[];
}

export type RequestState = 'sending' | 'accepted' | 'retrying' | 'refused';

/** Limits the memory of a page that keeps sending requests. */
const MAX_REQUESTS = 100;

export interface RequestLog {
  /** Newest first. */
  readonly requests: readonly LoggedRequest[];
  /** Adds an attempt; call the result when it ends. */
  begin(request: Omit<LoggedRequest, 'attempts'>, startedAt: number): (end: AttemptEnd) => void;
}

/** @param changed called after every change */
export function createRequestLog(changed: () => void): RequestLog {
  const requests: LoggedRequest[] = [];
  return {
    requests,
    begin(request, startedAt) {
      const known = requests.find(
        ({ route, deliveryId }) =>
          deliveryId !== undefined && deliveryId === request.deliveryId && route === request.route,
      );
      const attempt: Attempt = { startedAt };
      if (known) known.attempts.push(attempt);
      else requests.unshift({ ...request, attempts: [attempt] });
      requests.length = Math.min(requests.length, MAX_REQUESTS);
      changed();
      return (end) => {
        attempt.end = end;
        changed();
      };
    },
  };
}

/** The result of the last attempt. The client may still give up on one that is `retrying`, and stores its action. */
export function stateOf({ attempts }: Pick<LoggedRequest, 'attempts'>): RequestState {
  const end = attempts[attempts.length - 1]?.end;
  if (!end) return 'sending';
  if (end.status >= 200 && end.status < 300) return 'accepted';
  return isTransient(end) ? 'retrying' : 'refused';
}
