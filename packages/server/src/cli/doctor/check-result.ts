// What one check of `doctor` found.

export interface CheckResult {
  check: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
  /** What to do about it. */
  next?: string;
}
