// Finds the owner of a Japanese amount, the thing whose price or measure it is: the phrase before は, が, の or を,
// otherwise the topic of the sentence. Pure.
import type { BrandFile } from '../../brands/index.ts';
import { soleSubject } from '../fact-scope.ts';
import { has, isMark, NEUTRAL_KINDS } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import { answer, OTHER, type Owner, UNKNOWN } from './owner-answer.ts';

const REACH = 60;

export class JapaneseOwners {
  readonly #known = new Map<number, Owner>();
  readonly #tokens: readonly Token[];
  readonly #brand: BrandFile;

  constructor(tokens: readonly Token[], brand: BrandFile) {
    this.#tokens = tokens;
    this.#brand = brand;
  }

  of(at: number): Owner {
    const known = this.#known.get(at) ?? this.#after(at, this.#find(at));
    this.#known.set(at, known);
    return known;
  }

  /** "29ドルの交換フィルター": the noun after の owns the amount. */
  #after(at: number, owner: Owner): Owner {
    const [of, noun] = [this.#tokens[at + 1], this.#tokens[at + 2]];
    if (!has(of, 'of') || !noun) return owner;
    if (noun.mention) return answer(noun.mention, 'name');
    if (
      noun.attributes ||
      noun.plan !== undefined ||
      noun.period !== undefined ||
      has(noun, 'priceNoun', 'planNoun', 'thing', 'adjective', 'over', 'under')
    )
      return owner;
    if (has(noun, 'other')) return OTHER;
    return noun.isUnknown ? { ...owner, isSure: false } : owner;
  }

  #find(at: number): Owner {
    const tokens = this.#tokens;
    let plan: string | undefined;
    for (let j = at - 1; j >= 0 && at - j < REACH; j--) {
      const token = tokens[j];
      if (!token) break;
      if (token.plan !== undefined) {
        plan ??= token.plan;
        continue;
      }
      if (token.mention) return this.#phrase(j, 'name', plan);
      const portion = this.#portionBefore(j);
      if (portion !== undefined) {
        j = portion;
        continue;
      }
      if (token.amount?.low === 1 && /^(?:time|people|count)/.test(token.amount.unit?.dimension ?? '')) continue;
      if (token.amount) return this.#chained(j, plan);
      if (isMark(token, '(', ':', '|', '-', '–', '→', '「', '【', '】'))
        return j === 0 ? this.#topic(j, 'none', plan) : this.#phrase(j - 1, 'label', plan);
      // 「X(20GB、2,178円)」
      if (isMark(token, '、', ',') && tokens[j - 1]?.amount && j === at - 1) return this.#chained(j - 1, plan);
      if (isMark(token, '、', ',', '・', ')', '」')) return this.#topic(j, 'none', plan);
      if (token.type === 'mark') return this.#topic(j, 'none', plan);
      if (token.attributes || has(token, 'priceNoun'))
        return this.#phrase(j, token.attributes ? 'attribute' : 'price', plan);
      if (has(token, 'other')) return OTHER;
      if (has(token, 'topic', 'of') || token.text === 'を') return this.#phrase(j - 1, 'name', plan);
      if (
        token.period !== undefined ||
        token.market !== undefined ||
        has(token, 'planNoun', 'pronoun', ...NEUTRAL_KINDS)
      )
        continue;
      if (has(token, 'particle', 'contrast', 'and', 'condition', 'priceVerb', 'have', 'be', 'via'))
        return this.#topic(j, 'none', plan);
      return token.isUnknown && /^\p{Script=Hiragana}+$/u.test(token.text) ? this.#topic(j, 'none', plan) : UNKNOWN;
    }
    return answer('carried', 'none', { plan });
  }

  /** 「1本あたり」: the amount is in the position of "per". */
  #portionBefore(at: number): number | undefined {
    if (!/^(?:あたり|当たり|につき)$/u.test(this.#tokens[at]?.text ?? '')) return undefined;
    return [at - 1, at - 2].find((place) => this.#tokens[place]?.amount !== undefined);
  }

  #chained(at: number, plan: string | undefined): Owner {
    const owner = this.#known.get(at);
    return owner ? { ...owner, attributes: [], plan: plan ?? owner.plan } : UNKNOWN;
  }

  /** The noun phrase that ends at a position: parts joined by の. */
  #phrase(last: number, by: Owner['by'], given: string | undefined): Owner {
    const start = this.#phraseStart(last);
    const phrase = this.#tokens.slice(start, last + 1);
    const plan = given ?? phrase.find((token) => token.plan !== undefined)?.plan;
    if (
      phrase.some(
        (token) => has(token, 'others') || (has(token, 'other') && !token.attributes && token.plan === undefined),
      )
    )
      return OTHER;
    const attributes = phrase.flatMap((token) => token.attributes ?? []);
    const named = phrase.flatMap(({ mention }) => (mention ? [mention] : []));
    const afterName = phrase.slice(phrase.findLastIndex(({ mention }) => mention !== undefined) + 1);
    const isSure = !afterName.some(({ isUnknown }) => isUnknown);
    if (named.length > 0) {
      const subject = soleSubject(this.#brand, named);
      return subject && isSure ? answer(subject, by, { plan, attributes }) : UNKNOWN;
    }
    if (phrase.length === 0) return this.#tokens[start - 1]?.amount ? UNKNOWN : this.#topic(start, by, plan);
    if (!isSure) return by === 'label' ? OTHER : UNKNOWN;
    return { ...this.#topic(start, by, plan), attributes };
  }

  #phraseStart(last: number): number {
    let start = last + 1;
    while (start > 0 && last - start < 20) {
      const before = this.#tokens[start - 1];
      if (!before || before.amount) break;
      if (isMark(before, ')')) {
        start = this.#opening(start - 1);
        continue;
      }
      const isPart =
        before.mention ||
        before.attributes ||
        before.plan !== undefined ||
        before.market !== undefined ||
        before.period !== undefined ||
        has(before, 'of', 'priceNoun', 'planNoun', 'thing', 'adjective', 'other', 'others', 'pronoun', 'counted') ||
        (before.isUnknown && before.type === 'word' && !/^\p{Script=Hiragana}+$/u.test(before.text));
      if (!isPart) break;
      start--;
    }
    return start;
  }

  #opening(at: number): number {
    for (let j = at; j >= 0 && at - j < REACH; j--) if (isMark(this.#tokens[j], '(')) return j;
    return at;
  }

  /** The phrase before the nearest は or が that is more than an attribute. */
  #topic(before: number, by: Owner['by'], plan: string | undefined): Owner {
    const tokens = this.#tokens;
    for (let j = before - 1; j > 0 && before - j < REACH; j--) {
      const token = tokens[j];
      if (isMark(token, '。')) break;
      if (!has(token, 'topic') && token?.text !== 'を') continue;
      const start = this.#phraseStart(j - 1);
      const phrase = tokens.slice(start, j);
      if (phrase.length === 0) continue;
      const named = phrase.flatMap(({ mention }) => (mention ? [mention] : []));
      if (phrase.some((one) => has(one, 'other', 'others') && !one.attributes)) return OTHER;
      const own = plan ?? phrase.find((one) => one.plan !== undefined)?.plan;
      if (named.length > 0) {
        const afterName = phrase.slice(phrase.findLastIndex(({ mention }) => mention !== undefined) + 1);
        const subject = soleSubject(this.#brand, named);
        if (!subject || afterName.some(({ isUnknown }) => isUnknown)) return UNKNOWN;
        return answer(subject, by, { plan: own });
      }
      if (phrase.some(({ isUnknown }) => isUnknown))
        return has(token, 'topic') && token?.text !== 'も'
          ? UNKNOWN
          : answer('carried', by, { plan: own, isSure: false });
    }
    return answer('carried', by, { plan });
  }
}
