// When a claim is meant to hold: now, in a year that is named, or at some other time that nobody can check. Pure.

import type { Reading } from './claim.ts';
import { CUES, CUES_AFTER } from './cue-data.ts';

export type ClaimTime = { when: 'now' } | { when: 'year'; year: number } | { when: 'unknown' };

const NOW: ClaimTime = { when: 'now' };
const YEAR = /(?<![\d.,$€£¥])(?:19|20)\d\d(?![\d.,]*\d|\s?(?:[$€£円]|EUR|USD|GBP|Wh|km|GB))/gu;

/** `before` and `after` are what the sentence says around the value. */
export function timeOf({ language, day }: Reading, before: string, after: string): ClaimTime {
  const thisYear = Number(day.slice(0, 4));
  const years = [...before.matchAll(YEAR), ...after.matchAll(YEAR)].map(([year]) => Number(year));
  if (years.some((year) => year > thisYear) || CUES[language].future.test(before)) return { when: 'unknown' };
  const year = years.findLast((other) => other < thisYear);
  const isPast =
    CUES_AFTER[language].past.test(after) ||
    lastOf(CUES[language].past, before) > lastOf(CUES[language].present, before);
  if (year !== undefined && (isPast || lastOf(CUES[language].present, before) < before.lastIndexOf(String(year))))
    return { when: 'year', year };
  return isPast ? { when: 'unknown' } : NOW;
}

function lastOf(cue: RegExp, text: string): number {
  const all = [...text.matchAll(new RegExp(cue.source, `g${cue.flags}`))];
  return all.at(-1)?.index ?? -1;
}
