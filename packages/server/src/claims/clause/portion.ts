// The portion a measure refers to, if one is named: "25 mg per 100 ml", "Each can has 80 mg". Pure.
import type { Token } from '../reading/tokenize.ts';

const PER = /^(?:per|each|every|pro|je|\/|あたり|当たり|につき)$/iu;
const AFTER_ITS_NOUN = /^(?:あたり|当たり|につき)$/u;
const END = /^[.;:。、,]$/u;
/** In tokens. */
const REACH = 6;

/** The noun or amount that "per" introduces for the value at `at`; undefined if there is none. */
export function portionAt(tokens: readonly Token[], at: number): Token | undefined {
  const after = firstPer(tokens, [at + 1, at + 1 + REACH], 1);
  if (after !== undefined) return tokens[after + 1];
  const before = firstPer(tokens, [at - 1, at - 1 - REACH], -1);
  if (before === undefined) return undefined;
  if (!AFTER_ITS_NOUN.test(tokens[before]?.text ?? '')) return tokens[before + 1];
  // 「1本あたり」
  const count = tokens[before - 2];
  return count?.amount?.low === 1 && !count.amount.unit ? count : tokens[before - 1];
}

function firstPer(tokens: readonly Token[], [from, to]: [number, number], step: 1 | -1): number | undefined {
  for (let index = from; index !== to; index += step) {
    const text = tokens[index]?.text;
    if (text === undefined || (step === 1 && END.test(text))) return undefined;
    if (PER.test(text)) return index;
  }
  return undefined;
}

/** Whether it may match the fact's portion. "One of something" may, because other languages use other words for it. */
export const isPortion = ({ text, amount }: Token, per: string): boolean =>
  (amount?.low === 1 && amount.high === 1) || isSamePortion(text, per);

/** "cans" matches `can`; "Dose" might, so it decides nothing. */
export function isSamePortion(text: string, per: string): boolean {
  const [said, known] = [plain(text), plain(per)];
  return (
    said === known || (Math.min(said.length, known.length) >= 3 && (said.startsWith(known) || known.startsWith(said)))
  );
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');
