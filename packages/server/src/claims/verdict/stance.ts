// Whether an answer makes a claim of its own, denies it, or only reports, supposes or wishes it: for facts of every
// kind. Pure.
import type { Language } from '../../brands/index.ts';
import type { Span } from '../../visibility/index.ts';
import type { Finding } from '../claim.ts';
import type { Statement } from '../reading/statements.ts';
import { STANCE_WORDS, type StanceWords } from './stance-data.ts';

type Stance = 'asserted' | 'denied' | 'doubted';

interface Around {
  before: string;
  after: string;
  /** Together with the value. */
  sentence: string;
}

/** A claim that the answer denies counts as its opposite; one that it does not make itself cannot be wrong. */
export function withStance(
  findings: readonly Finding[],
  statement: Statement,
  text: string,
  language: Language,
): Finding[] {
  const words = STANCE_WORDS[language];
  const read = findings.map((finding) => ({ finding, stance: stanceOf(finding, statement, text, words) }));
  const isStated = (facts: Finding['facts']) =>
    read.some(
      ({ finding, stance }) =>
        stance === 'asserted' &&
        finding.verdict === 'contradicted' &&
        finding.facts.some((fact) => facts.includes(fact)),
    );
  return read.flatMap(({ finding, stance }) => {
    if (stance === 'asserted') return [finding];
    // "It is not true that it works with X": the integration has been read as denied already.
    const isDeniedTwice = finding.kind === 'integration' && finding.claimed.startsWith(NONE);
    if (stance === 'doubted' || isDeniedTwice)
      return [finding.verdict === 'contradicted' ? unclaimed(finding) : finding];
    if (finding.kind === 'integration') return [opposite(finding)];
    // "Not in 2011, but in 2009": the second year is the claim.
    return finding.verdict === 'supported' && !isStated(finding.facts) ? [opposite(finding)] : [];
  });
}

/** In characters. */
const REACH = 200;

function stanceOf(finding: Finding, { body, tokens, isCell }: Statement, text: string, words: StanceWords): Stance {
  const { value, kind, verdict } = finding;
  if (isCell || verdict === 'unverifiable') return 'asserted';
  const around = aroundOf(value, body, text);
  const isMeasure = tokens.some(({ amount, start }) => amount !== undefined && start === value.start);
  // The other rules read the negation of their own clause themselves.
  const isNegated = kind === 'spec' && !isMeasure && isDeniedDirectly(around, words);
  if (isNegated || isDeniedByFrame(around, words)) return 'denied';
  return isDoubted(around, words) ? 'doubted' : 'asserted';
}

/** ", as is often said,": the sentence goes on after it. */
const ASIDE = /, (?:as|wie)(?: [^\s,]{1,20}){1,6},/giu;

function aroundOf({ start, end }: Span, body: Span, text: string): Around {
  const from = Math.max(body.start, start - REACH);
  const to = Math.min(body.end, end + REACH);
  return {
    before: text.slice(from, start).replace(ASIDE, ''),
    after: text.slice(end, to).replace(ASIDE, ''),
    sentence: text.slice(from, to),
  };
}

function isDeniedDirectly({ before, after }: Around, { notBefore, notAfter, merely }: StanceWords): boolean {
  const denial = notBefore.exec(before)?.[0] ?? notAfter.exec(after)?.[0];
  return denial !== undefined && !merely.test(denial);
}

function isDeniedByFrame({ before, after }: Around, words: StanceWords): boolean {
  const frame = lastBefore(before, words.deniedBefore, words);
  if (frame !== undefined) {
    const isDouble = words.negatesDenial.test(before.slice(0, frame.start));
    return !isDouble && !words.merely.test(before.slice(frame.end));
  }
  return words.deniedAfter.test(after) || (words.report.test(before) && words.isWrong.test(after));
}

function isDoubted({ before, after, sentence }: Around, words: StanceWords): boolean {
  return (
    lastBefore(before, words.doubtedBefore, words) !== undefined ||
    words.doubtedAfter.test(after) ||
    words.supposed.test(sentence)
  );
}

/** The last match that no turn separates from the value. */
function lastBefore(before: string, pattern: RegExp, { turn }: StanceWords): Span | undefined {
  const match = [...before.matchAll(pattern)].at(-1);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  return turn.test(before.slice(end)) ? undefined : { start: match.index, end };
}

function unclaimed(finding: Finding): Finding {
  return { ...finding, verdict: 'unverifiable', verified: null, severity: null, facts: [] };
}

function opposite(finding: Finding): Finding {
  const claimed = `${finding.kind === 'integration' ? NONE : 'not '}${finding.claimed}`;
  if (finding.verdict === 'contradicted') return { ...finding, claimed, verdict: 'supported', severity: null };
  return { ...finding, claimed, verdict: 'contradicted', severity: 'medium' };
}

const NONE = 'no ';
