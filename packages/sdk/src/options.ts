// What `create()` takes, and which endpoints it accepts.
import { collectPath, INSTALL_ID_PREFIX } from '@service/protocol';
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

const COLLECTION_URL = new RegExp(`^[^?#@\\s]+${collectPath(`${INSTALL_ID_PREFIX}[0-9a-f]{32}`)}$`);

/** An absolute URL of Spec 4.1 without credentials, query and fragment. */
export const isCollectionUrl = (url: string): boolean => isTrustworthy(url) && COLLECTION_URL.test(url);
