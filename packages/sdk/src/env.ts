// The one place that reads window, document, crypto, timers and fetch; everything else is handed an `Env`.
import { type VisitorCookie, visitorCookie } from './visitor/cookie.ts';

/** What the client needs to know of the page it runs in. */
export interface Page {
  /** The origin that requests will carry: `null` in a sandboxed frame, whatever the address says. */
  readonly origin: string;
  readonly protocol: string;
  readonly hostname: string;
  /** Origin and path, without query and fragment. */
  readonly url: string;
  /** The query, for `utm_source` only. */
  readonly search: string;
  readonly referrer: string;
}

/** Undoes what the call that returned it has set up; harmless when called late or twice. */
export type Cancel = () => void;

export interface Env {
  /** The page as it is now; `undefined` outside a browser. */
  page(): Page | undefined;
  readonly cookie: VisitorCookie;
  /** Milliseconds of a clock that never goes back, for ages and deadlines. */
  now(): number;
  /** Milliseconds since 1970, for delivery ids and dates in headers. */
  date(): number;
  timer(ms: number, done: () => void): Cancel;
  /** Called as a method of the global at the time of the call: the page may have replaced it. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  randomBytes(length: number): Uint8Array;
  /** 0 up to 1, for jitter only. */
  random(): number;
  online(): boolean;
  prerendering(): boolean;
  /** Calls back once a prerendered page is shown. */
  onShown(done: () => void): Cancel;
  log(line: string): void;
}

/** Reads nothing before one of its functions is called, so that it may be made on a server. */
export const browserEnv: Env = {
  page() {
    if (typeof location === 'undefined') return undefined;
    const { protocol, hostname, pathname, search } = location;
    return {
      origin: globalThis.origin,
      protocol,
      hostname,
      url: location.origin + pathname,
      search,
      referrer: document.referrer,
    };
  },
  cookie: visitorCookie,
  now: () => performance.now(),
  date: () => Date.now(),
  timer(ms, done) {
    const id = setTimeout(done, ms);
    return () => clearTimeout(id);
  },
  fetch: (url, init) => globalThis.fetch(url, init),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  random: () => Math.random(),
  online: () => navigator.onLine,
  prerendering: () => 'prerendering' in document && document.prerendering === true,
  onShown(done) {
    document.addEventListener('prerenderingchange', done);
    return () => document.removeEventListener('prerenderingchange', done);
  },
  log: (line) => console.info(line),
};
