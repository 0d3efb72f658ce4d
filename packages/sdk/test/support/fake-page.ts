// A page around the client: its URL, cookie jar, clock and network, all set by the test. No module is mocked.
import { randomUUID } from 'node:crypto';
import { getEventListeners, setMaxListeners } from 'node:events';
import { type Client, createClient } from '../../src/client.ts';
import type { Env } from '../../src/env.ts';
import type { Options } from '../../src/options.ts';
import type { VisitorCookie } from '../../src/visitor/cookie.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

export const ENDPOINT = `https://api.example.com/api/v1/events/collect/svc_pub_${'0123456789abcdef'.repeat(2)}`;

/** One request as the page sent it. */
export interface Sent {
  /** The time on the page's clock. */
  readonly at: number;
  readonly url: string;
  readonly route: string;
  readonly deliveryId: string;
  readonly bearer: string | undefined;
  readonly body: Record<string, unknown>;
  readonly bytes: number;
  readonly init: RequestInit;
}

/** The network's treatment of a request; `count` is the number of earlier requests to the same route. */
export type Network = (sent: Sent, count: number) => Response | Promise<Response>;

export interface FakePage {
  readonly env: Env;
  readonly clock: FakeClock;
  readonly sent: Sent[];
  readonly lines: string[];
  /** Listeners of the page's window. */
  listeners(): number;
  /** State that tests change while the page is open; `href` is what the address bar shows. */
  readonly page: {
    href: string;
    online: boolean;
    prerendering: boolean;
    gone: boolean;
    random: number;
    search: string;
  };
  show(): void;
  /** An event of the window: `online`, `pagehide`, `pageshow`, `visibilitychange`. */
  fire(type: string): void;
  client(options?: Partial<Options>): Client;
  to(route: 'session' | 'events' | 'link' | 'redeem'): Sent[];
}

interface PageOptions {
  href?: string;
  origin?: string;
  referrer?: string;
  network?: Network;
  clock?: FakeClock;
  cookie?: VisitorCookie;
  site?: FakeSite;
}

/** State that pages of one origin share, apart from the cookie. */
export interface FakeSite {
  storage: Record<string, string>;
  locks: NonNullable<Env['navigator']['locks']>;
  /** Names of the locks that are held. */
  held: Set<string>;
  /** Releases a lock, as closing the page that holds it does. */
  release(name: string): void;
}

export function openSite(): FakeSite {
  const held = new Set<string>();
  const releases = new EventTarget();
  const released = (name: string, signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      releases.addEventListener(name, resolve, { once: true });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const release = (name: string) => {
    held.delete(name);
    releases.dispatchEvent(new Event(name));
  };
  return {
    storage: {},
    held,
    release,
    locks: {
      async request(name, { signal }, work) {
        await undefined;
        while (held.has(name)) await released(name, signal);
        signal.throwIfAborted();
        held.add(name);
        try {
          return await work();
        } finally {
          release(name);
        }
      },
    },
  };
}

/** The visitor of the tests' links. */
export const LINKED = 'svc_v_of_the_other_site';

/** Answers as the server does: a new token for each session, 202, a link, the visitor of a link. */
export const respond: Network = ({ route }, count) => {
  if (route === 'session')
    return Response.json({ session_token: `svc_ses_${count}`, expires_in: 900, mode: 'measurement' });
  if (route === 'link') return Response.json({ link_token: `svc_link_${count}`, expires_in: 120 });
  if (route === 'redeem') return Response.json({ service_visitor_id: LINKED });
  return Response.json({ accepted: true, mode: 'measurement' }, { status: 202 });
};

export const refuse = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: { code } }, { status, headers });

/** A jar of one cookie that several pages may share. */
export function createJar(value?: string): VisitorCookie & { value: string | undefined; writes: string[] } {
  return {
    value,
    writes: [],
    read() {
      return this.value;
    },
    write(visitorId) {
      this.writes.push(visitorId);
      this.value = visitorId;
    },
  };
}

export function openPage(options: PageOptions = {}): FakePage {
  const { href = 'https://shop.example.com/p/1?q=secret#top', network = respond } = options;
  const { clock = createFakeClock(), cookie = createJar(), site = openSite() } = options;
  const address = new URL(href);
  const page = { href, online: true, prerendering: false, gone: false, random: 0.5, search: address.search };
  const sent: Sent[] = [];
  const lines: string[] = [];
  const window = new EventTarget();
  setMaxListeners(0, window);

  const env: Env = {
    page: Object.assign(window, {
      localStorage: site.storage,
      Promise,
      async fetch(url: string, init: RequestInit) {
        const request = describe(url, init, clock.now());
        const count = sent.filter(({ route }) => route === request.route).length;
        sent.push(request);
        return abortable(Promise.resolve(network(request, count)), init.signal);
      },
    }),
    location: {
      get href() {
        return page.href;
      },
      origin: address.origin,
      pathname: address.pathname,
      protocol: address.protocol,
      get search() {
        return page.search;
      },
    },
    history: {
      state: { of: 'the page' },
      replaceState(state, _, url) {
        if (state !== env.history.state) throw new Error("the page's own state is lost");
        page.href = String(url);
      },
    },
    document: {
      domain: options.origin === 'null' ? '' : address.hostname,
      referrer: options.referrer ?? '',
      get prerendering() {
        return page.prerendering;
      },
      get defaultView() {
        return page.gone ? null : {};
      },
    },
    navigator: {
      get onLine() {
        return page.online;
      },
      locks: site.locks,
    },
    Date: { now: clock.date, parse: Date.parse },
    // The first four digits are the jitter.
    crypto: {
      randomUUID: () =>
        Math.floor(page.random * 65_536)
          .toString(16)
          .padStart(4, '0') + randomUUID().slice(4),
    },
    console: { log: (line) => void lines.push(line) },
    addEventListener: EventTarget.prototype.addEventListener,
    JSON,
    AbortController,
    AbortSignal: { timeout: (ms) => timeoutSignal(clock, ms), prototype: AbortSignal.prototype },
    FocusEvent: class {
      timeStamp = clock.now();
    },
    Blob,
    webkitURL: URL,
  };

  return {
    env,
    clock,
    sent,
    lines,
    page,
    listeners: () => EVENTS.flatMap((type) => getEventListeners(window, type)).length,
    show() {
      page.prerendering = false;
      window.dispatchEvent(new Event('prerenderingchange'));
    },
    fire: (type) => void window.dispatchEvent(new Event(type)),
    client: (changes) => createClient(env, cookie, { endpoint: ENDPOINT, consent: true, ...changes }),
    to: (route) => sent.filter((request) => request.route === route),
  };
}

const EVENTS = ['online', 'pageshow', 'pagehide', 'visibilitychange', 'prerenderingchange'];

/** As `AbortSignal.timeout()`. A browser garbage-collects one without listeners; here its timer is removed. */
export function timeoutSignal(clock: Pick<FakeClock, 'setTimeout' | 'clearTimeout'>, ms: number): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = clock.setTimeout(() => controller.abort(), ms);
  const listen = signal.addEventListener;
  signal.addEventListener = (...call: Parameters<typeof listen>) => {
    listen.apply(signal, call);
    const options = call[2];
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => clock.clearTimeout(timer));
  };
  return signal;
}

function describe(url: string, init: RequestInit, at: number): Sent {
  const headers = new Headers(init.headers);
  const text = String(init.body);
  return {
    at,
    url,
    route: url.slice(url.lastIndexOf('/') + 1),
    deliveryId: headers.get('x-service-delivery-id') ?? '',
    bearer: headers.get('authorization')?.replace('Bearer ', ''),
    body: JSON.parse(text),
    bytes: Buffer.byteLength(text),
    init,
  };
}

/** Like fetch, rejects when its signal aborts. */
function abortable(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    answer.then(resolve, reject);
  });
}
