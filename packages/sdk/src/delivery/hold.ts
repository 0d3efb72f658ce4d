// The time before which nothing is sent, because the service has asked to wait (decisions 13). It binds the whole
// client, the other clients of the page, and the pages that follow.
import { attempt } from '../attempt.ts';
import type { Env } from '../env.ts';
import { until } from '../until.ts';

const KEY = 'service_wait';
/** A longer wait is nobody's: the clock was set back, or the page has a use of its own for the key. */
export const MAX_HOLD_MS = 45_000;

export interface Hold {
  /** Sends nothing for so many milliseconds; who asks for less meanwhile does not shorten it. */
  ask(ms: number): void;
  /** Resolves when sending is allowed. */
  over(): Promise<void>;
}

/** Kept as a date, since other pages have other clocks. */
export const createHold = (env: Env, halt: AbortSignal): Hold => {
  /** Where the browser refuses storage, the client's own. */
  const own: Env['page']['localStorage'] = {};
  const store = () => attempt(() => env.page.localStorage) ?? own;
  const left = () => {
    const ms = +`${store()[KEY]}` - env.Date.now();
    return ms > 0 && ms <= MAX_HOLD_MS && ms;
  };

  return {
    ask(ms) {
      const set = () => {
        store()[KEY] = +env.Date.now() + ms;
      };
      if (ms > +left()) attempt(set);
    },
    async over() {
      // Longer if the service has asked again meanwhile; a clock that stands still does not make it endless.
      for (let before: unknown, ms = left(); ms && ms !== before; ms = left()) {
        before = ms;
        await until(env, halt, ms);
        halt.throwIfAborted();
      }
    },
  };
};
