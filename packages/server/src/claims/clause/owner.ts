// Finds the owner of an amount: the thing whose price or measure it is. The frame must be recognized: any noun not
// known to mean the product itself may own the amount. For languages that separate words with spaces. Pure.
import type { BrandFile, Language } from '../../brands/index.ts';
import { soleSubject } from '../fact-scope.ts';
import { has, isMark, isStop, isVerb } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import {
  attributesIn,
  canFollowName,
  canPrecedeName,
  endsNounPhrase,
  FILLER_KINDS,
  GENERIC_SUBJECTS,
  isCarried,
  isMeasured,
  isOther,
  skipFillers,
} from './noun-phrase.ts';
import { answer, OTHER, type Owner, UNKNOWN } from './owner-answer.ts';

const isFor = (token: Token | undefined): boolean => /^(?:for|für)$/i.test(token?.text ?? '');
/** Phrases in the vocabulary. */
const ANYBODY_PAYS = /^(?:(?:you|you'll|users|customers|buyers) pay|expect to pay|zahlt man|zahlen Sie)$/iu;
const PAYS = /^(?:pay|pays|paying|spend|charges?|asks?|zahl\p{L}*|bezahl\p{L}*|verlang\p{L}*|berechne\p{L}*)$/iu;

/** A real sentence has fewer words between a value and its owner. */
const REACH = 40;

export class Owners {
  readonly #known = new Map<number, Owner>();
  readonly #tokens: readonly Token[];
  readonly #brand: BrandFile;

  /** A table cell contains little more than a value. */
  readonly #isCell: boolean;

  readonly #noun: RegExp;
  /** For the amount in question: something that has a measure need not have a price. */
  #isMoney = false;

  constructor(tokens: readonly Token[], brand: BrandFile, language: Language, isCell: boolean) {
    // German capitalizes nouns; English does not.
    this.#noun = language === 'de' ? /^\p{Lu}/u : /^\p{Ll}/u;
    this.#isCell = isCell;
    this.#tokens = tokens;
    this.#brand = brand;
  }

  /** Finds the owner of the amount at a token index. Call it from left to right. */
  of(at: number): Owner {
    const known = this.#known.get(at) ?? this.#paidFor(at) ?? this.#after(at, this.#find(at));
    this.#known.set(at, known);
    return known;
  }

  /** A word right after an amount may own it: "a $29 filter", "$20 less". */
  #after(at: number, owner: Owner): Owner {
    const next = this.#tokens[at + 1];
    if (next?.type !== 'word' || next.period !== undefined) return owner;
    if (next.attributes?.some(({ isVerb: verb }) => !verb)) return owner;
    if (next.kinds.has('other') && !has(next, 'thing', 'planNoun')) return OTHER;
    if (next.isUnknown && (this.#noun.test(next.text) || this.#tokens[at - 1]?.kinds.has('determiner')))
      return { ...owner, isSure: false };
    return owner;
  }

  /** "Britons pay £32 for the X", "Sie zahlen 32 € für den X". */
  #paidFor(at: number): Owner | undefined {
    const tokens = this.#tokens;
    const isRange = has(tokens[at - 1], 'and') && tokens[at - 2]?.amount !== undefined;
    if (tokens[at]?.amount?.currency === undefined || isRange) return undefined;
    const isPaid = tokens.slice(Math.max(0, at - 6), at).some(({ text }) => PAYS.test(text) || ANYBODY_PAYS.test(text));
    let next = at + 1;
    while (tokens[next]?.period !== undefined || has(tokens[next], 'per', 'counted') || isMark(tokens[next], '/'))
      next++;
    return isPaid && isFor(tokens[next]) ? this.#named(next + 1) : undefined;
  }

  /** A name after "for" and nothing else. */
  #named(from: number): Owner | undefined {
    let next = from;
    while (has(this.#tokens[next], 'determiner', 'adjective', 'possessive')) next++;
    const [thing, after] = this.#tokens.slice(next, next + 2);
    const isWhole = after === undefined || after.type === 'mark' || (!after.isUnknown && !has(after, 'other'));
    return thing?.mention && !thing.isOwner && isWhole ? answer(thing.mention, 'price') : undefined;
  }

  /** "you pay", "zahlt man": the object is what is paid for. */
  #isImpersonal(verb: number): boolean {
    const near = this.#tokens.slice(Math.max(0, verb - 3), verb + 2);
    return near.some(({ text }) => GENERIC_SUBJECTS.test(text));
  }

  #paidAt(verb: number, at: number, plan: string | undefined): Owner {
    const tokens = this.#tokens;
    let start = verb;
    while (start > 0 && verb - start < REACH && !isMark(tokens[start - 1], ';', ':', '.')) start--;
    const clause = tokens.slice(start, at + 6);
    const paidFor = clause.findIndex(isFor);
    if (paidFor >= 0 && start + paidFor < at) return this.#named(start + paidFor + 1) ?? UNKNOWN;
    const isOfOther = paidFor >= 0 || clause.some((token) => has(token, 'other', 'than'));
    return isOfOther ? UNKNOWN : answer('carried', 'price', { plan });
  }

  #find(at: number): Owner {
    const tokens = this.#tokens;
    const { currency, unit } = tokens[at]?.amount ?? {};
    this.#isMoney = currency !== undefined && unit === undefined;
    let plan: string | undefined;
    for (let j = at - 1; j >= 0 && at - j < REACH; j--) {
      const token = tokens[j];
      if (!token) break;
      if (token.plan !== undefined) {
        plan = token.plan;
        const before = tokens[j - 1];
        if (before?.mention) continue;
        if (endsNounPhrase(tokens[j + 1])) return this.#phrase(j, 'name', plan);
        continue;
      }
      if (token.mention) return this.#phrase(j, 'name', plan);
      if (token.amount) return this.#chained(j);
      if (this.#opensClause(j)) return this.#leading(at, plan);
      if (token.type === 'mark') {
        if (isMark(token, '(', '[')) return this.#phrase(j - 1, 'label', plan);
        if (isMark(token, ':', '—', '–', '-', '|', '→', '->', '='))
          return j === 0 ? this.#leading(at, plan) : this.#label(j - 1, plan);
        if (isMark(token, ',')) return this.#afterComma(j, at, plan);
        if (isMark(token, '/', '~', '+')) continue;
        if (isMark(token, ')')) {
          j = this.#opening(j);
          continue;
        }
        return this.#leading(at, plan);
      }
      if (this.#isMoney && GENERIC_SUBJECTS.test(token.text) && PAYS.test(tokens[j - 1]?.text ?? '')) continue;
      if (this.#isMoney && (ANYBODY_PAYS.test(token.text) || (PAYS.test(token.text) && this.#isImpersonal(j))))
        return this.#paidAt(j, at, plan);
      if (this.#isMoney && has(token, 'priceVerb')) return this.#subject(j, 'price', { plan });
      if (this.#isMoney && isMeasured(token)) return OTHER;
      if (token.attributes && !this.#isMoney) {
        const words = token.attributes;
        if (words.some(({ isVerb: verb }) => verb) && !words.some(({ isVerb: verb }) => !verb))
          return this.#subject(j, 'attribute', { attributes: words, plan });
        return this.#attributeAt(j, at, plan);
      }
      if (has(token, 'than')) return UNKNOWN;
      if (has(token, 'priceVerb')) return this.#subject(j, 'price', { plan });
      if (has(token, 'priceNoun')) return this.#phrase(j, 'price', plan);
      if (has(token, 'other') && !has(token, 'determiner')) return OTHER;
      if (has(token, 'be')) return this.#subject(j, 'verb', { plan });
      if (has(token, 'have')) return this.#subject(j, 'have', { plan });
      if (has(token, 'thing', 'planNoun')) {
        if (tokens[j - 1]?.plan !== undefined || tokens[j - 1]?.mention) continue;
        return this.#phrase(j, 'name', plan);
      }
      if (has(token, 'and')) return this.#afterComma(j, at, plan);
      if (has(token, 'contrast', 'relative')) return this.#leading(at, plan);
      if (has(token, 'pronoun')) return answer('carried', 'name', { plan });
      if (token.period !== undefined || token.market !== undefined || has(token, ...FILLER_KINDS)) continue;
      return UNKNOWN;
    }
    return this.#leading(at, plan);
  }

  #opening(at: number): number {
    for (let j = at; j >= 0 && at - j < REACH; j--) if (isMark(this.#tokens[j], '(')) return j;
    return at;
  }

  /** "49 USD a month or 490 USD a year": the second amount has the same owner as the first. */
  #chained(at: number): Owner {
    const owner = this.#known.get(at);
    return owner ? { ...owner, attributes: [], by: owner.by === 'attribute' ? 'have' : owner.by } : UNKNOWN;
  }

  /** After a comma or `and`: part of a list of amounts, otherwise an apposition. */
  #afterComma(comma: number, at: number, plan: string | undefined): Owner {
    const tokens = this.#tokens;
    const noun = tokens[comma - 1];
    const isApposition = isMark(tokens[comma], ',') && comma === at - 1 && isMark(tokens[at + 1], ',');
    // "its weight, 2 kg, is"
    if (isApposition && this.#isMoney && has(noun, 'priceNoun')) return this.#phrase(comma - 1, 'price', plan);
    if (isApposition && !this.#isMoney && noun?.attributes?.some(({ isVerb: verb }) => !verb))
      return this.#attributeAt(comma - 1, at, plan);
    for (let j = comma - 1; j >= 0 && comma - j < 8; j--) {
      const token = tokens[j];
      if (token?.amount) return { ...this.#chained(j), ...(plan !== undefined && { plan }) };
      if (isMark(token, ',', '(', ')')) continue;
      if (token?.mention)
        return comma - j === 1 && isMark(tokens[comma], ',') ? this.#phrase(j, 'name', plan) : UNKNOWN;
      if (
        token?.attributes ||
        token?.period !== undefined ||
        has(token, 'per', 'counted', 'adverb', 'adjective', 'determiner')
      )
        continue;
      break;
    }
    return this.#leading(at, plan);
  }

  /** The sentence starts with it: "At $499, the X is ...". */
  #leading(at: number, plan: string | undefined): Owner {
    const tokens = this.#tokens;
    const next = tokens[at + 1];
    if (next?.mention) return this.#rightPhrase(at + 1, plan);
    if (at > 0) {
      // "At $599 it is no bargain", "Mit 279 Euro ist sie teurer".
      const isVerbNext = isVerb(next);
      if (isVerbNext && tokens.slice(at + 2, at + 5).some(({ mention }) => mention))
        return this.#rightPhrase(at + 2, plan);
      if (has(isVerbNext ? tokens[at + 2] : next, 'pronoun'))
        return answer('carried', 'name', { plan, isReferred: true });
      if (has(next, 'determiner')) return this.#rightPhrase(at + 1, plan);
    }
    for (let j = at + 1; j < tokens.length && j - at < 8; j++) {
      const token = tokens[j];
      if (isMark(token, ',')) return this.#rightPhrase(j + 1, plan);
      if (
        token?.period === undefined &&
        !has(token, 'per', 'counted', 'adverb', 'priceNoun') &&
        !token?.attributes &&
        !isMark(token, '/')
      )
        break;
    }
    return answer('carried', 'none', { isSure: this.#isCell && at <= 2, plan });
  }

  #rightPhrase(from: number, plan: string | undefined): Owner {
    const tokens = this.#tokens;
    let end = from;
    while (end < tokens.length && end - from < 10) {
      const token = tokens[end];
      if (!token || isStop(token) || isVerb(token) || (token.isUnknown && end > from && tokens[end - 1]?.mention))
        break;
      end++;
    }
    const owner = this.#evaluate(from, end, 'name', plan);
    const isNamed = has(tokens[from], 'pronoun', 'possessive') || owner.plan !== undefined;
    // "At 1.2 litres, the reservoir is small": the measure belongs to the subject itself.
    const isPart = !this.#isMoney && owner.attributes.some(({ isVerb: verb, isPart: part }) => !verb && !part);
    return owner.who === 'carried' && !isNamed && !isPart ? { ...owner, isSure: false } : owner;
  }

  /** The noun phrase that ends at a position, back to where a phrase can start. */
  #phrase(last: number, by: Owner['by'], plan: string | undefined): Owner {
    const start = this.#phraseStart(last);
    return this.#evaluate(start, last + 1, by, plan);
  }

  #phraseStart(last: number): number {
    const tokens = this.#tokens;
    let start = last;
    while (start > 0 && last - start < REACH) {
      const before = tokens[start - 1];
      if (!before) break;
      if (isMark(before, ')')) {
        start = this.#opening(start - 1);
        continue;
      }
      if (
        before.amount?.currency !== undefined ||
        before.amount?.unit ||
        isStop(before) ||
        (isVerb(before) && !has(before, 'priceNoun', 'preposition'))
      )
        break;
      start--;
    }
    return start;
  }

  /** "Price: $49", "X – $49": everything before the mark, or a name at its end. */
  #label(last: number, plan: string | undefined): Owner {
    const owner = this.#phrase(last, 'label', plan);
    if (owner.who !== 'unknown' && owner.who !== 'other') return owner;
    // "Spare filter: $29" is the price of the filter; in "Active ingredient: 18% zinc oxide" the noun that follows
    // decides.
    return this.#isMoney ? OTHER : answer('carried', 'label', { isSure: owner.who === 'unknown' });
  }

  /** "With", "At", "Mit" at the start: the owner follows the value. */
  #opensClause(at: number): boolean {
    const before = this.#tokens[at - 1];
    return (
      /^(?:with|at|for|mit|bei|für)$/i.test(this.#tokens[at]?.text ?? '') && (before === undefined || isStop(before))
    );
  }

  #attributeAt(at: number, value: number, plan: string | undefined): Owner {
    const attributes = this.#tokens[at]?.attributes ?? [];
    const start = this.#phraseStart(at);
    const before = this.#tokens[start - 1];
    const own = this.#evaluate(start, at + 1, 'attribute', plan);
    if (own.who === 'carried' && this.#opensClause(start - 1)) return { ...this.#leading(value, plan), attributes };
    if (own.who === 'carried' && isVerb(before)) {
      // "has a range of 120 km": the owner precedes the verb.
      const isOwned = this.#tokens.slice(start, at).some((token) => has(token, 'possessive'));
      if (!isOwned) return this.#subject(start - 1, 'attribute', { plan, attributes });
    }
    return { ...own, attributes };
  }

  /** The subject of the verb. */
  #subject(last: number, by: Owner['by'], more: Partial<Owner>): Owner {
    const tokens = this.#tokens;
    // "is waterproof to", "ist ... schwer": the verb comes first.
    const verb = has(tokens[last - 1], 'be') && !has(tokens[last], 'be') ? last - 1 : last;
    let start = verb;
    while (start > 0 && verb - start < REACH) {
      const before = tokens[start - 1];
      if (!before || isStop(before) || before.amount?.currency !== undefined || before.amount?.unit) break;
      if (isMark(before, ')')) start = this.#opening(start - 1);
      else if (isVerb(before) && start < verb && !has(before, 'preposition')) break;
      else start--;
    }
    const skipped = skipFillers(tokens, start, verb);
    if (skipped < verb) {
      const owner = this.#evaluate(start, verb, by, more.plan);
      const attributes = [...(more.attributes ?? []), ...owner.attributes];
      return { ...owner, ...more, plan: more.plan ?? owner.plan, attributes };
    }
    return { ...this.#elided(start, by), ...more };
  }

  /** No subject right before the verb: a relative clause, an apposition, or a second verb with the same subject. */
  #elided(start: number, by: Owner['by']): Owner {
    const tokens = this.#tokens;
    const stop = tokens[start - 1];
    if (stop === undefined) {
      return isMark(tokens[start], ',') ? UNKNOWN : this.#participle(start, by);
    }
    if (has(stop, 'relative')) return this.#phrase(start - (isMark(tokens[start - 2], ',') ? 3 : 2), by, undefined);
    if (has(stop, 'and', 'contrast') || stop.amount) return this.#earlierSubject(start - 1, by);
    if (isMark(stop, ',')) return this.#aroundApposition(start - 1, by);
    if (isMark(stop, ':', '—', '–', '(', '-', '|')) {
      const owner = this.#phrase(start - 2, by, undefined);
      return start < 2 ? answer('carried', by) : owner;
    }
    return this.#earlierSubject(start - 1, by);
  }

  /** "Priced at $49, the X is ..." or a list item that starts with its verb: "Costs $49". */
  #participle(start: number, by: Owner['by']): Owner {
    const comma = this.#tokens.findIndex((token, at) => at > start && at < start + 8 && isMark(token, ','));
    const isParticiple =
      /(?:ed|ing)\b/.test(this.#tokens[start]?.text ?? '') || has(this.#tokens[start], 'preposition');
    if (isParticiple && comma > 0) return { ...this.#rightPhrase(comma + 1, undefined), by };
    return answer('carried', by);
  }

  /** "X weighs 2 kg and costs $49". */
  #earlierSubject(before: number, by: Owner['by']): Owner {
    for (let j = before; j >= 0 && before - j < REACH; j--) {
      if (isMark(this.#tokens[j], ';')) break;
      if (j < before && isVerb(this.#tokens[j]) && !has(this.#tokens[j], 'preposition')) {
        const { who, isSure, plan } = this.#subject(j, by, {});
        return answer(who, by, { isSure, plan });
      }
    }
    return answer('carried', by, { isSure: false });
  }

  /** "X, a compact vacuum, costs $49": the first part that ends with a name. */
  #aroundApposition(comma: number, by: Owner['by']): Owner {
    for (let j = comma - 1; j > 0 && comma - j < REACH; j--) {
      if (!isMark(this.#tokens[j], ',')) continue;
      if (this.#tokens[j - 1]?.mention || has(this.#tokens[j - 1], 'thing')) {
        const owner = this.#phrase(j - 1, by, undefined);
        if (owner.who !== 'unknown' && owner.who !== 'other') return owner;
      }
    }
    return this.#earlierSubject(comma - 1, by);
  }

  /** What a noun phrase refers to. */
  #evaluate(start: number, end: number, by: Owner['by'], given: string | undefined): Owner {
    const phrase = this.#tokens.slice(Math.max(0, start), end);
    const plan = given ?? phrase.find((token) => token.plan !== undefined)?.plan;
    if (phrase.length === 0) return answer('carried', by, { plan, isSure: false });
    if (phrase.some((token) => has(token, 'than', 'others')))
      return has(phrase[0], 'than') || phrase.some((token) => has(token, 'others')) ? OTHER : UNKNOWN;
    if (phrase.some((token) => isOther(token) || (this.#isMoney && isMeasured(token)))) return OTHER;
    const named = phrase.flatMap(({ mention }) => (mention ? [mention] : []));
    if (named.length === 0)
      return isCarried(phrase) ? answer('carried', by, { plan, attributes: attributesIn(phrase) }) : UNKNOWN;
    const subject = soleSubject(this.#brand, named);
    if (!subject) return UNKNOWN;
    const first = phrase.findIndex(({ mention }) => mention !== undefined);
    const last = phrase.findLastIndex(({ mention }) => mention !== undefined);
    const [before, after] = [phrase.slice(0, first), phrase.slice(last + 1)];
    if (!canPrecedeName(before) || !canFollowName(after)) return UNKNOWN;
    const isLoose =
      before.filter(({ isUnknown }) => isUnknown).length > 1 || after.some((token) => has(token, 'preposition'));
    return answer(subject, by, { plan, isSure: !isLoose, attributes: attributesIn(phrase) });
  }
}
