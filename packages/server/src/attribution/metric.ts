// The metric that a server event counts towards, by its outcome (decisions 4). Pure.
import type { ReceiptOutcome } from '@service/protocol/schemas';

/** A report column in which server events count. */
export type EventMetric = 'confirmed' | 'reversed';

const METRICS: Readonly<Record<ReceiptOutcome, EventMetric | null>> = {
  attributed: 'confirmed',
  unattributed: 'confirmed',
  reversed: 'reversed',
  reversal_unmatched: null,
  test: null,
};

export const metricOf = (outcome: ReceiptOutcome): EventMetric | null => METRICS[outcome];
