// The life of a client as a total table: every state answers every event (Spec 3, decisions 13).

/** No token. */
export const IDLE = 0;
/** One `/session` call is on its way. */
export const OPENING = 1;
/** A token is held. */
export const READY = 2;
/** For good. */
export const STOPPED = 3;
export type SessionState = typeof IDLE | typeof OPENING | typeof READY | typeof STOPPED;

/** A call wants a token. */
export const NEED = 0;
/** The `/session` call gave a token. */
export const OPENED = 1;
/** The `/session` call gave none. */
export const FAILED = 2;
/** The token held is too old, refused, or another visitor's. */
export const LOST = 3;
/** `stop()` was called. */
export const STOP = 4;
export type SessionEvent = typeof NEED | typeof OPENED | typeof FAILED | typeof LOST | typeof STOP;

/** The next state by event, in the order above: a tuple, so that a pair left out does not compile. */
type Row = readonly [SessionState, SessionState, SessionState, SessionState, SessionState];

/** The state after the event, by state and event. */
export const SESSION_TABLE: readonly [Row, Row, Row, Row] = [
  // NEED,    OPENED,  FAILED,  LOST,    STOP
  [OPENING, IDLE, IDLE, IDLE, STOPPED], // IDLE
  [OPENING, READY, IDLE, OPENING, STOPPED], // OPENING
  [READY, READY, READY, IDLE, STOPPED], // READY
  [STOPPED, STOPPED, STOPPED, STOPPED, STOPPED], // STOPPED
];
