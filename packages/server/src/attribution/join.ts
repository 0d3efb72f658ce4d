// Decides which visit an event is attributed to, and which event a reversal cancels (decisions 4 and 9). Pure, and
// independent of the order of arrival.
import type { Channel } from './channel.ts';

/** 30 days in milliseconds, both ends inclusive. */
export const ATTRIBUTION_WINDOW_MS = 30 * 24 * 3_600_000;

/** The fields of an event that attribution needs. */
export interface Occurrence {
  /** Ms since 1970. */
  at: number;
  /** The last millisecond, inclusive, at which a visit (for a reversal: a confirmation) counts as earlier. */
  creditedUntil: number;
}

/** An event at a known millisecond. */
export const instantOccurrence = (at: number): Occurrence => ({ at, creditedUntil: at });

/** How much later than an event a visit may be and still count as earlier. */
export const LONGEST_CREDIT_AFTER_MS = 999;

/**
 * An event's time as the backend wrote it. Without a fraction it means the whole second, and every visit in that second
 * counts as earlier: many backends truncate the fraction (decisions 9).
 */
export const timestampOccurrence = (text: string, at: number): Occurrence => ({
  at,
  creditedUntil: text.includes('.') ? at : at + LONGEST_CREDIT_AFTER_MS,
});

export interface Touch {
  /** The visit's own number: breaks ties within a millisecond. */
  visit: number;
  /** When the visit was received, ms since 1970. */
  at: number;
  channel: Channel;
  source: string | null;
}

export interface Attribution {
  /** The credited visit. */
  last: Touch;
  /** The visitor's first visit within the window, stored with it. */
  first: Touch;
}

const later = (a: Touch, b: Touch): Touch => (b.at > a.at || (b.at === a.at && b.visit > a.visit) ? b : a);
const earlier = (a: Touch, b: Touch): Touch => (later(a, b) === a ? b : a);

/** The last visit that was not direct, otherwise the last direct one; `null` if there is none within the window. */
export function attribute(occurrence: Occurrence, touches: readonly Touch[]): Attribution | null {
  const since = occurrence.at - ATTRIBUTION_WINDOW_MS;
  const within = touches.filter(({ at }) => at <= occurrence.creditedUntil && at >= since);
  const sent = within.filter(({ channel }) => channel !== 'direct');
  const [head, ...rest] = sent.length > 0 ? sent : within;
  const [start, ...others] = within;
  if (!head || !start) return null;
  return { last: rest.reduce(later, head), first: others.reduce(earlier, start) };
}

/** True if retention may have deleted visits that could be credited: the earlier credit then stays. */
export const isSettled = (at: number, visitsFrom: number): boolean => at - ATTRIBUTION_WINDOW_MS < visitsFrom;

export interface SubjectEvent {
  /** The store's number of the event. */
  event: number;
  eventId: string;
  occurredAt: number;
  /** {@link Occurrence.creditedUntil} */
  creditedUntil: number;
  status: 'confirmed' | 'reversed';
}

/**
 * A reversal given as a whole second may have happened at its end, so it sorts after every confirmation in that second.
 */
const orderedAt = ({ status, occurredAt, creditedUntil }: SubjectEvent): number =>
  status === 'reversed' ? creditedUntil : occurredAt;

const isReversal = ({ status }: SubjectEvent): number => (status === 'reversed' ? 1 : 0);

/**
 * At the same instant confirmations come first, whatever their IDs, since only a confirmed event can be reversed. IDs
 * are unique, and compared in UTF-16 order, the same in every store; `localeCompare` would depend on the machine.
 */
const compare = (a: SubjectEvent, b: SubjectEvent): number =>
  orderedAt(a) - orderedAt(b) || isReversal(a) - isReversal(b) || (a.eventId < b.eventId ? -1 : 1);

/**
 * Maps each reversal of one connection, handle and subject to the confirmed event that it cancels (the latest earlier
 * one not yet canceled), or `null`.
 */
export function matchReversals(events: readonly SubjectEvent[]): Map<number, number | null> {
  const open: number[] = [];
  const matches = new Map<number, number | null>();
  for (const { event, status } of [...events].sort(compare)) {
    if (status === 'confirmed') open.push(event);
    else matches.set(event, open.pop() ?? null);
  }
  return matches;
}
