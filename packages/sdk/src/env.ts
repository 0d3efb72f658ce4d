// The part of the browser's global object that the client uses. Beside it only the script's own file looks at the page.

/** The global object itself in a page; a stand-in with a set clock in tests. Members are read when they are used. */
export interface Env {
  /** What requests will carry: `null` in a sandboxed frame, whatever the address says. */
  readonly origin: string;
  /** Absent outside a browser. */
  readonly location?: Pick<Location, 'href' | 'origin' | 'pathname' | 'protocol' | 'search'>;
  /** For taking a link token out of the address bar. */
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly document: {
    readonly referrer: string;
    /** Absent where the browser does not prerender. */
    readonly prerendering?: boolean;
  };
  readonly navigator: {
    readonly onLine: boolean;
    /** Absent where a page has taken them away; every browser of the last two years has them. */
    readonly locks?: {
      request(name: string, options: { signal: AbortSignal }, work: () => unknown): Promise<unknown>;
    };
  };
  /** Throws where the browser refuses storage. */
  readonly localStorage: Record<string, string>;
  /** Never goes back: for ages and deadlines. */
  readonly performance: { now(): number };
  /** For delivery ids and dates in headers. */
  readonly Date: { now(): number };
  /** For jitter only. */
  readonly Math: { random(): number };
  readonly crypto: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array };
  readonly console: { log(line: string): void };
  addEventListener(type: string, listener: () => void, options: { signal: AbortSignal; capture?: boolean }): void;
  /** Always called as a method of this object: the page may have replaced it, or may check its `this`. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  setTimeout(done: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}
