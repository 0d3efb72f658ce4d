import { describe, expect, it } from 'vitest';
import {
  FAILED,
  IDLE,
  LOST,
  NEED,
  OPENED,
  OPENING,
  READY,
  SESSION_TABLE,
  type SessionEvent,
  type SessionState,
  STOP,
  STOPPED,
} from './session-state.ts';

const STATES = { IDLE, OPENING, READY, STOPPED };
const EVENTS = { NEED, OPENED, FAILED, LOST, STOP };

/** Every pair, written out once more by name. */
const EXPECTED: Record<keyof typeof STATES, Record<keyof typeof EVENTS, SessionState>> = {
  IDLE: { NEED: OPENING, OPENED: IDLE, FAILED: IDLE, LOST: IDLE, STOP: STOPPED },
  OPENING: { NEED: OPENING, OPENED: READY, FAILED: IDLE, LOST: OPENING, STOP: STOPPED },
  READY: { NEED: READY, OPENED: READY, FAILED: READY, LOST: IDLE, STOP: STOPPED },
  STOPPED: { NEED: STOPPED, OPENED: STOPPED, FAILED: STOPPED, LOST: STOPPED, STOP: STOPPED },
};

/** Stops compiling when a state or an event is missing above. */
const allStates: Record<SessionState, true> = { [IDLE]: true, [OPENING]: true, [READY]: true, [STOPPED]: true };
const allEvents: Record<SessionEvent, true> = {
  [NEED]: true,
  [OPENED]: true,
  [FAILED]: true,
  [LOST]: true,
  [STOP]: true,
};

describe('SESSION_TABLE', () => {
  it.each(
    Object.entries(EXPECTED).flatMap(([state, row]) =>
      Object.entries(row).map(([event, next]) => [state, event, next] as const),
    ),
  )('%s + %s is decided', (state, event, next) => {
    const [row, column] = [Reflect.get(STATES, state), Reflect.get(EVENTS, event)];
    expect(Reflect.get(Reflect.get(SESSION_TABLE, row), column)).toBe(next);
  });

  it('is total: each state has an answer to each event, and each answer is a state', () => {
    expect(SESSION_TABLE).toHaveLength(Object.keys(allStates).length);
    for (const row of SESSION_TABLE) {
      expect(row).toHaveLength(Object.keys(allEvents).length);
      for (const next of row) expect(allStates[next]).toBe(true);
    }
  });
});
