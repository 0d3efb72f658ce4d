// What the client uses of the browser, taken from the window once (decisions 13). Beside it only the script's own file
// and js-cookie look at the page.

/** The browser in a page; a stand-in with a set clock in tests. */
export interface Env {
  /** The window, for what pages and their tools replace at any time, and mean to be used. */
  readonly page: EventTarget & {
    /** Always called as a method: a replacement may check its `this`. */
    fetch(url: string, init: RequestInit): Promise<Response>;
    /** Throws if the browser refuses storage. What is read is text. */
    readonly localStorage: Record<string, string | number>;
    readonly Promise: PromiseConstructor;
  };
  /** Absent outside a browser. */
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'protocol' | 'search'> | undefined;
  /** For taking a link token out of the address bar. */
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly document: {
    /** Empty in a sandboxed frame, whatever the address says. */
    readonly domain: string;
    readonly referrer: string;
    /** None once the page has gone: WebKit runs its timers on for a moment, with a cookie that reads empty. */
    readonly defaultView: object | null;
    /** Absent if the browser does not prerender; an element of the page that has this name. */
    readonly prerendering?: unknown;
  };
  readonly navigator: {
    readonly onLine: boolean;
    /** Absent if a page has taken them away; every browser of the last two years has them. */
    readonly locks?: {
      request(name: string, options: { signal: AbortSignal }, work: () => unknown): Promise<unknown>;
    };
  };
  /** For delivery ids and dates in headers. What `now()` gives is the page's to say, and may be anything. */
  readonly Date: { now(): number; parse(text: string): number };
  /** For ids and jitter. Every page that may be used has `randomUUID`. */
  readonly crypto: { randomUUID(): string };
  readonly console: { log(line: string): void };
  /** Of the window, by a way that no name of the page hides. */
  readonly addEventListener: (type: string, heard: (event: Event) => void, options: AddEventListenerOptions) => void;
  readonly JSON: Pick<JSON, 'stringify'>;
  readonly AbortController: typeof AbortController;
  /** Its time-outs are the client's timers: pages own the name `setTimeout`, not this one. */
  readonly AbortSignal: { timeout(ms: number): AbortSignal; readonly prototype: EventTarget };
  /**
   * The time stamp of an event never goes back: for ages and deadlines. Pages own the names `performance` and `Event`,
   * and elements may have the name of any member of `document`.
   */
  readonly FocusEvent: new (
    type: string,
  ) => { readonly timeStamp: number };
  readonly Blob: new (parts: string[]) => { readonly size: number };
  /** The URL constructor, under the second name that every browser has for it. */
  readonly webkitURL: new (
    url: string | URL,
  ) => URL;
}

/**
 * Takes them as members of the window: a `const`, `let` or `class` of the page hides a name, but not the window's
 * member. A `var` or `function` that comes later replaces the member, but not what was taken.
 */
export const takeEnv = (): Env => {
  const page: Env['page'] & Omit<Env, 'page'> = typeof window === 'undefined' ? globalThis : window;
  const hear = page.AbortSignal.prototype?.addEventListener;
  return {
    page,
    location: page.location,
    history: page.history,
    document: page.document,
    navigator: page.navigator,
    Date: page.Date,
    crypto: page.crypto,
    console: page.console,
    addEventListener(...listener) {
      try {
        hear.call(page, ...listener);
      } catch {
        // In jsdom under a test runner the window is not an event target.
        page.addEventListener(...listener);
      }
    },
    JSON: page.JSON,
    AbortController: page.AbortController,
    AbortSignal: page.AbortSignal,
    FocusEvent: page.FocusEvent,
    Blob: page.Blob,
    webkitURL: page.webkitURL,
  };
};
