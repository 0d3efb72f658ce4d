// Claims that a product works together with another one, or does not. Pure.
import type { IntegrationFact, Language } from '../brands/index.ts';
import { createNameFinder, type Span } from '../visibility/index.ts';
import { type Finding, type Reading, unverifiable } from './claim.ts';
import { timeOf } from './claim-time.ts';
import { CUES } from './cue-data.ts';
import { holdsOn, isOfMarket, lineage } from './fact-scope.ts';
import type { Statement } from './statements.ts';
import { stretchAround } from './stretch.ts';
import { subjectAt } from './subject.ts';

/** What says that two things work together. Data: one more is one alternative. */
const WORKS_WITH: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:integrat\w+|connect\w*|works? (?:\w+ )?with|sync\w*|support(?:s|ed|ing)?|compatible|plugs? into|links? to|pairs? with|add-ons?)\b/i,
  de: /(?<!\p{L})(?:\p{L}*[Ii]ntegr\p{L}+|\p{L}*[Aa]nbindung\p{L}*|verbind\p{L}+|verbunden|verknüpf\p{L}+|funktionier\p{L}+|arbeitet|unterstütz\p{L}+|kompatib\p{L}+|synchronisier\p{L}+|Schnittstelle\p{L}*|koppel\p{L}+)(?!\p{L})/u,
  ja: /連携|対応|接続|統合|同期|互換|サポート|連動/u,
};

export function integrationsIn(reading: Reading, statement: Statement): Finding[] {
  const { text, brand, language, market, day } = reading;
  const { body } = statement;
  const sentence = text.slice(body.start, body.end);
  const facts = brand.facts
    .filter((fact) => fact.kind === 'integration')
    .filter((fact) => isOfMarket(fact, market) && holdsOn(fact, day));
  const cell = saidByCell(sentence);
  if (cell !== undefined) return cellClaims(reading, statement, facts, cell);
  if (facts.length === 0 || !WORKS_WITH[language].test(sentence)) return [];
  const found = partnersIn(text, body, facts, language);
  const claims = found.flatMap(({ fact, span }) => claimAbout(reading, statement, fact, span, span));
  return [...claims, ...leftOut(reading, statement, found)];
}

interface Partner {
  fact: IntegrationFact;
  span: Span;
}

/** Proper names, so `teams` is no Teams. */
function partnersIn(
  text: string,
  { start, end }: Span,
  facts: readonly IntegrationFact[],
  language: Language,
): Partner[] {
  const names = facts.flatMap((fact) =>
    [fact.with, ...fact.labels].map((name) => ({ text: name, caseSensitive: true, plural: false, owner: fact })),
  );
  return createNameFinder(
    names,
    language,
  )(text.slice(start, end)).map(({ owner, ...place }) => ({
    fact: owner,
    span: { start: start + place.start, end: start + place.end },
  }));
}

const YES = /^(?:yes|✓|✔|✅|ja|native|はい|○|◯|対応|あり)\W*$/iu;
const NO = /^(?:no|✗|✘|❌|×|nein|none|いいえ|非対応|なし)\W*$/iu;

/** A table says it by a mark, and names the other product at the row's or column's head. */
function saidByCell(cell: string): boolean | undefined {
  const bare = cell.replace(/[*_]/g, '').trim();
  return YES.test(bare) ? true : NO.test(bare) ? false : undefined;
}

function cellClaims(
  reading: Reading,
  statement: Statement,
  facts: readonly IntegrationFact[],
  said: boolean,
): Finding[] {
  const { context, body, quote } = statement;
  const subject = subjectAt(reading.text, statement, body);
  if (!subject || subject.entity === 'competitor') return [];
  return partnersIn(context, { start: 0, end: context.length }, facts, reading.language).map(({ fact }) =>
    compared(fact, said, unverifiable('integration', wordsFor(fact.with, said), quote, body)),
  );
}

/** `at` is where the subject is asked for: the partner's own place, or the name of who is said to lack it too. */
function claimAbout(reading: Reading, statement: Statement, fact: IntegrationFact, partner: Span, at: Span): Finding[] {
  const { text, brand, language } = reading;
  const subject = subjectAt(text, statement, at);
  if (!subject || subject.entity === 'competitor') return [];
  const stretch = stretchAround(text, statement.body, at, language);
  const around = language === 'ja' ? clauseAfter(text, at, statement.body) : stretch.before + stretch.after;
  const supported = !CUES[language].denies.test(around) && !deniedAtCue(reading, statement, stretch);
  const claimed = wordsFor(fact.with, supported);
  const unknown = unverifiable('integration', claimed, statement.quote, partner);
  const applies = lineage(brand, subject.name).includes(fact.subject ?? brand.name);
  const time = timeOf(reading, text.slice(statement.body.start, partner.start), stretch.after);
  if (!applies || time.when !== 'now' || CUES[language].hedges.test(around)) return [unknown];
  return [compared(fact, supported, unknown)];
}

function compared(fact: IntegrationFact, supported: boolean, unknown: Finding): Finding {
  const result = { ...unknown, verified: wordsFor(fact.with, fact.supported), facts: [fact] };
  if (supported === fact.supported) return { ...result, verdict: 'supported' };
  // Who buys for an integration that is not there is worse off than who does not know of one.
  return { ...result, verdict: 'contradicted', severity: supported ? 'high' : 'medium' };
}

/** "Salesforce users look elsewhere, since Lumora does not connect to it": what is denied stands with the cue. */
function deniedAtCue({ text, language }: Reading, { body }: Statement, stretch: Span): boolean {
  const cue = new RegExp(WORKS_WITH[language].source, `g${WORKS_WITH[language].flags}`);
  const places = [...text.slice(body.start, body.end).matchAll(cue)].map(({ 0: word, index }) => ({
    start: body.start + index,
    end: body.start + index + word.length,
  }));
  const [place] = places.toSorted((a, b) => Math.abs(a.start - stretch.start) - Math.abs(b.start - stretch.start));
  if (language === 'ja' || !place || places.some(({ start }) => start >= stretch.start && start < stretch.end))
    return false;
  const { before, after } = stretchAround(text, body, place, language);
  return CUES[language].denies.test(before + after);
}

/** Japanese denies at the end: lists before the verb are denied with it. */
function clauseAfter(text: string, { end }: Span, body: Span): string {
  const rest = text.slice(end, body.end);
  const cut = /ですが|ますが|一方|[。；]/u.exec(rest);
  return cut ? rest.slice(0, cut.index) : rest;
}

/** "Tavio integrates with Salesforce, but Lumora does not": the denied thing is named once. */
function leftOut(reading: Reading, statement: Statement, found: readonly Partner[]): Finding[] {
  const { text, language } = reading;
  const own = statement.names.findLast(({ entity }) => entity !== 'competitor');
  const others = statement.names.filter(({ entity }) => entity === 'competitor');
  const last = found.at(-1);
  if (!own || !last || own.start < last.span.end || !others.some(({ end }) => end <= last.span.start)) return [];
  const stretch = stretchAround(text, statement.body, own, language);
  if (!CUES[language].denies.test(stretch.after)) return [];
  return found.flatMap(({ fact, span }) =>
    claimAbout(reading, statement, fact, span, { start: own.start, end: own.end }),
  );
}

const wordsFor = (name: string, supported: boolean): string => (supported ? name : `no ${name}`);
