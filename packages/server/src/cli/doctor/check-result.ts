// The result of one check of `doctor`.

export interface CheckResult {
  check: string;
  status: 'ok' | 'warn' | 'fail';
  message: string;
  /** How to fix it. */
  next?: string;
}
