// What a chart shows.
import type { ReactNode } from 'react';

export interface ChartSeries {
  label: string;
  /** One per day; `null` leaves a gap. */
  values: readonly (number | null)[];
  /** A token, such as `--chart-1`. */
  color: string;
  /** The interval of each value. */
  band?: { low: readonly (number | null)[]; high: readonly (number | null)[] };
  /** In the legend, the pop-up and the table; by default like the axis. */
  format?(value: number): string;
}

export interface ChartProps {
  label: string;
  /** UTC days, `YYYY-MM-DD`, in order. */
  days: readonly string[];
  series: readonly ChartSeries[];
  format(value: number): string;
  /** Of the axis, whose labels are `step` apart; by default like `format`. */
  formatAxis?(value: number, step: number): string;
  /** Fixed ends of the axis; without, those of the values. */
  range?: { low?: number; high?: number };
  /** Whether the axis starts at 0. */
  isFromZero?: boolean;
  /** Small values at the top, as for ranks. */
  isReversed?: boolean;
  /** A click on a day. */
  onSelect?(index: number): void;
  /** A column of the table that leads on from a day. */
  more?(index: number): ReactNode;
}
