// The state of the report in the URL: its days and install, and which record is open. Pure.

import { isDay, type PeriodSearch, periodIn } from '../../components/period/period.ts';

export const METRICS = ['visits', 'visitors', 'actions', 'confirmed', 'reversed'] as const;
export type Metric = (typeof METRICS)[number];

/** Default values are omitted from the URL. */
export interface AttributionSearch extends PeriodSearch {
  install?: string;
  /** The metric of the chart. */
  metric?: Metric;
  /** The panel shows the records of this channel and day. */
  channel?: string;
  day?: string;
  /** Server events instead of visits. */
  records?: 'events';
  /** At most one of the two is open. */
  visit?: string;
  event?: string;
}

const MAX_TEXT = 200;

type Search = Record<string, unknown>;

const textIn = (search: Search, name: string): string | undefined => {
  const value = search[name];
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined;
};

/** Accepts any URL; unknown values are dropped. */
export function attributionSearch(search: Search): AttributionSearch {
  const [visit, event] = [textIn(search, 'visit'), textIn(search, 'event')];
  return given({
    ...periodIn(search),
    install: textIn(search, 'install'),
    metric: METRICS.find((one) => one === search.metric && one !== 'visits'),
    channel: textIn(search, 'channel'),
    day: isDay(search.day) ? search.day : undefined,
    records: search.records === 'events' ? search.records : undefined,
    visit,
    event: visit === undefined ? event : undefined,
  });
}

/** Removes fields that are `undefined`. */
export const given = (
  search: {
    [Name in keyof AttributionSearch]: AttributionSearch[Name] | undefined;
  },
): AttributionSearch => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
