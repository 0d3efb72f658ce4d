// The client: combines visitor, session and delivery behind the public methods.
import type { ActionResponse, PropertyValue } from '@service/protocol';
import { toError } from './delivery/classify.ts';
import { newDeliveryId } from './delivery/delivery-id.ts';
import { createFetchTransport } from './delivery/fetch-transport.ts';
import { createHold } from './delivery/hold.ts';
import { createOutbox } from './delivery/outbox.ts';
import { startDelivery } from './delivery/retry.ts';
import { createSend } from './delivery/send.ts';
import type { Route, Routes } from './delivery/transport.ts';
import type { Env } from './env.ts';
import type { Options } from './options.ts';
import { checkProperties } from './properties.ts';
import { createReport } from './report.ts';
import { createSession } from './session/session.ts';
import { sessionRequest } from './session/session-request.ts';
import type { VisitorCookie } from './visitor/cookie.ts';
import { withLink } from './visitor/link.ts';
import { createVisitor, type Redeem } from './visitor/visitor-id.ts';

/**
 * Properties of an action (Spec 2.5): at most 20 keys that start with a letter, strings of at most 512 characters,
 * finite numbers, 4 KiB in total. As in JSON, `undefined` values are omitted.
 */
export type Properties = Readonly<Record<string, PropertyValue | undefined>>;

/**
 * Reports one visitor's session and actions (Spec 4.8). Every rejection is a {@link ServiceBillingError}. A promise
 * that you do not handle never becomes an unhandled rejection; use `onError` to see its error.
 */
export interface Client {
  /** Opens a session, which records a page visit, and resolves when it is open. Concurrent calls share one request. */
  init(): Promise<void>;
  /**
   * Reports one action and resolves with the server's response once it is accepted (Spec 2.6). If the page closes
   * before the response, or all retries fail (`queued` is then true on the error), the next page delivers the action.
   * @param properties flat; validated as in Spec 2.5 and not stored. There are no event names
   */
  track(properties?: Properties): Promise<ActionResponse>;
  /**
   * Adds a token to the fragment of a URL on another of your sites, so that `init()` there continues with this
   * visitor. The token works once, within 120 seconds: call this when the visitor follows the link.
   * @param url absolute; an existing fragment is kept
   */
  link(url: string | URL): Promise<string>;
  /** The visitor ID to pass to your own backend; `null` if there is none yet. Has no side effects. */
  getVisitorId(): string | null;
  /**
   * Stops this client permanently: pending promises reject with `stopped`, and queued actions are deleted. The cookie
   * stays. If the cookie is deleted, in any tab, the client stops before its next request.
   */
  stop(): void;
  /** True after `stop()`. If the visitor consents again, create a new client. */
  readonly stopped: boolean;
}

export const createClient = (env: Env, jar: VisitorCookie, settings: Options): Client => {
  const controller = new env.AbortController();
  const { signal: halt } = controller;
  // Throws here rather than later if the page defines its own class of this name.
  halt.throwIfAborted();
  const visitor = createVisitor(env, halt, settings, jar);
  const hold = createHold(env, halt);
  const transport = createFetchTransport(env, controller, settings, visitor.withdrawn);
  const deliver = () => startDelivery(env, halt, hold, transport);
  const ask = <R extends Route>(route: R, payload: Routes[R]['payload']) =>
    deliver()(route, newDeliveryId(env), payload);
  const redeem: Redeem = async (link_token) =>
    (await ask('redeem', { link_token, consent: true })).answer?.service_visitor_id;
  const session = createSession(env, async (visitorId) => {
    const outcome = await ask('session', sessionRequest(env, settings, visitorId));
    const token = outcome.answer?.session_token;
    if (token) return token;
    throw toError(outcome);
  });
  const send = createSend(visitor, session, deliver, redeem);
  const outbox = createOutbox(env, halt, settings.endpoint, jar, send);
  const report = createReport(env, halt, settings, outbox.drain);

  return {
    init: () => report(async () => void (await session.token(await visitor.ensure(redeem)))),
    track: (properties) => report(() => outbox.post(checkProperties(env, properties))),
    link: (url) => report(() => withLink(env, send, url)),
    getVisitorId: () => visitor.current() || null,
    stop() {
      controller.abort();
      outbox.clear();
    },
    get stopped() {
      return halt.aborted;
    },
  };
};
