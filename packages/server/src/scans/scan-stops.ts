// Why a scan stops before its last question, and what then becomes of it. Pure but for the signals.
import type { ScanEnding } from './ports.ts';

/** The process ends or has lost the lease: another one goes on. */
export const INTERRUPTED = Symbol('interrupted');
/** What is left counts as failed. */
export const DEADLINE = Symbol('deadline');
/** Somebody wants no more of it. */
export const CANCELED = Symbol('canceled');

export type StopReason = typeof INTERRUPTED | typeof DEADLINE | typeof CANCELED;

export interface ScanStop {
  /** Aborted with a `StopReason`. */
  signal: AbortSignal;
  isCanceled(): boolean;
}

export const stopBy = (signal: AbortSignal): ScanStop => ({ signal, isCanceled: () => signal.reason === CANCELED });

export const hasReason = ({ signal }: ScanStop, reason: StopReason): boolean =>
  signal.aborted && signal.reason === reason;

/** A scan with any answer has succeeded, and says what it lacks; one without has failed (decisions 7). */
export const endingAs =
  (isCanceled: boolean): ScanEnding =>
  ({ done }) => {
    if (isCanceled) return { state: 'canceled', reason: null };
    return done > 0 ? { state: 'succeeded', reason: null } : { state: 'failed', reason: 'no_answers' };
  };
