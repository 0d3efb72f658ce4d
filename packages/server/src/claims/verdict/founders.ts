// Claims about who founded the brand. Patterns are tried only near words about founding. Pure.
import type { FounderFact, Language } from '../../brands/index.ts';
import type { Mention, Span } from '../../visibility/index.ts';
import { type Finding, type Reading, unverifiable } from '../claim.ts';
import type { Statement } from '../reading/statements.ts';

const PARTICLES = '(?:(?:von|van|de|der|den|da|di|la|le|bin|al|zu|O)\\s){0,2}';
const CAPITAL = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{Script=Latin}'-]{0,24})";
const LATIN = `(?:(?:Dr|Prof)\\.?\\s){0,2}${CAPITAL}(?:\\s${PARTICLES}${CAPITAL}){1,3}`;
/** "the engineer Eva Beispiel": a profession, in lower case or as one German noun. */
const ROLE = '(?:(?:(?!(?:als|anders|unlike|than|not|nicht|von|by|kein)\\s)[\\p{Ll}-]{2,20}\\s){0,4})';
const PERSON = `${ROLE}${LATIN}(?:\\s\\([^)]{1,40}\\)|,\\s(?:an?|the|ein|eine|der|die)\\s[^,.;]{1,50}(?=,))?`;
const NAMES = `(?<names>${PERSON}(?:(?:,\\s(?:and\\s|und\\s)?|\\s(?:and|und|&|sowie)\\s)${PERSON}){0,4})`;
const PAIR = '(?=氏|さん|の(?:二人|2人|三人|3人|両名))';
const KANA_NAME = `(?:${[
  '[\\p{Script=Katakana}ー]{2,12}[・＝=][\\p{Script=Katakana}ー・]{2,20}',
  `(?:(?!氏|さ)\\p{Script=Han}){1,4}\\s?(?:\\p{Script=Katakana}{2,5}|\\p{Script=Hiragana}{2,4}${PAIR})`,
  '\\p{Script=Han}{2,6}(?:\\s\\p{Script=Han}{1,4})?',
  '\\p{Lu}[\\p{Script=Latin}]{1,20}\\s\\p{Lu}[\\p{Script=Latin}]{1,20}',
].join('|')})`;
const SUFFIX = '(?:氏|さん|博士)?(?:\\([^)]{1,30}\\))?';
const KANA_NAMES = `(?<names>${KANA_NAME}${SUFFIX}(?:(?:と|、|と、|および|及び|・)(?:(?:夫|妻|兄|弟|姉|妹|友人|同僚)の)?${KANA_NAME}${SUFFIX}){0,4})`;

/** Patterns by language for who founded something. One line each. */
const PHRASES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `\\b(?:co-?)?(?:[Ff]ounded|[Ee]stablished|[Ss]tarted|[Cc]reated|[Ll]aunched|[Ss]et up)(?:\\s(?:in|back in|around)\\s(?:\\d{4}|\\p{Lu}\\p{L}+)){0,2}\\sby\\s(?:the\\s)?${NAMES}`,
      'gu',
    ),
    new RegExp(
      `${NAMES}(?:,[^,.;]{1,50},)?\\s(?:who\\s)?(?:(?:jointly|both|first|originally|together|then)\\s)?(?:co-?founded|founded|established|set up|started|launched|created)\\s(?:the\\s(?:company|brand|business|firm)|it\\b|OWN+)`,
      'gu',
    ),
    new RegExp(
      `\\b(?:[Cc]o-?)?[Ff]ounders?(?:\\s(?:of|behind)\\s[^,.;:]{1,40}?)?(?:\\s(?:is|are|were|was|include)\\s|:\\s|,\\s|\\s|\\s\\(|\\s[–—-]\\s)${NAMES}`,
      'gu',
    ),
    new RegExp(
      `${NAMES},?\\s(?:the\\s|its\\s|OWN+\\s|(?:is|are|was|were)\\s(?:the\\s|its\\s)?)?(?:co-?)?founders?\\b`,
      'gu',
    ),
    new RegExp(
      `${NAMES},?\\s(?:(?:is|are|was|were)\\s)?(?:described|known|regarded|credited|named|listed)\\sas\\s(?:the\\s|its\\s|an?\\s)?(?:sole\\s|joint\\s)?(?:co-?)?founders?\\b`,
      'gu',
    ),
    new RegExp(
      `${NAMES},?\\s(?:is|are|was|were)\\sthe\\s(?:people|person|pair|duo|team|two|women|woman|men|man|ones?)\\s(?:who|that)\\s(?:co-?)?(?:founded|started|set up)`,
      'gu',
    ),
    new RegExp(`\\b(?:brainchild of|behind (?:it|OWN+) (?:is|are|stand|stands))\\s${NAMES}`, 'gu'),
  ],
  de: [
    new RegExp(
      `(?:von|durch)\\s(?:den\\s\\p{L}+\\s|dem\\s\\p{L}+\\s|der\\s\\p{L}+\\s)?${NAMES}\\s(?:[\\p{L}\\d.]+\\s){0,5}(?:(?:mit)?gegründet|ins Leben gerufen|gestartet|aufgebaut)`,
      'gu',
    ),
    new RegExp(
      `[Gg]egründet\\s(?:[\\p{L}\\d]+\\s){0,6}von\\s(?:den\\s\\p{L}+\\s|der\\s\\p{L}+\\s|dem\\s\\p{L}+\\s)?${NAMES}`,
      'gu',
    ),
    new RegExp(
      `${NAMES}(?:,[^,.;]{1,50},)?\\s(?:(?:mit)?gründete[n]?|riefen|rief|haben|hat)\\b(?![^.]{0,80}nicht)(?=[^.]{0,100}(?:gründe|gegründet|ins Leben))`,
      'gu',
    ),
    new RegExp(`(?:gründeten|gründete)\\s${NAMES}`, 'gu'),
    new RegExp(
      `(?:hat|haben)\\s${NAMES}\\s(?:das Unternehmen|die Firma|die Marke|den Betrieb|OWN+)\\s(?:[\\p{L}\\d]+\\s){0,6}(?:gegründet|aufgebaut|ins Leben gerufen)`,
      'gu',
    ),
    new RegExp(`${NAMES}\\s(?:gilt|gelten)\\s(?:\\p{Ll}+\\s){0,3}als\\s(?:\\p{Ll}+\\s){0,2}(?:Mitg|G)ründer`, 'gu'),
    new RegExp(
      `(?:Mitg|G|Mitbeg|Beg)ründer(?:in|n|innen|duo|team|paar)?(?:\\s(?:von|des|der|hinter)\\s[^,.;:]{1,40}?)?(?:\\s(?:ist|sind|war|waren|heißt|heißen)\\s|:\\s|,\\s|\\s|\\s\\()${NAMES}`,
      'gu',
    ),
    new RegExp(`${NAMES},?\\s(?:der\\s|die\\s|(?:ist|sind|war|waren)\\s(?:der\\s|die\\s)?)?(?:Mitg|G)ründer`, 'gu'),
    new RegExp(
      `[Hh]inter\\s[^.;]{1,40}?\\s(?:stehen|steht|stecken|steckt|standen)\\s(?:die\\s\\p{L}+\\s|das\\s\\p{L}+\\s|der\\s\\p{L}+\\s)?${NAMES}`,
      'gu',
    ),
  ],
  ja: [
    new RegExp(
      `(?:創業者|創設者|設立者|共同創業者|共同設立者|創始者|創業メンバー)(?:である|は|:|・|の|が|として知られる)?\\s?(?:、)?(?:[^、。\\s]{1,12}の)?${KANA_NAMES}`,
      'gu',
    ),
    new RegExp(
      `${KANA_NAMES}(?:ら|の2人|の二人|の両氏|両氏|の3人)?(?:によって|により|が|は)(?:、)?(?:[^。]{0,24})?(?:創業|設立|創設|立ち上げ|起業)`,
      'gu',
    ),
    new RegExp(`(?:創業者|創設者|設立者)は[^。、:]{1,10}(?:です|で|だ)?:\\s?${KANA_NAMES}`, 'gu'),
    new RegExp(`${KANA_NAMES}(?:が|は)(?:創業者|創設者|設立者|共同創業者)`, 'gu'),
  ],
};

/** People who are said not to be founders: wrong if a fact says they are. */
const DENIALS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    new RegExp(
      `\\b(?:wasn't|weren't|(?:was|were) (?:not|never)) (?:actually |really |in fact )?(?:co-?)?(?:founded|established|started|set up) by (?:the )?${NAMES}`,
      'gu',
    ),
    new RegExp(`\\bfounders? of OWN+ (?:isn't|aren't|wasn't|weren't|(?:is|are|was|were) not) ${NAMES}`, 'gu'),
  ],
  de: [
    new RegExp(`[Gg]egründet wurde (?:OWN+|die Firma|das Unternehmen) nicht von (?:\\p{Ll}+ )?${NAMES}`, 'gu'),
    new RegExp(`OWN+ wurde nicht von (?:\\p{Ll}+ )?${NAMES} gegründet`, 'gu'),
    new RegExp(`OWN+ ist keine Gründung von ${NAMES}`, 'gu'),
    new RegExp(`(?:^|\\. )Nicht ${NAMES} (?:hat|haben|gründete) OWN+`, 'gu'),
  ],
  ja: [new RegExp(`(?:創業者|創設者|設立者)は(?:[^、。\\s]{1,12}の)?${KANA_NAMES}では(?:なく|ない|ありません)`, 'gu')],
};

const CUE: Readonly<Record<Language, RegExp>> = {
  en: /ound(?:ed|er|ing)|stablished|tarted|reated|aunched|et up|brainchild|behind/g,
  de: /ründe|ins Leben|stehen|steht|steckt|stecken|gestartet|aufgebaut/g,
  ja: /創業|創設|設立|立ち上げ|起業|創始/g,
};
/** Anything farther from the word belongs to another phrase. */
const SIDE = 160;
const MOST = 12;

export function foundersIn(reading: Reading, statement: Statement, text: string): Finding[] {
  const { language } = reading;
  const { body } = statement;
  const facts = reading.brand.facts.filter((fact) => fact.kind === 'founder');
  const sentence = text.slice(body.start, body.end);
  const found = new Map<string, Finding>();
  for (const { start, end } of windows(sentence, CUE[language])) {
    const part = masked(statement, text, { start: start + body.start, end: end + body.start });
    for (const phrase of PHRASES[language])
      for (const { index, 0: match, groups = {} } of part.matchAll(phrase)) {
        const at = body.start + start + index;
        if (
          !foundsBrand(statement, at, at + match.length) ||
          isDenied(part, { start: index, end: index + match.length })
        )
          continue;
        const offset = at + match.indexOf(groups.names ?? '');
        for (const person of personsIn(groups.names ?? '', offset))
          found.set(`${person.start}`, verdictOn(person, facts, statement));
      }
  }
  for (const denied of deniedFounders(reading, statement, text, facts)) found.set(`${denied.value.start}`, denied);
  if (headsName(statement))
    for (const person of personsIn(sentence, body.start))
      found.set(`${person.start}`, verdictOn(person, facts, statement));
  for (const finding of knownFounders(statement, text, facts)) {
    const same = [...found.values()].some(
      ({ value }) => value.start < finding.value.end && value.end > finding.value.start,
    );
    if (!same) found.set(`${finding.value.start}`, finding);
  }
  return [...found.values()];
}

function deniedFounders(
  { language }: Reading,
  statement: Statement,
  text: string,
  facts: readonly FounderFact[],
): Finding[] {
  const { body } = statement;
  if (!FOUNDING[language].test(text.slice(body.start, body.end))) return [];
  const part = masked(statement, text, body);
  return DENIALS[language].flatMap((phrase) =>
    [...part.matchAll(phrase)].flatMap(({ index, 0: match, groups = {} }) => {
      const at = body.start + index;
      if (!foundsBrand(statement, at, at + match.length)) return [];
      return personsIn(groups.names ?? '', at + match.indexOf(groups.names ?? '')).flatMap((person): Finding[] => {
        const told = verdictOn(person, facts, statement);
        const isWrong = told.verdict === 'supported' && !statement.tokens.some(({ kinds }) => kinds.has('hedge'));
        return isWrong ? [{ ...told, claimed: `not ${person.name}`, verdict: 'contradicted', severity: 'medium' }] : [];
      });
    }),
  );
}

const FOUNDING: Readonly<Record<Language, RegExp>> = {
  en: /found(?:ed|er|ing)|establish|start(?:ed|s)|began|set (?:it |the company )?up|opened|launched|brainchild|behind|built|turned the idea|register/i,
  de: /gründe|ins Leben|Taufe|begann|beginnt|eröffnet|Idee|hinter|aufgebaut|gestartet|Anfänge|Partner/i,
  ja: /創業|創設|設立|立ち上げ|起業|創始|始め/,
};
/** How far from a name to look for words about founding. */
const AROUND = 200;

/** A verified founder who is named near words about founding, in any phrasing. */
function knownFounders(statement: Statement, text: string, facts: readonly FounderFact[]): Finding[] {
  const { body, tokens, carried, sole, quote, heads } = statement;
  const names = tokens.flatMap(({ mention }) => (mention ? [mention] : []));
  const subject = names[0] ?? carried.subject ?? sole;
  const isDoubtful =
    names.some(({ entity }) => entity === 'competitor') ||
    tokens.some(({ kinds }) => kinds.has('not') || kinds.has('than')) ||
    DENIED.test(text.slice(body.start, body.end));
  if (!subject || subject.entity === 'competitor' || isDoubtful) return [];
  // People's names consist of words that rules do not know.
  if (!tokens.some(({ isUnknown }) => isUnknown)) return [];
  const sentence = plainOf(text.slice(body.start, body.end));
  const known = facts.flatMap((fact) =>
    [fact.name, ...fact.labels]
      .map((name) => ({ fact, name, at: sentence.indexOf(plainOf(name)) }))
      .filter(({ at }) => at >= 0),
  );
  if (known.length === 0) return [];
  const around = text.slice(Math.max(0, body.start - AROUND), body.end + AROUND);
  const language = /[\p{Script=Hiragana}]/u.test(around) ? 'ja' : DE_WORDS.test(around) ? 'de' : 'en';
  if (!FOUNDING[language].test(around) && !heads.some(({ kinds }) => kinds.has('founder'))) return [];
  return known.map(({ fact, name, at }): Finding => {
    const value = { start: body.start + at, end: body.start + at + name.length };
    return { ...unverifiable('founder', name, quote, value), verdict: 'supported', verified: fact.name, facts: [fact] };
  });
}

const DENIED = /n't\b|\bnot\b|\bnever\b|(?<!\p{L})(?:nicht|kein)/iu;

const DE_WORDS = /(?<!\p{L})(?:und|der|die|das|von|mit)(?!\p{L})/u;

/** Without accents and case, with the same length. */
const plainOf = (text: string): string =>
  text.toLowerCase().replace(/[^\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, (letter) => {
    const [base = letter] = letter.normalize('NFD');
    return base.length === letter.length ? base.toLowerCase() : letter;
  });

const DENIES = /\bnot\b|n't\b|\bnever\b|(?<!\p{L})(?:nicht|kein)|ではない|ではありません|ではなく/iu;
const DENIES_BEFORE = /(?:\bnot|n't|\bnever|(?<!\p{L})(?:nicht|kein\p{Ll}*))(?:\s\p{L}+){0,3}\s?$/iu;
const DENIES_AFTER = /^[^。.;,]{0,16}(?:ではない|ではありません|ではなく|(?<!\p{L})nicht(?!\p{L}))/u;

/** In the phrase, or right next to it: "wasn't founded by". */
const isDenied = (part: string, { start, end }: Span): boolean =>
  DENIES.test(part.slice(start, end)) ||
  DENIES_BEFORE.test(part.slice(Math.max(0, start - 60), start)) ||
  DENIES_AFTER.test(part.slice(end, end + 40));

const headsName = ({ isCell, heads, carried }: Statement): boolean =>
  isCell &&
  heads.some(({ kinds, text }) => kinds.has('founder') || /ründer|ounder|創業者|創設者|設立者/u.test(text)) &&
  carried.subject?.entity !== 'competitor' &&
  carried.subject !== undefined;

function windows(sentence: string, cue: RegExp): Span[] {
  const spans: Span[] = [];
  for (const { index } of sentence.matchAll(cue)) {
    const last = spans.at(-1);
    const [start, end] = [Math.max(0, index - SIDE), Math.min(sentence.length, index + SIDE)];
    if (last && start <= last.end && end - last.start < 4 * SIDE) last.end = end;
    else if (spans.length < MOST) spans.push({ start, end });
    else break;
  }
  return spans;
}

/** Brand names are not people: each is masked by a word that the patterns know. */
function masked({ tokens }: Statement, text: string, { start, end }: Span): string {
  let part = text.slice(start, end).replace(/[*_]/g, ' ');
  for (const { mention } of tokens) {
    if (!mention || mention.start < start || mention.end > end) continue;
    const width = mention.end - mention.start;
    const word = width >= 3 ? `OW${'N'.repeat(width - 2)}` : 'x'.repeat(width);
    part = part.slice(0, mention.start - start) + word + part.slice(mention.end - start);
  }
  return part;
}

/** The company that the phrase is about: the nearest name, a competitor's or ours. */
function foundsBrand({ tokens, carried, sole }: Statement, start: number, end: number): boolean {
  const names = tokens.flatMap(({ mention }) => (mention ? [mention] : []));
  const inside = names.filter((name) => name.start >= start && name.end <= end);
  const nearest: Mention | undefined =
    inside[0] ??
    names.findLast((name) => name.end <= start) ??
    names.find((name) => name.start >= end) ??
    carried.subject ??
    sole;
  if (inside[0] && inside[0].entity !== 'brand') return false;
  // "The founder of X's rival"
  const owner = tokens.findIndex(({ mention, isOwner }) => isOwner === true && mention === nearest);
  if (owner >= 0 && !/ounder|ründer|ründung/.test(tokens[owner + 1]?.text ?? '')) return false;
  return nearest !== undefined && nearest.entity !== 'competitor';
}

/** Words that start a sentence in capitals, and nationalities; 「同氏」. */
const NO_NAME =
  /^(?:When|Both|As|After|Before|While|Like|Unlike|The|Its|Their|Many|Most|Some|Als|Wie|Beide|Viele|Die|Der)\s|^(?:同|両|現在|当時|のち)氏?$|\s(?:British|American|German|Japanese)$/u;

interface Person extends Span {
  name: string;
  /** Written like a person's name: more than one word, or with 氏. Any other noun may not be a person. */
  isCalled: boolean;
}

const ONE = new RegExp(`${LATIN}|${KANA_NAME}(?=氏|さん|博士|と|、|および|及び|・|\\(|ら|の|$)`, 'gu');

const personsIn = (names: string, offset: number): Person[] =>
  [...names.slice(0, 600).matchAll(ONE)]
    .filter(({ 0: name }) => !name.includes('OWN') && !NO_NAME.test(name))
    .map(({ 0: name, index }) => {
      const role = /^(?:\p{L}+(?:er|in|ist|eur|ant|wirt|loge|or)\s)(?=\p{Lu}\S*\s\p{Lu})/u.exec(name)?.[0].length ?? 0;
      const shown = name
        .slice(role)
        .replace(/(?:氏|さん|博士)$/u, '')
        .trim();
      const isListed = /[、と]/u.test(names) && /^\p{Script=Han}{3,5}(?<![者家師員長士職業社])$/u.test(shown);
      const isCalled =
        isListed || /\s|・|＝|=/u.test(shown) || /^(?:氏|さん|博士|が創業者)/u.test(names.slice(index + shown.length));
      const start = offset + index + role;
      return { name: shown, start, end: start + shown.length, isCalled };
    });

/** Without accents, case, or punctuation between words: Jose Munoz is José Muñoz, Loesch is Lösch. */
const key = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}(?<![\u3099\u309A])/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/^(?:dr|prof)\.?\s/, '')
    .replace(/[\s・=＝.'-]/gu, '');

const scriptOf = (name: string): string =>
  /\p{Script=Latin}/u.test(name) ? 'latin' : /^[\p{Script=Katakana}ー・＝=\s]+$/u.test(name) ? 'kana' : 'han';

/** Names in one script, or one in Chinese characters and a foreign one in Katakana: no person is written both ways. */
const mayTell = (one: string, other: string): boolean =>
  scriptOf(one) === scriptOf(other) ||
  (scriptOf(one) === 'han' && isForeign(other)) ||
  (scriptOf(other) === 'han' && isForeign(one));

const isForeign = (name: string): boolean => /^[\p{Script=Katakana}ー]+[・＝=]/u.test(name);

/** Names can be compared only within one script. A middle name is ignored. */
function verdictOn(
  person: Person,
  facts: readonly FounderFact[],
  { quote, carried, sole, tokens }: Statement,
): Finding {
  const unknown = unverifiable('founder', person.name, quote, person);
  const known = facts.map((fact) => ({ fact, names: [fact.name, ...fact.labels] }));
  const comparable = known.filter(({ names }) => names.some((name) => scriptOf(name) === scriptOf(person.name)));
  const same = comparable.find(({ names }) =>
    names.some(
      (name) =>
        key(name) === key(person.name) || ends(name) === ends(person.name) || ends(name) === lastTwo(person.name),
    ),
  );
  if (same) return { ...unknown, verdict: 'supported', verified: same.fact.name, facts: [same.fact] };
  // A founder whose name is unknown in this script may be the person named.
  const isComparable = ({ names }: { names: readonly string[] }) => names.some((name) => mayTell(person.name, name));
  if (comparable.length === 0 || !known.every(isComparable) || !person.isCalled) return unknown;
  if (!tokens.some(({ mention }) => mention) && !carried.isSure && !sole) return unknown;
  if (known.some(({ names }) => names.some((name) => mayBeSame(name, person.name)))) return unknown;
  if (tokens.some(({ kinds }) => kinds.has('hedge'))) return unknown;
  const verified = facts.map(({ name }) => name).join(', ');
  return { ...unknown, verdict: 'contradicted', verified, severity: 'medium', facts: [...facts] };
}

/** First and last word. */
function ends(name: string): string {
  const words = name.split(/\s+/).map(key);
  return words.length < 2 ? key(name) : `${words[0]} ${words.at(-1)}`;
}

/** "Kauffrau Eva Beispiel": the word before a name may be a title that no rule knows. */
const lastTwo = (name: string): string => name.split(/\s+/).slice(-2).map(key).join(' ');

/** "E. Beispiel", "Eva Beispiels": the same last name, and a first name with the same initial. */
function mayBeSame(name: string, other: string): boolean {
  const [one = [], two = []] = [name, other].map((shown) => shown.split(/\s+/).map(key));
  const [last = '', said = ''] = [one.at(-1), two.at(-1)];
  const isSameLast = said === last || said === `${last}s`;
  return one.length > 1 && two.length > 1 && isSameLast && two.slice(0, -1).some((word) => word[0] === one[0]?.[0]);
}
