// Stores each action until it has a final response: it is saved before the first attempt, so a later page can continue,
// and resent by one page at a time (decisions 13).
import { type ActionResponse, INSTALL_ID_PREFIX, type Properties } from '@service/protocol';
import { attempt } from '../attempt.ts';
import type { Env } from '../env.ts';
import { pageLocation } from '../origin.ts';
import { toServiceBillingError } from '../report.ts';
import { listen, until } from '../until.ts';
import type { VisitorCookie } from '../visitor/cookie.ts';
import { newDeliveryId } from './delivery-id.ts';
import type { Send } from './transport.ts';

export const MAX_STORED_ACTIONS = 20;
export const MAX_KEPT_MS = 86_400_000;
/**
 * After this delay, a tab that is sending a listed action already holds its lock, because it requests the lock with the
 * first attempt, without waiting for it. The delay also lets the page load first.
 */
export const DRAIN_DELAY_MS = 1000;

const INSTALL_ID_LENGTH = INSTALL_ID_PREFIX.length + 32;
const DELIVERY_ID_LENGTH = 36;

export interface Outbox {
  /** Sends a new action; if that fails but the action is still stored, `queued` is true on the error. */
  post(properties: Properties | undefined): Promise<ActionResponse>;
  /**
   * Resends stored actions one by one, unless one is being sent; afterwards also when the network is available again or
   * the page returns from the back/forward cache. Stops at the first failure, so a dead network costs the retries of a
   * single action. Never rejects.
   */
  drain(): Promise<void>;
  /** Deletes the stored actions of this install, for every visitor. */
  clear(): void;
}

/** Each action is one logical request of `send`, stored under the visitor ID once there is one. */
export const createOutbox = (env: Env, halt: AbortSignal, endpoint: string, jar: VisitorCookie, send: Send): Outbox => {
  /** Actions and resends in progress. */
  let busy = 0;
  /**
   * A key names an action in storage, with the visitor ID as the value, and also names its lock. One key per action:
   * tabs that shared a list would overwrite each other's changes.
   */
  const prefix = `service_pending.${endpoint.slice(-INSTALL_ID_LENGTH)}.`;
  /** If the browser blocks storage, an empty one that only this client sees. */
  const store = () => attempt(() => env.page.localStorage) ?? {};
  const all = () => Object.keys(store()).filter((key) => key.startsWith(prefix));
  /** True if it belongs to the visitor in the cookie. */
  const isKept = (key: string) => store()[key] === (jar.read() ?? null);
  const forget = (key: string) => {
    delete store()[key];
  };
  /** All actions that may be sent; deletes expired ones. */
  const list = () =>
    all().filter(
      (key) =>
        // The first eight digits of a delivery id count units of 65,536 milliseconds.
        (isKept(key) &&
          env.Date.now() - +`0x${key.slice(-DELIVERY_ID_LENGTH, 8 - DELIVERY_ID_LENGTH)}` * 65_536 < MAX_KEPT_MS) ||
        forget(key),
    );

  const sendKept = (key: string, properties?: Properties) => {
    const keep = (visitorId: string | undefined) =>
      attempt(() => {
        // If it is already stored, its visitor may have changed: to one created by another tab, or one from a link.
        if (visitorId && (store()[key] || all().length < MAX_STORED_ACTIONS)) store()[key] = visitorId;
      });
    return send('events', { properties }, key.slice(-DELIVERY_ID_LENGTH), keep).then(
      (answer) => {
        forget(key);
        return answer;
      },
      (cause) => {
        const error = toServiceBillingError(cause);
        // Only the service itself can reject an action; a refused token does not concern it, and neither does a browser
        // error, since timers may throw on a page that is closing.
        if (error.status && error.status !== 401 && !error.retryable && error.code !== 'network') forget(key);
        error.queued = isKept(key);
        throw error;
      },
    );
  };

  /**
   * Runs the work unless another tab, including one that is closing, is sending the same action; without Web Locks only
   * the server detects repeats.
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
    // At most once, however often it is called.
    listen(env, ['online', 'pageshow'], drain, halt);
    // An action being sent is not left over; it triggers a resend when it succeeds.
    if (busy) return;
    busy++;
    try {
      const keys = env.document.defaultView && list();
      if (keys?.[0]) {
        await until(env, halt, DRAIN_DELAY_MS);
        for (const key of keys) await alone(key, () => isKept(key) && sendKept(key));
      }
    } catch {
      // They stay stored. A page's replacement for storage may also throw.
    }
    busy--;
  };

  /** A page's replacement for storage may throw: collection has ended anyway. */
  const clear = () => attempt(() => all().forEach(forget));
  // Withdrawn consent also stops the client.
  halt.addEventListener('abort', clear);

  return {
    post(properties) {
      // On an unusable page, nothing may be able to create an id.
      pageLocation(env);
      // Created here, outside retries, renewals and later pages, which all resend the same request (Spec 2.1).
      const key = prefix + newDeliveryId(env);
      const answer = sendKept(key, properties);
      // Not awaited: the request must be sent before the page navigates away.
      alone(key, () => answer).then(drain, () => {});
      // Sends nothing while this action is being sent, but starts to listen.
      drain();
      return answer;
    },
    drain,
    clear,
  };
};
