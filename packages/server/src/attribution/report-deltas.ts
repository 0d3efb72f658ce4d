// Collects the changes of the daily report, so that each row is written once.
import { dayOf } from '../kernel/day.ts';
import type { Channel } from './channel.ts';

export type ReportChannel = Channel | 'unattributed';

/** Added to one row of the daily report. */
export interface ReportDelta {
  install: number;
  /** UTC day `YYYY-MM-DD`. */
  day: string;
  channel: ReportChannel;
  visits: number;
  visitors: number;
  actions: number;
  confirmed: number;
  reversed: number;
}

type Metric = keyof Omit<ReportDelta, 'install' | 'day' | 'channel'>;
const METRICS: readonly Metric[] = ['visits', 'visitors', 'actions', 'confirmed', 'reversed'];

export class ReportDeltas {
  readonly #rows = new Map<string, ReportDelta>();

  /** Adds to the row of the UTC day of `at` (ms). */
  add(install: number, at: number, channel: ReportChannel, metric: Metric, by: 1 | -1): void {
    const day = dayOf(at);
    const key = JSON.stringify([install, day, channel]);
    const row = this.#rows.get(key) ?? {
      install,
      day,
      channel,
      visits: 0,
      visitors: 0,
      actions: 0,
      confirmed: 0,
      reversed: 0,
    };
    row[metric] += by;
    this.#rows.set(key, row);
  }

  /** Rows that change, in a fixed order, so that concurrent writers lock them in the same order. */
  rows(): ReportDelta[] {
    return [...this.#rows.entries()]
      .filter(([, row]) => METRICS.some((metric) => row[metric] !== 0))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row);
  }
}
