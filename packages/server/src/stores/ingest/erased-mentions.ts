// Erased visitors in the texts of records that arrive late: none may bring an ID back (decisions 12, Privacy).
import { ERASED_TEXT } from '../erased-text.ts';
import type { Tombstone, Tombstones } from './tombstones.ts';

/** A visitor ID that stands alone; one that goes on in characters of its own alphabet cannot be told from a longer one. */
const MENTION = /svc_v_[A-Za-z0-9_-]{12,80}/g;

/** The visitor IDs in the texts, each once. */
export const mentionedIn = (texts: readonly (string | null)[]): string[] => [
  ...new Set(texts.flatMap((text) => text?.match(MENTION) ?? [])),
];

/** The IDs in the texts whose visitors were erased and did not consent again before `at`. */
export function erasedIn(texts: readonly (string | null)[], at: number, tombstones: Tombstones): string[] {
  return mentionedIn(texts).filter((id) => isErased(tombstones.find(id), at));
}

const isErased = (tombstone: Tombstone | undefined, at: number): boolean =>
  tombstone !== undefined && (tombstone.renewedAt === null || at < tombstone.renewedAt);

export const textWithout = (text: string, erased: readonly string[]): string =>
  erased.reduce((kept, id) => kept.replaceAll(id, ERASED_TEXT), text);
