// Erased visitors in the texts of records that arrive late: none may bring an ID back (decisions 12, Privacy).
import { ERASED_TEXT } from '../erased-text.ts';
import type { Tombstone, Tombstones } from './tombstones.ts';

/** A run of an ID's alphabet that begins like one. */
const RUN = /(?=(svc_v_[A-Za-z0-9_-]{12,80}))/g;
const SHORTEST = 'svc_v_'.length + 12;

/** Of one text: each asks for up to 69 hashes, so a text made of beginnings must not hold up the writer. */
const MAX_RUNS = 8;

export interface RecordTexts {
  /** An ID by itself. */
  visitorId?: string | null;
  texts: readonly (string | null)[];
}

/** Whatever may be an ID, each once. */
export function visitorIdsIn({ visitorId = null, texts }: RecordTexts): string[] {
  const inTexts = texts.flatMap((text) => (text === null || text === visitorId ? [] : possibleIdsIn(text)));
  return [...new Set(visitorId === null ? inTexts : [visitorId, ...inTexts])];
}

/** The IDs whose visitors were erased and did not consent again before `at`. */
export function erasedVisitorsIn(
  { visitorId = null, texts }: RecordTexts,
  at: number,
  tombstones: Tombstones,
): string[] {
  if (tombstones.isEmpty()) return [];
  return visitorIdsIn({ visitorId, texts }).filter((id) => isErased(tombstones.find(id), at));
}

/** Whatever may be an ID: `ID-1` goes on in an ID's own alphabet, so every beginning counts, the longest first. */
function possibleIdsIn(text: string): string[] {
  return [...text.matchAll(RUN)].slice(0, MAX_RUNS).flatMap(([, run = '']) => {
    const lengths = Array.from({ length: run.length - SHORTEST + 1 }, (_, shorter) => run.length - shorter);
    return lengths.map((length) => run.slice(0, length));
  });
}

const isErased = (tombstone: Tombstone | undefined, at: number): boolean =>
  tombstone !== undefined && (tombstone.renewedAt === null || at < tombstone.renewedAt);

export const redactText = (text: string, erased: readonly string[]): string =>
  erased.reduce((kept, id) => kept.replaceAll(id, ERASED_TEXT), text);
