// The meaning of each error code and how to fix it, for the development build and for the table in docs/sdk/errors.md.
import type { ServiceBillingErrorCode } from './errors.ts';

export interface Explanation {
  /** What happened. */
  readonly when: string;
  /** How the site's developer fixes it. */
  readonly mend: string;
}

/** Complete by type: a code without an explanation fails to compile (Spec 7, decisions 13). */
export const EXPLANATIONS: Readonly<Record<ServiceBillingErrorCode, Explanation>> = {
  consent_required: {
    when: '`consent` is not `true`.',
    mend: 'Create the client once the visitor has agreed, with `consent: true`.',
  },
  invalid_options: {
    when: '`endpoint` is not a collection URL, the argument of `link()` is not an absolute URL, or the script cannot find its tag or host.',
    mend: 'Copy the endpoint from the snippet under AI Integrations in the portal: https, no query, no trailing slash. Add `data-service-install-id` and `data-service-base-url` to the script tag.',
  },
  unsupported_origin: {
    when: 'The page does not use https (or http on a loopback host), is sandboxed, or the code runs outside a browser.',
    mend: 'Serve the page over https. For development, use `http://localhost`. Add `allow-same-origin` to a sandboxed frame.',
  },
  unsupported_page: {
    when: 'A script on the page has replaced a browser API that the client needs.',
    mend: 'Rename the replacement (the message names it, for example a global function `crypto`), or load the client first.',
  },
  unsupported_event_name: {
    when: '`track()` was called with a string.',
    mend: 'Call `track()` or `track({ key: value })`. There are no event names.',
  },
  invalid_properties: {
    when: 'A property breaks a rule; the message names its key.',
    mend: 'Use at most 20 keys that start with a letter. Values are strings of at most 512 characters, finite numbers, booleans or null.',
  },
  stopped: {
    when: '`stop()` was called, or the cookie was deleted, in this tab or another.',
    mend: 'If the visitor withdrew consent, nothing. If they consent again, create a new client.',
  },
  network: {
    when: 'No response arrived, or it did not come from the service (see `status`).',
    mend: 'Check the network panel for an ad blocker, a `connect-src` policy, a proxy or a lost connection.',
  },
  timeout: {
    when: 'No complete response arrived within `timeoutMs`.',
    mend: 'If it is rare, nothing. Otherwise increase `timeoutMs`.',
  },
  rate_limited: {
    when: 'Too many requests came from this address or install.',
    mend: 'Create one client per page, and call `track()` once per action.',
  },
  unavailable: {
    when: 'The service is overloaded or restarting.',
    mend: 'Nothing on the page. The client has already retried.',
  },
  invalid_session: {
    when: 'The session was refused, even after renewal.',
    mend: 'Check whether anything between browser and service changes the `service_visitor_id` cookie or the `Authorization` header.',
  },
  origin_not_allowed: {
    when: 'The install does not allow this origin, or is switched off.',
    mend: 'In the portal, add the origin to the install under AI Integrations, or switch the install on. The command for both is `service install update`. `localhost` and `127.0.0.1` are different origins.',
  },
  not_found: {
    when: 'The service does not know the install ID.',
    mend: 'Compare the install ID and the host with the snippet under AI Integrations in the portal.',
  },
  method_not_allowed: {
    when: 'The endpoint does not accept POST, so it does not belong to the service.',
    mend: 'Check what answers at that address, such as a proxy or another server.',
  },
  invalid_input: {
    when: 'The service rejected the body.',
    mend: 'Look for a property key on the list of sensitive names, such as `email` or `price`.',
  },
  invalid_url: {
    when: 'The service rejected the page’s URL.',
    mend: 'Check the `url` of the request: it must have the origin of the page. The client shortens long URLs.',
  },
};
