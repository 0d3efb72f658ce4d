// Whether a count is that of one place: "3 gyms in Austin" contradicts no total. Pure.
import type { Language } from '../../brands/index.ts';
import type { Token } from '../reading/tokenize.ts';

interface Counted {
  /** The sentence. */
  sentence: readonly Token[];
  finding: { kind: string; value: { start: number } };
  language: Language;
}

export function isOfOnePlace({ sentence, finding, language }: Counted): boolean {
  const at = sentence.findIndex(({ start }) => start === finding.value.start);
  const dimension = sentence[at]?.amount?.unit?.dimension;
  const isCount = dimension === undefined || dimension === 'people' || dimension.startsWith('count');
  if (finding.kind !== 'spec' || at < 0 || !isCount) return false;
  if (language === 'ja') return isAfterPlace(sentence, at);
  const shown = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');
  const before = shown(sentence.slice(0, at));
  const after = shown(sentence.slice(at + 1, at + NEAR));
  return OPENING.test(before) || IN_PLACE.test(after) || BEFORE_COUNT.test(before);
}

/** In tokens. */
const NEAR = 8;
const PLACE = '(?:the |der |den )?(?!Betrieb|Angebot|Summe|Einsatz|Total)\\p{Lu}\\p{L}';
/** "In Austin, it has 3 gyms" */
const OPENING = new RegExp(`^(?:In|Across|Im) ${PLACE}`, 'u');
/** "3 gyms in Austin" */
const IN_PLACE = new RegExp(`^(?:\\p{L}+ ){0,2}(?:in|across|im) ${PLACE}`, 'u');
/** "hat in Berlin 2 Hallen" */
const BEFORE_COUNT = new RegExp(`(?:^| )(?:in|im) ${PLACE}\\p{L}*(?: (?:only|just|nur|derzeit|aktuell))?$`, 'u');

/** 「東京に3店舗」; 「全国に」 is everywhere. */
function isAfterPlace(sentence: readonly Token[], at: number): boolean {
  const [place, particle] = sentence.slice(Math.max(0, at - 2), at);
  return (
    /^(?:に|には|で|では|内に|の)$/u.test(particle?.text ?? '') &&
    place?.isUnknown === true &&
    /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(place.text) &&
    !EVERYWHERE.test(place.text)
  );
}

const EVERYWHERE = /全国|世界|全部|合計|総数|全体/u;
