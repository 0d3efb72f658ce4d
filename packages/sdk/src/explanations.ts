// What each error code means and what mends it: told by the development build, and the table of docs/sdk/errors.md.
import type { ServiceBillingErrorCode } from './errors.ts';

export interface Explanation {
  /** What happened. */
  readonly when: string;
  /** What the site's developer does about it. */
  readonly mend: string;
}

/** Total over the codes: one more in the union, and this does not compile (Spec 7, decisions 13). */
export const EXPLANATIONS: Readonly<Record<ServiceBillingErrorCode, Explanation>> = {
  consent_required: {
    when: '`consent` is not `true`.',
    mend: 'Create the client once the visitor has agreed, with `consent: true`.',
  },
  invalid_options: {
    when: '`endpoint` is no collection URL, `link()` was given no absolute URL, or the script does not find its tag and host.',
    mend: 'Copy the endpoint that `service install create` printed: https, no query, no trailing slash. Give the script tag `data-service-install-id` and `data-service-base-url`.',
  },
  unsupported_origin: {
    when: 'The page is not on https (nor on http at a loopback host), is sandboxed, or there is no browser.',
    mend: 'Serve it on https; develop on `http://localhost`; give a sandboxed frame `allow-same-origin`.',
  },
  unsupported_page: {
    when: 'A script of the page has put its own in the place of something of the browser that the client needs.',
    mend: 'Rename it (the message tells what failed, for example a global function `crypto`), or load the client before it.',
  },
  unsupported_event_name: {
    when: '`track()` was given a string.',
    mend: 'Call `track()`, or `track({ key: value })`: there are no event names.',
  },
  invalid_properties: {
    when: 'A property breaks a rule; the message names its key.',
    mend: 'At most 20 keys that start with a letter; strings of at most 512 characters, finite numbers, booleans, null.',
  },
  stopped: {
    when: '`stop()` was called, or the cookie was deleted, in this tab or another.',
    mend: 'Nothing, where the visitor withdrew; after renewed consent, create a new client.',
  },
  network: {
    when: 'No answer came, or one that is not the service’s (then `status` tells which).',
    mend: 'Look at the network panel: an ad blocker, `connect-src` of the page’s policy, a proxy, or no network.',
  },
  timeout: {
    when: 'No whole answer came within `timeoutMs`.',
    mend: 'Nothing, where it is rare; else raise `timeoutMs`.',
  },
  rate_limited: {
    when: 'Too many requests came from this address or install.',
    mend: 'Create one client for each page, and call `track()` once for each action.',
  },
  unavailable: {
    when: 'The service is overloaded or restarting.',
    mend: 'Nothing on the page: the client has tried again by itself.',
  },
  invalid_session: {
    when: 'A new session was refused too.',
    mend: 'Look whether something changes the `service_visitor_id` cookie or the `Authorization` header on the way.',
  },
  origin_not_allowed: {
    when: 'The integration does not allow this origin, or is inactive.',
    mend: 'Name every origin: `service install update INSTALL_ID --reporting-origin ORIGIN ...`, or `--active true`.',
  },
  not_found: {
    when: 'The service does not know the install ID.',
    mend: 'Compare the install ID and the host with what `service install create` printed.',
  },
  method_not_allowed: {
    when: 'The endpoint does not take POST, so it is not the service’s.',
    mend: 'Look at what answers there: a proxy or another server.',
  },
  invalid_input: {
    when: 'The service refused the body.',
    mend: 'Look for a property key with the name of personal data, such as `email` or `price`.',
  },
  invalid_url: {
    when: 'The service refused the page’s address.',
    mend: 'Look at the `url` of the request: it must be on the origin of the page. Long addresses are cut by the client.',
  },
};
