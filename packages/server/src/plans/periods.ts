// The periods of quotas: UTC calendar months and ISO weeks (decisions 8). Pure.
import { DAY_MS } from '../kernel/day.ts';
import type { Period } from './ports.ts';

/** Named `YYYY-MM`. */
export function monthOf(at: number): Period {
  const day = new Date(at);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return {
    name: day.toISOString().slice(0, 7),
    startsAt: Date.UTC(year, month, 1),
    endsAt: Date.UTC(year, month + 1, 1),
  };
}

/** From Monday on, named `YYYY-Www` (ISO 8601): the year is that of its Thursday. */
export function weekOf(at: number): Period {
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  const startsAt = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
  const year = new Date(startsAt + 3 * DAY_MS).getUTCFullYear();
  const week = 1 + Math.round((startsAt - firstMonday(year)) / (7 * DAY_MS));
  return { name: `${year}-W${String(week).padStart(2, '0')}`, startsAt, endsAt: startsAt + 7 * DAY_MS };
}

/** Of the first week, which contains 4 January. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
}
