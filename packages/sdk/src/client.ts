// The client: visitor, session and delivery put together behind the public methods.
import type { ActionResponse, Properties } from '@service/protocol';
import { classify, toError } from './delivery/classify.ts';
import { newDeliveryId } from './delivery/delivery-id.ts';
import { createFetchTransport } from './delivery/fetch-transport.ts';
import { actionBody, isActionResponse, sessionBody, sessionToken } from './delivery/messages.ts';
import { createDeliver, newBudget } from './delivery/retry.ts';
import type { Env, Page } from './env.ts';
import { ServiceBillingError } from './errors.ts';
import type { ResolvedOptions } from './options.ts';
import { isSupported } from './origin.ts';
import { checkProperties } from './properties.ts';
import { createSession } from './session/session.ts';
import { until } from './until.ts';
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

export function createClient(env: Env, options: ResolvedOptions): Client {
  const controller = new AbortController();
  const { signal } = controller;
  const log = createLog(env, options.debug);
  const visitor = createVisitor(env, options.cookieDomain, signal);
  const deliver = createDeliver(env, createFetchTransport(env, options, signal), signal, log);

  const session = createSession(env.now, async (visitorId) => {
    const body = sessionBody(visitorId, supportedPage(env), options.source);
    const request = { path: 'session', deliveryId: newDeliveryId(env), body, keepalive: false } as const;
    const outcome = await deliver(request, newBudget(env));
    return sessionToken(outcome) ?? raise(toError(outcome));
  });

  /** What every call starts with: a page that may be used and is shown, then the visitor. */
  const begin = async () => {
    supportedPage(env);
    if (env.prerendering()) await until(signal, env.onShown);
    if (signal.aborted) throw new ServiceBillingError('stopped');
    return visitor.ensure();
  };

  const act = async (properties: unknown) => {
    const checked = checkProperties(properties);
    // Made here, above retries and renewal: both resend the same action (Spec 2.1).
    const deliveryId = newDeliveryId(env);
    const visitorId = await begin();
    const body = actionBody(visitorId, checked);
    let token = await session.token(visitorId);
    const budget = newBudget(env);
    const send = () => deliver({ path: 'events', deliveryId, token, body, keepalive: true }, budget);
    let outcome = await send();
    if (classify(outcome) === 'renew') {
      session.refused(token);
      token = await session.token(visitorId);
      outcome = await send();
    }
    if (classify(outcome) === 'renew') session.refused(token);
    return isActionResponse(outcome) ? outcome.body : raise(toError(outcome));
  };

  /** Gives a call's promise to the caller, and its error to `onError`, unless `stop()` was the reason. */
  const report = <T>(work: Promise<T>): Promise<T> => {
    const reported = work.catch((error) => {
      if (signal.aborted) throw new ServiceBillingError('stopped');
      log(String(error));
      // In a promise, so that nothing thrown by the site's function gets out.
      Promise.resolve(error).then(options.onError).catch(ignore);
      throw error;
    });
    reported.catch(ignore);
    return reported;
  };

  return {
    init: () => report(begin().then(session.token).then(ignore)),
    track: (properties) => report(act(properties)),
    getVisitorId: visitor.current,
    stop() {
      session.stop();
      controller.abort();
    },
    get stopped() {
      return signal.aborted;
    },
  };
}

const ignore = () => {};

const raise = (error: ServiceBillingError): never => {
  throw error;
};

function supportedPage(env: Env): Page {
  const page = env.page();
  return page && isSupported(page) ? page : raise(new ServiceBillingError('unsupported_origin', page?.origin));
}

/** Leaves out a line that repeats the one before. */
function createLog(env: Env, debug: boolean): (line: string) => void {
  let last = '';
  return (line) => {
    if (debug && line !== last) env.log(`[service] ${line}`);
    last = line;
  };
}
