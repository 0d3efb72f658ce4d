// Sums of the report's rows by channel and by day. Pure.
import type { Answer } from '../../api/client.ts';
import type { Metric } from './attribution-search.ts';

export type Report = Answer<'GET /brands/:brand/attribution'>;
export type Counts = Report['totals'];
type Row = Report['rows'][number];

export interface Sum extends Counts {
  /** Confirmed events that are credited to a visit. */
  credited: number;
}

export const isAi = (channel: string): boolean => channel.startsWith('ai:');

const none = (): Sum => ({ visits: 0, visitors: 0, actions: 0, confirmed: 0, reversed: 0, credited: 0 });

export function sumOf(rows: readonly (Counts & { channel: string })[]): Sum {
  const sum = none();
  for (const row of rows) {
    sum.visits += row.visits;
    sum.visitors += row.visitors;
    sum.actions += row.actions;
    sum.confirmed += row.confirmed;
    sum.reversed += row.reversed;
    if (row.channel !== 'unattributed') sum.credited += row.confirmed;
  }
  return sum;
}

/** Confirmed events per visit; `null` without visits. Only those credited to one: others say nothing about visits. */
export const rateOf = ({ credited, visits }: Sum): number | null => (visits === 0 ? null : credited / visits);

export interface ChannelSum extends Sum {
  channel: string;
}

/** Most visits first. */
export const sumsByChannel = (rows: readonly Row[]): ChannelSum[] =>
  [...Map.groupBy(rows, ({ channel }) => channel)]
    .map(([channel, own]) => ({ channel, ...sumOf(own) }))
    .sort((a, b) => b.visits - a.visits || b.confirmed - a.confirmed || (a.channel < b.channel ? -1 : 1));

/** A sum for each day, in order. */
export function sumsByDay(rows: readonly Row[], days: readonly string[]): (Sum & { day: string })[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) }));
}

/** The change since the previous period, from -1; `null` if that was zero. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : now / before - 1);

/** The days on which a channel has data, newest first. */
export const daysOfChannel = (rows: readonly Row[], channel: string, metrics: readonly Metric[]): Row[] =>
  rows
    .filter((row) => row.channel === channel && metrics.some((metric) => row[metric] > 0))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
