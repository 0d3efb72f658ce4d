// How strict the gate before a finding is (`DOUBTS`): which findings each doubt withdraws, and what each level of
// strictness costs. The level for each brand is chosen on the answers of all others, so that no answer influences the
// level that judges it.
import { LANGUAGES } from '../src/brands/index.ts';
import { DOUBTS } from '../src/claims/index.ts';
import type { ByLanguage } from './evaluate.ts';
import type { AnswerResult } from './measure-answer.ts';
import type { Candidate } from './measure-claims.ts';
import { share } from './scores.ts';

/** The precision required of findings; the loosest level that reaches it is chosen. */
const PRECISION = 0.97;
/** Level 0 has no doubts; each level adds one. */
const LEVELS = [...DOUBTS.keys(), DOUBTS.length];

const candidatesOf = (results: readonly AnswerResult[]): Candidate[] => results.flatMap(({ candidates }) => candidates);
const passing = (candidates: readonly Candidate[], level: number): Candidate[] =>
  candidates.filter(({ doubts }) => !doubts.some((doubt) => DOUBTS.indexOf(doubt) < level));
const trueOnes = (candidates: readonly Candidate[]): number => candidates.filter(({ isTrue }) => isTrue).length;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

function figures(passed: readonly Candidate[], wrong: number): string {
  const right = trueOnes(passed);
  return `precision ${percent(share(right, passed.length))} (${right} of ${passed.length}), recall ${percent(share(right, wrong))}`;
}

const wrongIn = (results: readonly AnswerResult[]): number =>
  results.reduce((sum, { contradicted }) => sum + contradicted.labeled, 0);

/** A level for each brand, chosen without its own answers. */
function crossValidated(results: readonly AnswerResult[]): string {
  const brands = Map.groupBy(results, ({ answer }) => answer.brand);
  const passed = [...brands.keys()].flatMap((brand) => {
    const others = candidatesOf(results.filter(({ answer }) => answer.brand !== brand));
    const level = LEVELS.find((one) => {
      const kept = passing(others, one);
      return share(trueOnes(kept), kept.length) >= PRECISION;
    });
    return passing(candidatesOf(brands.get(brand) ?? []), level ?? DOUBTS.length);
  });
  return figures(passed, wrongIn(results));
}

export function strictnessTable(results: ByLanguage<readonly AnswerResult[]>): string {
  return LANGUAGES.flatMap((language) => {
    const all = candidatesOf(results[language]);
    const wrong = wrongIn(results[language]);
    const alone = DOUBTS.map((doubt) => {
      const withdrawn = all.filter(({ doubts }) => doubts.includes(doubt));
      const right = trueOnes(withdrawn);
      return `  ${doubt}: withdraws ${withdrawn.length - right} false ones and ${right} true ones`;
    });
    const levels = LEVELS.map((level) => `  level ${level}: ${figures(passing(all, level), wrong)}`);
    return [
      `Strictness, ${language}`,
      ...alone,
      ...levels,
      `  level chosen without the brand: ${crossValidated(results[language])}`,
    ];
  }).join('\n');
}
