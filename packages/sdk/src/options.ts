// The options of `create()`, and which endpoints it accepts.
import type { ServiceBillingError } from './errors.ts';
import { isTrustworthy } from './origin.ts';

/** Options of `ServiceBilling.create()` (Spec 4.8, decisions 13). */
export interface Options {
  /** `{base_url}/api/v1/events/collect/<install_id>`; https, or http on a loopback host during development. */
  endpoint: string;
  /** Must be `true`: the visitor has agreed to analytics. Otherwise `create()` throws `consent_required`. */
  consent: true;
  /** A hint for attribution, at most 128 characters, without personal information. Default: the page's `utm_source`. */
  source?: string | undefined;
  /** Shares the visitor's cookie with subdomains, for example `example.com`. Default: the current host only. */
  cookieDomain?: string | undefined;
  /** Timeout in milliseconds for one request, including its response. Default: 10,000. */
  timeoutMs?: number | undefined;
  /** Called with every error that a promise of this client rejects with. Errors it throws are ignored. */
  onError?: ((error: ServiceBillingError) => void) | undefined;
  /**
   * Prints errors to the console, without consecutive repeats. With bundlers that support the condition `development`,
   * also prints what each error means and how to fix it. Default: `false`.
   */
  debug?: boolean | undefined;
}

/** An absolute URL of Spec 4.1 without credentials, query and fragment; the path is written out to save bytes. */
const COLLECTION_URL = /^[^?#@\s]+\/api\/v1\/events\/collect\/svc_pub_[0-9a-f]{32}$/;

export const isCollectionUrl = (url: string): boolean => isTrustworthy(url) && COLLECTION_URL.test(url);
