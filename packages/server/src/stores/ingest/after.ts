// A timer as a value that is handed in, so that tests set the time.

/** Runs once after `ms`; gives what cancels it. */
export type After = (ms: number, run: () => void) => () => void;

export const byTimer: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
