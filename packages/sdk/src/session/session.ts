// The session token: in memory only, opened once for all waiting calls, renewed only when a call needs it.
import { SESSION_RENEW_SECONDS } from '@service/protocol';
import type { Env } from '../env.ts';
import { now } from '../until.ts';

/** No token: idle, or opening if there is a request that every caller waits for. */
interface NoToken {
  flight?: Promise<string>;
  readonly token?: undefined;
}

/** Ready for calls of this visitor. */
interface Ready {
  readonly flight?: undefined;
  readonly token: string;
  readonly visitorId: string;
  /** On the clock of `now()`. */
  readonly since: number;
}

/**
 * Distinguished by their properties, since names would cost bytes; `session-states.test.ts` has the table of their
 * transitions. `stop()` needs no separate state: it ends the request, and no other is sent.
 */
type State = NoToken | Ready;

export interface Session {
  /** The current token of this visitor, or one from a new `/session` call that all callers share. */
  token(visitorId: string): Promise<string>;
  /** The server refused this token. If it was replaced in the meantime, nothing changes, so one refusal renews once. */
  refused(token: string): void;
}

/** @param open one logical `/session` call; it records a page visit, so it is made only when a call needs a token */
export const createSession = (env: Env, open: (visitorId: string) => Promise<string>): Session => {
  let state: State = {};

  const refused = (token: string) => {
    if (token === state.token) state = {};
  };

  return {
    refused,
    async token(visitorId) {
      if (state.token && (state.visitorId !== visitorId || now(env) - state.since >= SESSION_RENEW_SECONDS * 1000)) {
        refused(state.token);
      }
      return (
        state.token ??
        // biome-ignore lint/suspicious/noAssignInExpressions: as statements it costs 7 bytes of the script.
        (state.flight ??= open(visitorId).then(
          (token) => {
            state = { token, visitorId, since: now(env) };
            return token;
          },
          (error) => {
            state = {};
            throw error;
          },
        ))
      );
    },
  };
};
