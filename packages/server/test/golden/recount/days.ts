// UTC days as text, and the weeks that contain them.
export interface Days {
  since: string;
  until: string;
}

const DAY = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00.000Z`);
export const dayAfter = (day: string, days: number): string =>
  new Date(at(day) + days * DAY).toISOString().slice(0, 10);
export const lengthOf = ({ since, until }: Days): number => (at(until) - at(since)) / DAY + 1;
export const isIn = ({ since, until }: Days, day: string): boolean => since <= day && day <= until;

/** By default, the thirty days that end today. */
export function periodOf(given: Partial<Days>, today: string): Days {
  const until = given.until ?? today;
  return { since: given.since ?? dayAfter(until, -29), until };
}

export const daysBefore = (days: Days): Days => ({
  since: dayAfter(days.since, -lengthOf(days)),
  until: dayAfter(days.since, -1),
});

/** From Monday to Sunday. */
export const wholeWeeks = ({ since, until }: Days): Days => ({
  since: dayAfter(since, -weekday(since)),
  until: dayAfter(until, 6 - weekday(until)),
});

const weekday = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;
