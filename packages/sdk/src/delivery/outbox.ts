// Actions until they are answered for good: kept in storage before their first try, so that a later page can go on
// where this one ends, and sent again by one page at a time (decisions 13).
import { type ActionResponse, INSTALL_ID_PREFIX, type Properties } from '@service/protocol';
import { attempt } from '../attempt.ts';
import type { Env } from '../env.ts';
import { pageLocation } from '../origin.ts';
import { toOwn } from '../report.ts';
import { listen, until } from '../until.ts';
import type { VisitorCookie } from '../visitor/cookie.ts';
import { newDeliveryId } from './delivery-id.ts';
import type { Send } from './transport.ts';

export const MAX_KEPT = 20;
export const MAX_KEPT_MS = 86_400_000;
/**
 * What was listed so long ago has its lock by now, if another tab is at it: a tab asks for the lock when it first sends
 * an action, and does not wait for it. It also lets a page load first.
 */
export const DRAIN_DELAY_MS = 1000;

const INSTALL_ID_LENGTH = INSTALL_ID_PREFIX.length + 32;
const DELIVERY_ID_LENGTH = 36;

export interface Outbox {
  /** Sends a new action; if that fails and it is still kept, the error says `queued`. */
  post(properties: Properties | undefined): Promise<ActionResponse>;
  /**
   * Sends what is kept, one after the other, if nothing else is on its way; from then on also when the network is back
   * and when the page is back from the back/forward cache. The first failure ends it, so that a dead network sees the
   * tries of one action and no more. Never rejects.
   */
  drain(): Promise<void>;
  /** Forgets what is kept for this install, whoever the visitor was. */
  clear(): void;
}

/** Each action is one logical request of `send`, kept under the visitor ID once there is one. */
export const createOutbox = (env: Env, halt: AbortSignal, endpoint: string, jar: VisitorCookie, send: Send): Outbox => {
  /** Actions and runs on their way. */
  let busy = 0;
  /**
   * A key is the name of an action in storage, with the visitor ID as value, and of its lock. One key an action: tabs
   * that shared one list would overwrite each other's.
   */
  const prefix = `service_pending.${endpoint.slice(-INSTALL_ID_LENGTH)}.`;
  /** Where the browser refuses, an empty one that nobody sees. */
  const store = () => attempt(() => env.page.localStorage) ?? {};
  const all = () => Object.keys(store()).filter((key) => key.startsWith(prefix));
  /** For the visitor whom the cookie names now. */
  const isKept = (key: string) => store()[key] === (jar.read() ?? null);
  const forget = (key: string) => {
    delete store()[key];
  };
  /** All that may be sent; what never may be again is forgotten. */
  const list = () =>
    all().filter(
      (key) =>
        // The first eight digits of a delivery id count 65,536 milliseconds each.
        (isKept(key) &&
          env.Date.now() - +`0x${key.slice(-DELIVERY_ID_LENGTH, 8 - DELIVERY_ID_LENGTH)}` * 65_536 < MAX_KEPT_MS) ||
        forget(key),
    );

  const sendKept = (key: string, properties?: Properties) => {
    const keep = (visitorId: string | undefined) =>
      attempt(() => {
        // Kept already, it may now be another's: of the visitor whom the other tab made, or of the link's.
        if (visitorId && (store()[key] || all().length < MAX_KEPT)) store()[key] = visitorId;
      });
    return send('events', { properties }, key.slice(-DELIVERY_ID_LENGTH), keep).then(
      (answer) => {
        forget(key);
        return answer;
      },
      (cause) => {
        const error = toOwn(cause);
        // Only the service itself says no to an action; that a token is refused says nothing about it, nor does an
        // error of the browser, whose timers may throw in a page that is going away.
        if (error.status && error.status !== 401 && !error.retryable && error.code !== 'network') forget(key);
        error.queued = isKept(key);
        throw error;
      },
    );
  };

  /**
   * Runs the work when no other tab, nor one that is being closed, is at the same action; without Web Locks the server
   * alone tells repeats.
   */
  const alone = async (key: string, work: () => unknown) => {
    busy++;
    try {
      await (env.navigator.locks?.request(key, { signal: halt }, work) ?? work());
    } finally {
      busy--;
    }
  };

  const drain = async () => {
    // Once, however often it is asked for.
    listen(env, ['online', 'pageshow'], drain, halt);
    // What is on its way is not a leftover, and leads here again when it succeeds.
    if (busy) return;
    busy++;
    try {
      const keys = env.document.defaultView && list();
      if (keys?.[0]) {
        await until(env, halt, DRAIN_DELAY_MS);
        for (const key of keys) await alone(key, () => isKept(key) && sendKept(key));
      }
    } catch {
      // They stay kept. What a page has put in the place of storage may throw, too.
    }
    busy--;
  };

  /** What a page has put in the place of storage may throw: collection has ended all the same. */
  const clear = () => attempt(() => all().forEach(forget));
  // Consent that was withdrawn ends the client, too.
  halt.addEventListener('abort', clear);

  return {
    post(properties) {
      // Where the page may not be used, there may be no source of ids.
      pageLocation(env);
      // Made here, above retries, renewal and the next page: all resend the same request (Spec 2.1).
      const key = prefix + newDeliveryId(env);
      const answer = sendKept(key, properties);
      // Not waited for: the request must have left when the page goes on to another address.
      alone(key, () => answer).then(drain, () => {});
      // Sends nothing while this one is on its way: it begins to listen.
      drain();
      return answer;
    },
    drain,
    clear,
  };
};
