// The session token: in memory only, opened once for all who wait, renewed only when a call needs it.
import { SESSION_RENEW_SECONDS } from '@service/protocol';
import { ServiceBillingError } from '../errors.ts';
import { SESSION_TABLE, type SessionEvent, type SessionState } from './session-state.ts';

export interface Session {
  /** The token held for this visitor, or one from a new `/session` call that all callers share. */
  token(visitorId: string): Promise<string>;
  /** The server refused this token. A token that was replaced meanwhile is left alone, so one refusal renews once. */
  refused(token: string): void;
  stop(): void;
}

/**
 * @param now milliseconds of a monotonic clock
 * @param open one logical `/session` call; records a visit, so it is never made by a timer (Spec 4.1)
 */
export function createSession(now: () => number, open: (visitorId: string) => Promise<string>): Session {
  let state: SessionState = 'idle';
  let flight = Promise.resolve('');
  let held = { token: '', visitorId: '', openedAt: 0 };

  /** Whether the event changes the state. */
  const move = (event: SessionEvent): boolean => {
    const before = state;
    state = SESSION_TABLE[before][event];
    return state !== before;
  };

  const start = async (visitorId: string) => {
    try {
      const token = await open(visitorId);
      held = { token, visitorId, openedAt: now() };
      move('opened');
      return token;
    } catch (error) {
      move('failed');
      throw error;
    }
  };

  const isStale = (visitorId: string) =>
    held.visitorId !== visitorId || now() - held.openedAt >= SESSION_RENEW_SECONDS * 1000;

  return {
    async token(visitorId) {
      if (isStale(visitorId)) move('lost');
      if (move('need')) flight = start(visitorId);
      const token = await flight;
      if (state === 'stopped') throw new ServiceBillingError('stopped');
      return token;
    },
    refused(token) {
      if (token === held.token) move('lost');
    },
    stop() {
      move('stop');
    },
  };
}
