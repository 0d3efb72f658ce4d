// The client: visitor, session and delivery put together behind the public methods.
import type { ActionRequest, ActionResponse, Properties } from '@service/protocol';
import { toError } from './delivery/classify.ts';
import { newDeliveryId } from './delivery/delivery-id.ts';
import { createFetchTransport } from './delivery/fetch-transport.ts';
import { type Deliver, startDelivery } from './delivery/retry.ts';
import type { AnswerBody } from './delivery/transport.ts';
import type { Env } from './env.ts';
import { ServiceBillingError } from './errors.ts';
import type { Options } from './options.ts';
import { checkProperties } from './properties.ts';
import { createSession } from './session/session.ts';
import { sessionRequest } from './session/session-request.ts';
import type { VisitorCookie } from './visitor/cookie.ts';
import { createVisitor } from './visitor/visitor-id.ts';

/**
 * Reports one visitor's session and actions (Spec 4.8). Every rejection is a {@link ServiceBillingError}; a promise that
 * nobody looks at never becomes an unhandled rejection, so a call may be left alone and watched through `onError`.
 */
export interface Client {
  /** Resolves when a session is held; records a page visit. However often called, one request is on its way. */
  init(): Promise<void>;
  /**
   * Reports one action and resolves with the server's answer once it is accepted (Spec 2.6).
   * @param properties flat, checked as in Spec 2.5 and not stored; there are no event names
   */
  track(properties?: Properties): Promise<ActionResponse>;
  /** The visitor ID to pass to your own backend, `null` before there is one. Only reads. */
  getVisitorId(): string | null;
  /** Ends collection by this client for good: open promises reject with `stopped`. The cookie stays. */
  stop(): void;
  /** True after `stop()`: make a new client after renewed consent. */
  readonly stopped: boolean;
}

export const createClient = (env: Env, jar: VisitorCookie, settings: Options): Client => {
  const controller = new AbortController();
  const { signal: halt } = controller;
  const visitor = createVisitor(env, halt, settings, jar);
  const transport = createFetchTransport(env, halt, settings);
  const deliver = () => startDelivery(env, halt, transport);
  const session = createSession(env, async (visitorId) => {
    const payload = sessionRequest(env, settings, visitorId);
    const outcome = await deliver()({ route: 'session', deliveryId: newDeliveryId(env), payload });
    if (outcome.answer?.session_token) return outcome.answer.session_token;
    throw toError(outcome);
  });

  const act = async (properties: unknown) => {
    const checked = checkProperties(properties);
    // Made here, above retries and renewal: both resend the same action (Spec 2.1).
    const deliveryId = newDeliveryId(env);
    const visitorId = await visitor.ensure();
    const payload: ActionRequest = { service_visitor_id: visitorId, properties: checked };
    let send: Deliver | undefined;
    for (let renewed = false; ; renewed = true) {
      const bearer = await session.token(visitorId);
      send ??= deliver();
      const outcome = await send({ route: 'events', deliveryId, bearer, payload });
      if (isAccepted(outcome.answer)) return outcome.answer;
      if (outcome.status === 401) session.refused(bearer);
      if (outcome.status !== 401 || renewed) throw toError(outcome);
    }
  };

  let lastLine: string;
  const tell = (error: ServiceBillingError) => {
    const line = `${error}`;
    if (settings.debug && line !== lastLine) env.console.log(line);
    lastLine = line;
    return settings.onError?.(error);
  };

  /** A call's promise as the caller gets it; its error is also told to `onError`, and is never left unhandled. */
  const report = <T>(work: Promise<T>): Promise<T> => {
    const reported = work.finally(() => {
      if (halt.aborted) throw new ServiceBillingError('stopped');
    });
    reported.catch(tell).catch(ignore);
    return reported;
  };

  return {
    init: () => report(visitor.ensure().then(session.token).then(ignore)),
    track: (properties) => report(act(properties)),
    getVisitorId: () => visitor.current() ?? null,
    stop() {
      session.stop();
      controller.abort();
    },
    get stopped() {
      return halt.aborted;
    },
  };
};

const ignore = () => {};

const isAccepted = (answer: AnswerBody | undefined): answer is ActionResponse => answer?.accepted === true;
