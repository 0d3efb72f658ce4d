// The data and options of a chart.
import type { ReactNode } from 'react';

export interface ChartSeries {
  label: string;
  /** One per day; `null` leaves a gap. */
  values: readonly (number | null)[];
  /** A token, such as `--chart-1`. */
  color: string;
  /** The interval of each value. */
  band?: { low: readonly (number | null)[]; high: readonly (number | null)[] };
  /** In the legend, the tooltip and the table; by default as on the axis. */
  format?(value: number): string;
}

export interface ChartProps {
  label: string;
  /** UTC days, `YYYY-MM-DD`, in order. */
  days: readonly string[];
  series: readonly ChartSeries[];
  format(value: number): string;
  /** How to format the labels of the axis, which are `step` apart; by default like `format`. */
  formatAxis?(value: number, step: number): string;
  /** Fixed ends of the axis; by default, those of the values. */
  range?: { low?: number; high?: number };
  /** Whether the axis starts at 0, as for counts. */
  isFromZero?: boolean;
  /** Puts small values at the top, as for ranks. */
  isReversed?: boolean;
  /** Called on a click on a day. */
  onSelect?(index: number): void;
  /** A table column that links from a day to details. */
  more?(index: number): ReactNode;
}
