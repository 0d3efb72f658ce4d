// What the tests that run in every engine need of a browser; all else they observe in the page or at the service.

export interface Tab {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its argument, and resolves with what its promise comes to. */
  run<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  close(): Promise<void>;
}

/** A browser with a fresh profile. */
export interface Engine {
  open(): Promise<Tab>;
  close(): Promise<void>;
}
