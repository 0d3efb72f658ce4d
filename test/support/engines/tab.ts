// The browser functions that tests in every engine use; they observe everything else in the page or at the service.

export interface Tab {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which sees only its argument, and resolves with the result of its promise. */
  run<Result, Argument>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  close(): Promise<void>;
}

/** A browser with a fresh profile. */
export interface Engine {
  open(): Promise<Tab>;
  close(): Promise<void>;
}
