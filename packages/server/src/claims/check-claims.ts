// Finds what an answer claims of the brand and compares it with the verified facts, in code alone. Pure.
import type { BrandFile, Language, Market } from '../brands/index.ts';
import { createMentionFinder, foldText, type MentionFinder } from '../visibility/index.ts';
import type { Claim, Finding, Reading } from './claim.ts';
import { QUESTION } from './cue-data.ts';
import { foundersIn } from './founders.ts';
import { integrationsIn } from './integrations.ts';
import { pricesIn } from './prices.ts';
import { specsIn } from './specs.ts';
import { statementsOf } from './statements.ts';

export interface ClaimContext {
  text: string;
  market: Market;
  /** The day on which the answer was given, `YYYY-MM-DD`: facts count that hold then. */
  day: string;
}

export type ClaimChecker = (context: ClaimContext) => Claim[];

/** Compiles the names once, unless `find` is there already; the checker is used for any number of answers. */
export function createClaimChecker(
  brand: BrandFile,
  language: Language,
  find: MentionFinder = createMentionFinder(brand, language),
): ClaimChecker {
  return ({ text: original, market, day }) => {
    const { text, origin } = foldText(original);
    const reading: Reading = { text, brand, language, market, day };
    const findings = statementsOf(text, find, language)
      .filter(({ body }) => !QUESTION.test(text.slice(body.start, body.end)))
      .flatMap((statement) => [
        ...pricesIn(reading, statement),
        ...specsIn(reading, statement),
        ...integrationsIn(reading, statement),
        ...foundersIn(reading, statement),
      ]);
    return withoutRepeats(findings).map(({ span, value, ...claim }) => {
      const [start, end] = [origin(span.start), origin(span.end)];
      const [valueStart, valueEnd] = [origin(value.start), origin(value.end)];
      return { ...claim, quote: original.slice(start, end), start, end, valueStart, valueEnd };
    });
  };
}

/** A sentence that says the same twice claims it once. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ kind, claimed, span }) => {
    const key = `${kind} ${claimed} ${span.start}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
