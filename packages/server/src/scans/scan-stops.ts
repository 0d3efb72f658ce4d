// Why a scan stops before its last question, and how it then ends. Pure, apart from the signals.
import type { ScanEnding } from './ports.ts';

/** The process stops or has lost the lease: another one continues. */
export const INTERRUPTED = Symbol('interrupted');
/** The remaining questions count as failed. */
export const DEADLINE = Symbol('deadline');
/** A user canceled the scan. */
export const CANCELED = Symbol('canceled');

export type StopReason = typeof INTERRUPTED | typeof DEADLINE | typeof CANCELED;

export interface ScanStop {
  /** Aborted with a `StopReason`. */
  signal: AbortSignal;
  isCanceled(): boolean;
}

export const createScanStop = (signal: AbortSignal): ScanStop => ({
  signal,
  isCanceled: () => signal.reason === CANCELED,
});

export const hasReason = ({ signal }: ScanStop, reason: StopReason): boolean =>
  signal.aborted && signal.reason === reason;

/** A scan with at least one answer succeeds, and lists its failures; one without answers fails (decisions 7). */
export const scanEnding =
  (isCanceled: boolean): ScanEnding =>
  ({ done }) => {
    if (isCanceled) return { state: 'canceled', reason: null };
    return done > 0 ? { state: 'succeeded', reason: null } : { state: 'failed', reason: 'no_answers' };
  };
