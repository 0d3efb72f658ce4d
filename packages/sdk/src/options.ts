// What `create()` takes, and the check that turns it into what the client runs on.
import { collectPath, isInstallId, MAX_SOURCE_CHARACTERS } from '@service/protocol';
import { ServiceBillingError } from './errors.ts';
import { isTrustworthy } from './origin.ts';
import { isText } from './text.ts';

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
  /** Called with each error that a promise of this client rejects with, except `stopped`. */
  onError?: ((error: ServiceBillingError) => void) | undefined;
  /** Writes a line to the console for every request and error. Default `false`. */
  debug?: boolean | undefined;
}

/** Options after the check. */
export interface ResolvedOptions {
  readonly endpoint: string;
  readonly source: string | undefined;
  readonly cookieDomain: string | undefined;
  readonly timeoutMs: number;
  readonly onError: (error: ServiceBillingError) => void;
  readonly debug: boolean;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Throws `consent_required` or `invalid_options`, naming the option; changes nothing. */
export function resolveOptions(options: Options): ResolvedOptions {
  if (options?.consent !== true) throw new ServiceBillingError('consent_required');
  const { source, cookieDomain, timeoutMs = DEFAULT_TIMEOUT_MS, onError = () => {}, debug = false } = options;
  const endpoint = collectionUrl(options.endpoint);
  const wrong =
    (!endpoint && 'endpoint') ||
    (source !== undefined && !isText(source, MAX_SOURCE_CHARACTERS) && 'source') ||
    (cookieDomain !== undefined && !/^[\w.-]+$/.test(cookieDomain) && 'cookieDomain') ||
    (!(timeoutMs > 0) && 'timeoutMs') ||
    (typeof onError !== 'function' && 'onError');
  if (wrong) throw new ServiceBillingError('invalid_options', wrong);
  return { endpoint, source, cookieDomain, timeoutMs, onError, debug };
}

/** The endpoint as an absolute URL of Spec 4.1 in its normal form; empty where it is none, or has credentials or a query. */
function collectionUrl(endpoint: string): string {
  try {
    const { protocol, hostname, origin, pathname, href } = new URL(endpoint);
    const url = (origin + pathname).replace(/\/$/, '');
    const installId = url.slice(url.lastIndexOf('/') + 1);
    const plain = href === origin + pathname && isTrustworthy(protocol, hostname);
    return plain && isInstallId(installId) && url.endsWith(collectPath(installId)) ? url : '';
  } catch {
    return '';
  }
}
