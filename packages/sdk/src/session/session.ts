// The session token: in memory only, opened once for all who wait, renewed only when a call needs it.
import { SESSION_RENEW_SECONDS } from '@service/protocol';
import type { Env } from '../env.ts';
import {
  FAILED,
  IDLE,
  LOST,
  NEED,
  OPENED,
  SESSION_TABLE,
  type SessionEvent,
  type SessionState,
  STOP,
} from './session-state.ts';

export interface Session {
  /** The token held for this visitor, or one from a new `/session` call that all callers share. None after `stop()`. */
  token(visitorId: string): Promise<string | undefined>;
  /** The server refused this token. A token that was replaced meanwhile is left alone, so one refusal renews once. */
  refused(token: string | undefined): void;
  /** No `/session` call starts after this. */
  stop(): void;
}

/** @param open one logical `/session` call; it records a page visit, so it is made only when a call needs a token */
export const createSession = (env: Env, open: (visitorId: string) => Promise<string>): Session => {
  let state: SessionState = IDLE;
  let flight: Promise<string> | undefined;
  let held: string | undefined;
  let heldFor: string | undefined;
  let heldSince = 0;

  /** Whether the event changes the state. */
  const move = (event: SessionEvent) => {
    const before = state;
    state = SESSION_TABLE[before][event];
    return state !== before;
  };

  const start = async (visitorId: string) => {
    try {
      held = await open(visitorId);
      heldFor = visitorId;
      heldSince = env.performance.now();
      move(OPENED);
      return held;
    } finally {
      // Means nothing once it is opened.
      move(FAILED);
    }
  };

  return {
    async token(visitorId) {
      const age = env.performance.now() - heldSince;
      if (heldFor !== visitorId || age >= SESSION_RENEW_SECONDS * 1000) move(LOST);
      if (move(NEED)) flight = start(visitorId);
      return flight;
    },
    refused(token) {
      if (token === held) move(LOST);
    },
    stop() {
      move(STOP);
    },
  };
};
