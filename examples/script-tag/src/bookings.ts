// The shop's own data: its classes, and whether a request can be booked.
import { randomInt } from 'node:crypto';

export interface Refusal {
  /** The invalid field of the form. */
  field: 'slot' | 'places' | 'name' | 'email';
  message: string;
}

export type Answer = { reference: string } | Refusal;

/** Free places in each class. A real shop would count them down; here they never run out. */
const FREE_PLACES = new Map<unknown, number>([
  ['saturday-morning', 6],
  ['saturday-afternoon', 6],
  ['sunday', 2],
]);

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;

/** Confirms a booking request with a reference, or explains what is wrong with it. */
export function book({ slot, places, name, email }: Record<string, unknown>): Answer {
  const free = FREE_PLACES.get(slot);
  const wanted = Number(places);
  if (free === undefined) return { field: 'slot', message: 'Please choose a class.' };
  if (!Number.isInteger(wanted) || wanted < 1)
    return { field: 'places', message: 'Please enter the number of places.' };
  if (wanted > free) return { field: 'places', message: `Only ${free} places are left in this class.` };
  if (!isText(name, 80)) return { field: 'name', message: 'Please enter your name.' };
  if (!isText(email, 120) || !/^\S+@\S+$/.test(email)) {
    return { field: 'email', message: 'Enter an email address.' };
  }
  return { reference: `KS${randomInt(1000, 10_000)}` };
}
