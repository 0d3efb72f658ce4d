// What the address bar says about the report: its days and install, and which record is open. Pure.

export const METRICS = ['visits', 'visitors', 'actions', 'confirmed', 'reversed'] as const;
export type Metric = (typeof METRICS)[number];

/** Default values are omitted from the address. */
export interface AttributionSearch {
  /** The last so many days; 30 if neither it nor `since` is given. */
  days?: number;
  /** UTC days, both included. */
  since?: string;
  until?: string;
  install?: string;
  /** Of the chart. */
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

export const PRESETS = [7, 30, 90] as const;
export const DEFAULT_DAYS = 30;
const MAX_TEXT = 200;
const DAY_MS = 86_400_000;

type Search = Record<string, unknown>;

const textIn = (search: Search, name: string): string | undefined => {
  const value = search[name];
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT ? value : undefined;
};

const dayIn = (search: Search, name: string): string | undefined => {
  const text = textIn(search, name);
  const isDay = text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
  return isDay ? text : undefined;
};

/** Accepts any address; unknown values are dropped. */
export function attributionSearch(search: Search): AttributionSearch {
  const [since, until] = [dayIn(search, 'since'), dayIn(search, 'until')];
  const hasPeriod = since !== undefined && until !== undefined && since <= until;
  const isPreset = PRESETS.some((days) => days === search.days && days !== DEFAULT_DAYS);
  const [visit, event] = [textIn(search, 'visit'), textIn(search, 'event')];
  return given({
    since: hasPeriod ? since : undefined,
    until: hasPeriod ? until : undefined,
    days: !hasPeriod && isPreset ? Number(search.days) : undefined,
    install: textIn(search, 'install'),
    metric: METRICS.find((one) => one === search.metric && one !== 'visits'),
    channel: textIn(search, 'channel'),
    day: dayIn(search, 'day'),
    records: search.records === 'events' ? search.records : undefined,
    visit,
    event: visit === undefined ? event : undefined,
  });
}

/** Without what is `undefined`. */
export const given = (
  search: {
    [Name in keyof AttributionSearch]: AttributionSearch[Name] | undefined;
  },
): AttributionSearch => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

export interface Period {
  since: string;
  until: string;
}

/** @param now milliseconds since 1970 */
export function periodOf({ days = DEFAULT_DAYS, since, until }: AttributionSearch, now: number): Period {
  if (since !== undefined && until !== undefined) return { since, until };
  return { since: dayOf(now - (days - 1) * DAY_MS), until: dayOf(now) };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Every day of a period. */
export function daysOf({ since, until }: Period): string[] {
  const first = Date.parse(`${since}T00:00:00Z`);
  const count = Math.round((Date.parse(`${until}T00:00:00Z`) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, n) => dayOf(first + n * DAY_MS));
}
