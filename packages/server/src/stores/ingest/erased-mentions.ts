// Finds erased visitors in the texts of late records, which must not bring an ID back (decisions 12, Privacy).
import type { Tombstone, Tombstones } from './tombstones.ts';

/** Replaces the ID of an erased visitor. */
export const ERASED_TEXT = 'erased';

/** Text that may be an ID, starting with its prefix. */
const RUN = /(?=(svc_v_[A-Za-z0-9_-]{12,80}))/g;
const SHORTEST = 'svc_v_'.length + 12;

/** A limit per text: each run needs up to 69 hashes, and a text full of prefixes must not block the writer. */
const MAX_RUNS = 8;

export interface RecordTexts {
  /** The record's own visitor. */
  visitorId?: string | null;
  texts: readonly (string | null)[];
}

/** Everything that may be an ID, without duplicates. */
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

/**
 * Everything that may be an ID. Characters after an ID may belong to its alphabet (`ID-1`), so every prefix counts,
 * longest first.
 */
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
