// What `create()` takes, and which endpoints it accepts.
import type { ServiceBillingError } from './errors.ts';
import { isTrustworthy } from './origin.ts';

/** Options of `ServiceBilling.create()` (Spec 4.8, decisions 13). */
export interface Options {
  /** `{base_url}/api/v1/events/collect/<install_id>`; https, or http on a loopback host while developing. */
  endpoint: string;
  /** The visitor agreed to analytics. Anything but `true` makes `create()` throw `consent_required`. */
  consent: true;
  /** Attribution hint of at most 128 characters, no personal information. Default: the page's `utm_source`. */
  source?: string | undefined;
  /** Shares the visitor's cookie with subdomains, for example `example.com`. Default: this host alone. */
  cookieDomain?: string | undefined;
  /** Milliseconds for one request, its answer included. Default 10,000. */
  timeoutMs?: number | undefined;
  /** Called with each error that a promise of this client rejects with. What it throws goes nowhere. */
  onError?: ((error: ServiceBillingError) => void) | undefined;
  /**
   * Writes each error to the console, but not one that repeats the one before. Bundlers that know the condition
   * `development` take a build that also says what each means and what mends it. Default `false`.
   */
  debug?: boolean | undefined;
}

/** An absolute URL of Spec 4.1 without credentials, query and fragment; the path is said in full to save bytes. */
const COLLECTION_URL = /^[^?#@\s]+\/api\/v1\/events\/collect\/svc_pub_[0-9a-f]{32}$/;

export const isCollectionUrl = (url: string): boolean => isTrustworthy(url) && COLLECTION_URL.test(url);
