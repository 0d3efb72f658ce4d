// The session token: in memory only, opened once for all who wait, renewed only when a call needs it.
import { SESSION_RENEW_SECONDS } from '@service/protocol';
import type { Env } from '../env.ts';
import { now } from '../until.ts';

/**
 * Idle (no flight), opening (a flight, no token) or ready (both). `stop()` needs no state of its own: it ends the flight,
 * and no request leaves after it.
 */
export interface Session {
  /** The token held for this visitor, or one from a new `/session` call that all callers share. */
  token(visitorId: string): Promise<string>;
  /** The server refused this token. A token that was replaced meanwhile is left alone, so one refusal renews once. */
  refused(token: string): void;
}

/** @param open one logical `/session` call; it records a page visit, so it is made only when a call needs a token */
export const createSession = (env: Env, open: (visitorId: string) => Promise<string>): Session => {
  let flight: Promise<string> | undefined;
  let held: string | undefined;
  let heldFor: string;
  let heldSince: number;

  const refused = (token: string) => {
    if (token === held) flight = held = undefined;
  };

  return {
    refused,
    token(visitorId) {
      const age = now(env) - heldSince;
      if (held && (heldFor !== visitorId || age >= SESSION_RENEW_SECONDS * 1000)) refused(held);
      flight ??= open(visitorId).then(
        (token) => {
          heldFor = visitorId;
          heldSince = now(env);
          held = token;
          return token;
        },
        (error) => {
          flight = undefined;
          throw error;
        },
      );
      return flight;
    },
  };
};
