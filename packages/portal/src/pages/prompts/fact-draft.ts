// A fact while it is edited: every field is a string. Pure.
import type { Fact } from './description.ts';

export type FactKind = Fact['kind'];
export type FactMarket = NonNullable<Fact['market']>;

export interface FactDraft {
  kind: FactKind;
  /** Empty: the brand, or all markets. */
  subject: string;
  market: FactMarket | '';
  source: string;
  date: string;
  /** Empty: without a start or an end. */
  validFrom: string;
  validUntil: string;
  amount: string;
  currency: string;
  period: 'day' | 'week' | 'month' | 'year' | '';
  plan: string;
  attribute: string;
  value: string;
  unit: string;
  with: string;
  supported: boolean;
  name: string;
}

const EMPTY: FactDraft = {
  kind: 'price',
  subject: '',
  market: '',
  source: '',
  date: '',
  validFrom: '',
  validUntil: '',
  amount: '',
  currency: '',
  period: '',
  plan: '',
  attribute: '',
  value: '',
  unit: '',
  with: '',
  supported: true,
  name: '',
};

export function draftOf(fact: Fact | undefined, today: string): FactDraft {
  if (fact === undefined) return { ...EMPTY, date: today };
  const {
    kind,
    subject = '',
    market = '',
    source,
    date,
    valid_from: validFrom = '',
    valid_until: validUntil = '',
  } = fact;
  const common: FactDraft = { ...EMPTY, kind, subject, market, source, date, validFrom, validUntil };
  switch (fact.kind) {
    case 'price': {
      const { amount, currency, period = '', plan = '' } = fact;
      return { ...common, amount: String(amount), currency, period, plan };
    }
    case 'spec':
      return { ...common, attribute: fact.attribute, value: String(fact.value), unit: fact.unit ?? '' };
    case 'integration':
      return { ...common, with: fact.with, supported: fact.supported };
    case 'founder':
      return { ...common, name: fact.name };
  }
}

/** Data without a form field (labels) is kept from `before`. */
export function factOf(draft: FactDraft, before: Fact | undefined): Fact {
  const { kind, market } = draft;
  const filled = <Name extends string>(name: Name, text: string) =>
    text.trim() === '' ? {} : ({ [name]: text.trim() } as Record<Name, string>);
  const common = {
    ...(before?.labels && { labels: before.labels }),
    ...filled('subject', draft.subject),
    ...(market !== '' && { market }),
    ...filled('valid_from', draft.validFrom),
    ...filled('valid_until', draft.validUntil),
    source: draft.source.trim(),
    date: draft.date,
  };
  switch (kind) {
    case 'price':
      return {
        ...common,
        ...(before?.kind === kind && before.per !== undefined && { per: before.per }),
        ...filled('plan', draft.plan),
        ...(draft.period !== '' && { period: draft.period }),
        kind,
        amount: numberIn(draft.amount),
        currency: draft.currency.trim().toUpperCase(),
      };
    case 'spec':
      return {
        ...common,
        ...(before?.kind === kind && before.per !== undefined && { per: before.per }),
        ...filled('unit', draft.unit),
        kind,
        attribute: draft.attribute.trim(),
        value: valueIn(draft.value),
      };
    case 'integration':
      return { ...common, kind, with: draft.with.trim(), supported: draft.supported };
    case 'founder':
      return { ...common, kind, name: draft.name.trim() };
  }
}

const numberIn = (text: string): number => Number(text.trim().replace(',', '.'));

function valueIn(text: string): number | string {
  const value = text.trim();
  return value !== '' && Number.isFinite(numberIn(value)) ? numberIn(value) : value;
}

/** Whether everything that its kind requires is filled in. */
export function isComplete(draft: FactDraft): boolean {
  const needs: Readonly<Record<FactKind, string[]>> = {
    price: [draft.amount, draft.currency, draft.market],
    spec: [draft.attribute, draft.value],
    integration: [draft.with],
    founder: [draft.name],
  };
  const isFaulty = Object.keys(faultsOf(draft)).length > 0 || (draft.kind === 'price' && !isCurrency(draft.currency));
  return !isFaulty && [...needs[draft.kind], draft.source, draft.date].every((text) => text.trim() !== '');
}

interface FactFaults {
  amount?: 'number';
  currency?: 'currency';
  validUntil?: 'endsEarlier';
}

const isCurrency = (text: string): boolean => /^[a-z]{3}$/i.test(text.trim());

/** What cannot be right in a filled field, as the name of a text. A currency is left alone while it is typed. */
export function faultsOf({ kind, amount, currency, validFrom, validUntil }: FactDraft): FactFaults {
  const isPrice = kind === 'price';
  const isWrongCurrency = currency.trim().length > 2 || !/^[a-z]*$/i.test(currency.trim());
  return {
    ...(isPrice && amount.trim() !== '' && !Number.isFinite(numberIn(amount)) && { amount: 'number' }),
    ...(isPrice && isWrongCurrency && !isCurrency(currency) && { currency: 'currency' }),
    ...(validFrom !== '' && validUntil !== '' && validUntil < validFrom && { validUntil: 'endsEarlier' }),
  };
}

export type Validity = 'always' | 'until' | 'expired' | 'from';

/** Whether a fact holds today. */
export function validityOf({ valid_from: from, valid_until: until }: Fact, today: string): Validity {
  if (until !== undefined && until < today) return 'expired';
  if (from !== undefined && from > today) return 'from';
  return until === undefined ? 'always' : 'until';
}
