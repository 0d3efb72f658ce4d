// Claims that a product does or does not work with another one. A denial counts only if it governs the verb. Pure.
import type { IntegrationFact } from '../../brands/index.ts';
import type { Mention } from '../../visibility/index.ts';
import { type Finding, type Reading, unverifiable } from '../claim.ts';
import { circumstancesOf } from '../clause/circumstances.ts';
import { holdsOn, isOfMarket, lineage } from '../fact-scope.ts';
import { isSentenceEdge, spanAround } from '../reading/span-around.ts';
import { isCompared, type Statement } from '../reading/statements.ts';
import { has, isMark } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import { type Stated, statedByHeaders, statedInJapanese } from './japanese-integrations.ts';

const REACH = 40;

export function integrationAt(reading: Reading, statement: Statement, at: number): Finding[] {
  const { tokens, quote } = statement;
  const token = tokens[at];
  if (!token?.partner) return [];
  const subject = subjectBefore(statement, at);
  if (subject?.mention.entity === 'competitor') return leftOut(reading, statement, at);
  if (!subject) return [];
  const said =
    (reading.language === 'ja' ? statedInJapanese(statement, at) : statedOf(statement, at)) ??
    saidByList(reading, statement, at, subject.mention);
  if (said === undefined) return saidWithoutWords(reading, statement, at, subject);
  const fact = factFor(reading, token.partner.facts, subject.mention);
  const name = token.partner.facts[0]?.with ?? token.text;
  const unknown = unverifiable('integration', wordsFor(name, said !== 'no'), quote, token);
  const given = circumstancesOf(statement, at, reading.language, reading.day);
  if (!fact || said === 'unclear' || given.time.when !== 'now' || given.isHedged) return [unknown];
  return [compared(fact, said === 'yes', unknown, subject.isSure && !given.isConditional)];
}

/** "Rival integrates with Salesforce, but Acme does not": the integration is named once. */
function leftOut(reading: Reading, statement: Statement, at: number): Finding[] {
  const { tokens, quote } = statement;
  const ahead = tokens.slice(at + 1, at + REACH).findIndex(({ mention }) => mention && mention.entity !== 'competitor');
  const own = ahead < 0 ? -1 : at + 1 + ahead;
  const { partner } = tokens[at] ?? {};
  const subject = tokens[own]?.mention;
  const tail = tokens.slice(own + 1, own + 8);
  const isDenial =
    tail.length > 0 && tail.some((token) => has(token, 'not')) && !tail.some((token) => token.partner ?? token.mention);
  const isPlain = tail.every(
    (token) => !token.isUnknown || /^(?:does|do|can|is|dagegen|hingegen|kann|tut|に|して)$/i.test(token.text),
  );
  if (!partner || !subject || !isDenial || !isPlain) return [];
  const fact = factFor(reading, partner.facts, subject);
  const unknown = unverifiable('integration', wordsFor(partner.name, false), quote, tokens[at] ?? quote);
  return [fact ? compared(fact, false, unknown, true) : unknown];
}

/** No word says that they work together; a true claim may still be recognized, as in "X listens to Alexa". */
function saidWithoutWords(
  reading: Reading,
  statement: Statement,
  at: number,
  { mention, isSure }: { mention: Mention; isSure: boolean },
): Finding[] {
  const { tokens, quote } = statement;
  const { partner } = tokens[at] ?? {};
  const fact = partner && factFor(reading, partner.facts, mention);
  if (!partner || !fact?.supported || !isSure) return [];
  const isEdge = (token: Token | undefined) => isSentenceEdge(token) || isMark(token, ',', '、', '—', '–', '(');
  const near = tokens.slice(...spanAround(tokens, at, isEdge, REACH));
  const given = circumstancesOf(statement, at, reading.language, reading.day);
  const isDenied = near.some((token, index) => has(token, 'not') && !has(near[index + 1], 'merely'));
  const isDoubtful =
    isDenied || near.some((token) => has(token, 'than', 'others')) || given.isHedged || given.time.when !== 'now';
  const unknown = unverifiable('integration', partner.name, quote, tokens[at] ?? quote);
  return isDoubtful ? [] : [compared(fact, true, unknown, false)];
}

/** "Wallets: Apple Pay, Google Pay, Samsung Pay": if one entry is known to work, the list is one of integrations. */
function saidByList(reading: Reading, { tokens, heads }: Statement, at: number, subject: Mention): Stated {
  let start = at;
  while (start > 0 && isOfList(tokens[start - 1])) start--;
  let end = at + 1;
  while (end < tokens.length && isOfList(tokens[end])) end++;
  const isWhole =
    (start === 0 || isMark(tokens[start - 1], ':')) && (end === tokens.length || isMark(tokens[end], '.', '。'));
  const listed = tokens.slice(start, end).flatMap(({ partner }) => partner ?? []);
  const isDenied = [...heads, ...tokens].some(
    (token) => has(token, 'not', 'hedge', 'future', 'past') || MISSING.test(token.text),
  );
  if (!isWhole || listed.length < 2 || isDenied) return undefined;
  return listed.some(({ facts }) => factFor(reading, facts, subject)?.supported) ? 'yes' : undefined;
}

const isOfList = (token: Token | undefined): boolean =>
  token?.partner !== undefined || isMark(token, ',', '、', '・', '/', '&') || has(token, 'and') || token?.text === 'と';

/** A table uses a check mark, and names the other product in the row or column header. */
export function integrationCell(reading: Reading, statement: Statement, text: string): Finding[] {
  const { body, heads, quote, carried, isCell } = statement;
  const shown = text
    .slice(body.start, Math.min(body.end, body.start + 40))
    .replace(/[*_]/g, '')
    .trim();
  const said = YES.test(shown) ? true : NO.test(shown) ? false : undefined;
  if (!isCell || said === undefined || !carried.subject || carried.subject.entity === 'competitor') return [];
  const subject = carried.subject;
  return heads.flatMap((head) => {
    const { partner } = head;
    const fact = partner && factFor(reading, partner.facts, subject);
    if (!fact) return [];
    // The quote is the row, whose header may name the partner.
    const value = head.start >= quote.start && head.end <= quote.end ? head : body;
    return [compared(fact, said, unverifiable('integration', wordsFor(fact.with, said), quote, value), carried.isSure)];
  });
}

const YES = /^(?:yes|✓|✔️?|✅|ja|native|nativ|はい|○|◯|対応|あり|◎)(?:[\s(].*)?$/iu;
const NO = /^(?:no|✗|✘|❌|×|nein|none|–|-|いいえ|非対応|なし)(?:[\s(].*)?$/iu;

function factFor(
  { brand, market, day }: Reading,
  facts: readonly IntegrationFact[],
  subject: Mention,
): IntegrationFact | undefined {
  const line = lineage(brand, subject.name);
  const valid = facts.filter((fact) => isOfMarket(fact, market) && holdsOn(fact, day));
  return valid
    .toSorted((a, b) => line.indexOf(a.subject ?? brand.name) - line.indexOf(b.subject ?? brand.name))
    .find((fact) => line.includes(fact.subject ?? brand.name));
}

function compared(fact: IntegrationFact, supported: boolean, unknown: Finding, isSure: boolean): Finding {
  const result = { ...unknown, verified: wordsFor(fact.with, fact.supported), facts: [fact] };
  if (supported === fact.supported) return { ...result, verdict: 'supported' };
  // A nonexistent integration that an answer claims hurts a buyer more than an existing one that it omits.
  return isSure ? { ...result, verdict: 'contradicted', severity: supported ? 'high' : 'medium' } : unknown;
}

const wordsFor = (name: string, supported: boolean): string => (supported ? name : `no ${name}`);

/** The last name before the partner that is not just a comparison, otherwise the inherited subject. */
function subjectBefore({ tokens, carried }: Statement, at: number): { mention: Mention; isSure: boolean } | undefined {
  for (let j = at - 1; j >= 0 && at - j < 2 * REACH; j--) {
    const { mention } = tokens[j] ?? {};
    if (mention && !isCompared(tokens, j))
      return { mention, isSure: !isMark(tokens[j + 1], ',') || !has(tokens[j + 2], 'and') };
  }
  const after = tokens.slice(at, at + REACH).find(({ mention }) => mention)?.mention;
  const first = tokens.slice(Math.max(0, at - 2 * REACH), at).some(({ mention }) => mention) ? undefined : after;
  if (carried.subject && (!first || carried.subject.name !== first.name))
    return { mention: carried.subject, isSure: carried.isSure && !first };
  return first && { mention: first, isSure: true };
}

/** Between a cue and its partner: other partners, commas, articles. */
const isListed = (token: Token): boolean =>
  token.partner !== undefined ||
  /^(?:with|mit)$/i.test(token.text) ||
  isMark(token, ',', '/', '(', ')', '&', '-') ||
  has(token, 'and', 'determiner', 'adjective', 'preposition', 'adverb', 'joining', 'thing', 'possessive');

function statedOf(statement: Statement, at: number): Stated {
  const { tokens } = statement;
  const [start, end] = clauseAround(tokens, at);
  const labelled = saidOfLabel(tokens, at);
  if (labelled) return labelled;
  if (isDoubleDenial(tokens, start, end)) return 'unclear';
  if (isDeniedDirectly(tokens, at, start, end)) return 'no';
  const right = joinedAfter(tokens, at, end);
  if (right) return right;
  const left = joinsBefore(tokens, at, start) ?? joinsAfter(tokens, at, end);
  if (left === 'yes' && endsInDenial(tokens, at, end)) return 'no';
  // "## What is missing" denies everything in its list.
  if (statement.heads.some(({ text }) => MISSING.test(text)) && left === undefined) return 'no';
  const isNamed =
    left !== undefined ||
    joiningAfter(tokens, at, end) ||
    joiningBefore(tokens, at, start) ||
    statedByHeaders(statement);
  if (left === 'no') return 'no';
  // "Eine Anbindung an X hat Y nicht"
  if (/^nicht$/i.test(tokens[end - 1]?.text ?? '') && joiningBefore(tokens, at, start)) return 'no';
  if (!isNamed) return has(tokens[at - 1], 'via') || has(tokens[at - 2], 'via') ? 'yes' : undefined;
  const from = Math.max(start, tokens.slice(0, at).findLastIndex((token) => isMark(token, ':')) + 1);
  const isDenialNear = tokens
    .slice(from, end)
    .some(
      (token, index) =>
        has(token, 'not') && !has(tokens[from + index + 1], 'merely') && !isHarmless(tokens, from + index),
    );
  return isDenialNear ? 'unclear' : 'yes';
}

const MISSING = /^(?:missing|lacking|unsupported|not supported|fehlt|fehlen|fehlende|非対応|未対応)$/iu;

/** "- Salesforce: not supported" */
function saidOfLabel(tokens: readonly Token[], at: number): Stated {
  const isFirst = at < 4 && tokens.slice(0, at).every(({ type }) => type === 'mark' || type === 'amount');
  if (!isFirst || !isMark(tokens[at + 1], ':', '–', '—', '-')) return undefined;
  const rest = tokens.slice(at + 2, at + REACH);
  if (/^(?:yes|ja)$/i.test(rest[0]?.text ?? '') && !rest.some((token) => has(token, 'not', 'contrast'))) return 'yes';
  if (/^(?:no|nein)$/i.test(rest[0]?.text ?? '') && (rest.length === 1 || isMark(rest[1], ',', '.', '('))) return 'no';
  if (rest.some((token) => has(token, 'not'))) {
    const isAtOnce =
      rest.slice(0, 3).some((token) => has(token, 'not')) && !rest.some((token) => has(token, 'contrast'));
    return isAtOnce ? 'no' : 'unclear';
  }
  return rest.some((token) => has(token, 'joining', 'joins', 'joined')) ? 'yes' : undefined;
}

/** "never fails to sync with", "isn't the only one": double or restricted negation denies nothing for certain. */
function isDoubleDenial(tokens: readonly Token[], start: number, end: number): boolean {
  const denials = tokens.slice(start, end).flatMap((token, index) => (has(token, 'not') ? [start + index] : []));
  return denials.some((at, index) => {
    const next = has(tokens[at + 1], 'merely') ? [] : tokens.slice(at + 1, at + 4);
    const isNearOther = (denials[index + 1] ?? Number.POSITIVE_INFINITY) - at <= 2;
    return isNearOther || next.some((token) => /^(?:only|einzige[nrs]?)$/i.test(token.text));
  });
}

/** "without extra cost", "no hidden fees": the denial is about money. */
const isHarmless = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens.slice(at + 1, at + 4).findIndex((token) => has(token, 'priceNoun', 'difference', 'other'));
  return next >= 0 && !tokens.slice(at + 1, at + 1 + next).some(({ partner }) => partner);
};

/** ", and the X ...": starts a new clause. */
const startsClause = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at], ',') &&
  has(tokens[at + 1], 'and') &&
  tokens.slice(at + 2, at + 4).some((token) => token.mention !== undefined || has(token, 'pronoun'));

/** "wird dagegen nicht unterstützt": inside a clause, the word does not start a new one. */
const contrasts = (tokens: readonly Token[], at: number): boolean =>
  has(tokens[at], 'contrast') &&
  (!/^(?:dagegen|hingegen|allerdings|jedoch|however)$/iu.test(tokens[at]?.text ?? '') ||
    tokens[at - 1]?.type === 'mark');

function clauseAround(tokens: readonly Token[], at: number): [number, number] {
  let start = at;
  while (
    start > 0 &&
    at - start < REACH &&
    !isMark(tokens[start - 1], ';', '.', '—', '–') &&
    !startsClause(tokens, start - 1) &&
    !contrasts(tokens, start - 1)
  )
    start--;
  let end = at + 1;
  while (
    end < tokens.length &&
    end - at < REACH &&
    !isMark(tokens[end], ';', '.', '—', '–', '(') &&
    !contrasts(tokens, end)
  )
    end++;
  return [start, end];
}

/** "no native Slack integration", "lacks Slack", "not Slack", "except Slack". */
function isDeniedDirectly(tokens: readonly Token[], at: number, start: number, end: number): boolean {
  for (let j = at - 1; j >= start - 1 && j >= 0 && at - j < 14; j--) {
    const token = tokens[j];
    if (!token) return false;
    if (has(token, 'not') && !has(tokens[j + 1], 'merely'))
      return !isOnlyNot(tokens, j, at) || joiningAfter(tokens, at, end) || j === at - 1 || joiningBefore(tokens, at, j);
    if (isMark(token, ',') && !tokens[j - 1]?.partner) return false;
    if (!isListed(token)) return false;
  }
  return false;
}

const isOnlyNot = (_tokens: readonly Token[], at: number, partner: number): boolean => partner - at > 3;

/** "Slack is (not) supported", "a Slack integration is missing". */
function joinedAfter(tokens: readonly Token[], at: number, end: number): Stated {
  let isDenied = false;
  let hasVerb = false;
  for (let j = at + 1; j < end && j - at < 16; j++) {
    const token = tokens[j];
    if (!token) return undefined;
    if (has(token, 'not') && !has(tokens[j + 1], 'merely')) {
      isDenied = true;
      if (/^(?:missing|lacking|absent|fehlt|fehlen|unsupported|unavailable|none)$/i.test(token.text)) return 'no';
      continue;
    }
    if (has(token, 'joined') && (hasVerb || isDenied)) return isDenied ? 'no' : 'yes';
    // "Für X gibt es keine native Unterstützung"
    if (has(token, 'joining') && hasVerb && isDenied) return 'no';
    if (isTail(tokens, j)) continue;
    if (has(token, 'be') || /^(?:wird|werden|lässt|lassen|kann|können|gibt|gibt es|can|comes|come)$/i.test(token.text))
      hasVerb = true;
    else if (isMark(token, ')', '(') || has(token, 'relative')) return undefined;
    else if (!isListed(token) && !has(token, 'pronoun', 'now', 'hedge') && !hasVerb && !isDenied) return undefined;
  }
  return undefined;
}

/** "L-BOXX-Koffer": the rest of a compound. */
const isTail = (tokens: readonly Token[], at: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!token?.isUnknown) return false;
  // "Oura rings", "Fitbit data"
  if (before?.partner) return /^\p{Ll}+(?:s|a)$/u.test(token.text);
  return isMark(before, '-') && /^\p{Lu}/u.test(token.text);
};

/** "(does not) integrate with A, B and C". */
function joinsBefore(tokens: readonly Token[], at: number, start: number): 'yes' | 'no' | undefined {
  let isDeniedBetween = false;
  for (let j = at - 1; j >= start && at - j < REACH; j--) {
    const token = tokens[j];
    if (has(token, 'not') && !has(tokens[j + 1], 'merely') && !has(tokens[j + 1], 'priceNoun', 'difference', 'other'))
      isDeniedBetween = true;
    if (!has(token, 'joins')) continue;
    if (isDeniedBetween) return 'no';
    for (let k = j - 1; k >= start && j - k < 5; k--) {
      const before = tokens[k];
      if (has(before, 'not')) return has(tokens[k + 1], 'merely') || has(before, 'merely') ? 'yes' : 'no';
      if (isMark(before, ',') || before?.mention || has(before, 'and')) break;
    }
    return 'yes';
  }
  return undefined;
}

/** "unterstützt Alexa nicht": only the list comes in between. */
function endsInDenial(tokens: readonly Token[], at: number, end: number): boolean {
  for (let j = at + 1; j < end && j - at < 10; j++) {
    const token = tokens[j];
    if (has(token, 'not')) return j === end - 1 || isMark(tokens[j + 1], '.', ',', ')');
    if (!token?.partner && !has(token, 'and') && !isMark(token, ',')) return false;
  }
  return false;
}

/** German puts verbs last: "mit Jira (nicht) verbinden". */
function joinsAfter(tokens: readonly Token[], at: number, end: number): 'yes' | 'no' | undefined {
  let isDenied = false;
  for (let j = at + 1; j < end && j - at < 12; j++) {
    const token = tokens[j];
    if (has(token, 'not')) isDenied = true;
    else if (has(token, 'joins'))
      return isDenied || tokens.slice(j, Math.min(j + 6, end)).some((one) => has(one, 'not')) ? 'no' : 'yes';
    else if (!token || !(isListed(token) || isTail(tokens, j) || token.mention || has(token, 'be'))) return undefined;
  }
  return undefined;
}

function joiningAfter(tokens: readonly Token[], at: number, end: number): boolean {
  for (let j = at + 1; j < end && j - at < 16; j++) {
    const token = tokens[j];
    if (has(token, 'joining')) return true;
    if (!token || !isListed(token)) return false;
  }
  return false;
}

function joiningBefore(tokens: readonly Token[], at: number, start: number): boolean {
  for (let j = at - 1; j >= start && at - j < REACH; j--) if (has(tokens[j], 'joining')) return true;
  return false;
}
