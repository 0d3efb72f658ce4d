// The time before which nothing is sent, because the service has asked us to wait (decisions 13). It applies to the
// whole client, the page's other clients, and later pages.
import { attempt } from '../attempt.ts';
import type { Env } from '../env.ts';
import { until } from '../until.ts';

const KEY = 'service_wait';
/** We never set a longer wait: the clock was set back, or the page uses the key itself. */
export const MAX_HOLD_MS = 45_000;

export interface Hold {
  /** Sends nothing for this many milliseconds; a shorter request in the meantime does not shorten the wait. */
  ask(ms: number): void;
  /** Resolves when sending is allowed. */
  over(): Promise<void>;
}

/** Stored as a date, because each page has its own monotonic clock. */
export const createHold = (env: Env, halt: AbortSignal): Hold => {
  /** The client's own value, if the browser blocks storage. */
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
      // May take longer if the service asks for another wait; a stopped clock does not make it endless.
      for (let before: unknown, ms = left(); ms && ms !== before; ms = left()) {
        before = ms;
        await until(env, halt, ms);
        halt.throwIfAborted();
      }
    },
  };
};
