// The life of a client as a total table: every state answers every event (Spec 3, decisions 13).

/**
 * `idle`: no token. `opening`: one `/session` call is on its way. `ready`: a token is held. `stopped`: for good.
 */
export type SessionState = 'idle' | 'opening' | 'ready' | 'stopped';

/**
 * `need`: a call wants a token. `opened`, `failed`: how the `/session` call ended.
 * `lost`: the token held is too old, refused, or another visitor's. `stop`: `stop()` was called.
 */
export type SessionEvent = 'need' | 'opened' | 'failed' | 'lost' | 'stop';

/** The state after the event. A pair left out does not compile. */
export const SESSION_TABLE: Readonly<Record<SessionState, Readonly<Record<SessionEvent, SessionState>>>> = {
  idle: { need: 'opening', opened: 'idle', failed: 'idle', lost: 'idle', stop: 'stopped' },
  opening: { need: 'opening', opened: 'ready', failed: 'idle', lost: 'opening', stop: 'stopped' },
  ready: { need: 'ready', opened: 'ready', failed: 'ready', lost: 'idle', stop: 'stopped' },
  stopped: { need: 'stopped', opened: 'stopped', failed: 'stopped', lost: 'stopped', stop: 'stopped' },
};
