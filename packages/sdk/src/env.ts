// The browser APIs that the client uses, read from the window once (decisions 13). Only the script entry and js-cookie
// access the page directly.

/** The browser in a page; a fake with a fixed clock in tests. */
export interface Env {
  /** The window, for APIs that pages and their tools may legitimately replace at any time. */
  readonly page: EventTarget & {
    /** Always called as a method: a replacement may check its `this`. */
    fetch(url: string, init: RequestInit): Promise<Response>;
    /** Throws if the browser refuses storage. Values are read as strings. */
    readonly localStorage: Record<string, string | number>;
    readonly Promise: PromiseConstructor;
  };
  /** Absent outside a browser. */
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'protocol' | 'search'> | undefined;
  /** For removing a link token from the address bar. */
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly document: {
    /** Empty in a sandboxed frame, whatever its URL. */
    readonly domain: string;
    readonly referrer: string;
    /**
     * Absent once the page is gone: WebKit keeps running its timers for a moment, with a cookie that reads as empty.
     */
    readonly defaultView: object | null;
    /** Absent if the browser does not prerender; may be an element of the page with this name. */
    readonly prerendering?: unknown;
  };
  readonly navigator: {
    readonly onLine: boolean;
    /** Absent if a page has removed them; every browser of the last two years has them. */
    readonly locks?: {
      request(name: string, options: { signal: AbortSignal }, work: () => unknown): Promise<unknown>;
    };
  };
  /** For delivery ids and dates in headers. The page controls `now()`, which may return anything. */
  readonly Date: { now(): number; parse(text: string): number };
  /** For ids and jitter. Every usable page has `randomUUID`. */
  readonly crypto: { randomUUID(): string };
  readonly console: { log(line: string): void };
  /** From the window, by a path that no global of the page can shadow. */
  readonly addEventListener: (type: string, heard: (event: Event) => void, options: AddEventListenerOptions) => void;
  readonly JSON: Pick<JSON, 'stringify'>;
  readonly AbortController: typeof AbortController;
  /** Its timeouts serve as the client's timers: pages may replace `setTimeout`, but not this. */
  readonly AbortSignal: { timeout(ms: number): AbortSignal; readonly prototype: EventTarget };
  /**
   * Event timestamps never go back: used for ages and deadlines. Pages may replace `performance` and
   * `Event`, and an element may have the name of any member of `document`.
   */
  readonly FocusEvent: new (
    type: string,
  ) => { readonly timeStamp: number };
  readonly Blob: new (parts: string[]) => { readonly size: number };
  /** The URL constructor, under its second name in every browser. */
  readonly webkitURL: new (
    url: string | URL,
  ) => URL;
}

/**
 * Reads them as properties of the window: a page's `const`, `let` or `class` hides a global, but not the window's
 * property. A later `var` or `function` replaces the property, but not what was read.
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
        // Under a test runner, the jsdom window is not an event target.
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
