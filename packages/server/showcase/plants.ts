// Wrong claims deliberately planted in answers, each in some weeks of one engine and market. The showcase test finds
// exactly these.
import type { Market } from '../src/brands/index.ts';
import type { BrandTopic, OpenTopic } from './phrases/phrases.ts';

export const ENGINES = ['openai', 'gemini', 'perplexity'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Counted back from the newest week, 0. */
export const WEEKS = [5, 4, 3, 2, 1, 0] as const;

export interface Plant {
  /** The error, described for people. */
  about: string;
  kind: 'price' | 'spec' | 'integration' | 'founder';
  subject: string;
  /** In the words of findings. */
  claimed: string;
  engine: EngineName;
  market: Market;
  topic: OpenTopic | BrandTopic;
  /** From the older to the newer week, both included. */
  from: number;
  to: number;
  sentence: string;
  /** For an answer about the brand: the group of sentences that it replaces. */
  instead?: number;
}

export const PLANTS: readonly Plant[] = [
  {
    about: 'the price in dollars with a euro sign',
    kind: 'price',
    subject: 'FC-1200',
    claimed: '999 EUR',
    engine: 'gemini',
    market: 'DE',
    topic: 'price',
    from: 5,
    to: 0,
    instead: 1,
    sentence: 'Die FC-1200 kostet 999 €.',
  },
  {
    about: 'the price of a month as that of a year',
    kind: 'price',
    subject: 'Fernhall Connect',
    claimed: '4.99 USD/year',
    engine: 'perplexity',
    market: 'US',
    topic: 'price',
    from: 3,
    to: 0,
    instead: 3,
    sentence: 'Fernhall Connect costs $4.99 per year.',
  },
  {
    about: 'the old price in dollars with a pound sign',
    kind: 'price',
    subject: 'FC-600',
    claimed: '599 GBP',
    engine: 'openai',
    market: 'UK',
    topic: 'budget',
    from: 5,
    to: 3,
    sentence: 'The FC-600 costs £599, so it is no bargain.',
  },
  {
    about: "a rival's price",
    kind: 'price',
    subject: 'FC-600',
    claimed: '98000 JPY',
    engine: 'openai',
    market: 'JP',
    topic: 'price',
    from: 4,
    to: 0,
    instead: 0,
    sentence: 'FC-600は98,000円で販売されています。',
  },
  {
    about: 'the capacity of the model before it',
    kind: 'spec',
    subject: 'FC-1200',
    claimed: 'battery capacity 1024 Wh',
    engine: 'perplexity',
    market: 'UK',
    topic: 'specs',
    from: 5,
    to: 2,
    instead: 1,
    sentence: 'The FC-1200 has a battery capacity of 1,024 Wh.',
  },
  {
    about: 'the weight of the model before it',
    kind: 'spec',
    subject: 'FC-600',
    claimed: 'weight 9.8 kg',
    engine: 'gemini',
    market: 'JP',
    topic: 'light',
    from: 2,
    to: 0,
    sentence: 'FC-600の重量は9.8kgです。',
  },
  {
    about: 'the warranty of former years',
    kind: 'spec',
    subject: 'Fernhall',
    claimed: 'warranty 2 years',
    engine: 'openai',
    market: 'US',
    topic: 'service',
    from: 5,
    to: 0,
    sentence: 'Fernhall gives a 2-year warranty.',
  },
  {
    about: 'the same in another market',
    kind: 'spec',
    subject: 'Fernhall',
    claimed: 'warranty 2 years',
    engine: 'perplexity',
    market: 'DE',
    topic: 'service',
    from: 2,
    to: 0,
    sentence: 'Fernhall gibt nur 2 Jahre Garantie.',
  },
  {
    about: 'an integration that there is not',
    kind: 'integration',
    subject: 'Fernhall',
    claimed: 'Apple Home',
    engine: 'gemini',
    market: 'US',
    topic: 'works-with',
    from: 5,
    to: 0,
    instead: 1,
    sentence: 'Fernhall works with Apple Home, so Siri can switch it.',
  },
  {
    about: 'the same in another market, lately',
    kind: 'integration',
    subject: 'Fernhall',
    claimed: 'Apple Home',
    engine: 'openai',
    market: 'UK',
    topic: 'app',
    from: 1,
    to: 0,
    sentence: 'Fernhall works with Apple Home and Alexa.',
  },
  {
    about: 'another integration that there is not',
    kind: 'integration',
    subject: 'Fernhall',
    claimed: 'IFTTT',
    engine: 'perplexity',
    market: 'JP',
    topic: 'works-with',
    from: 0,
    to: 0,
    instead: 2,
    sentence: 'ファーンホールはIFTTTと連携できます。',
  },
  {
    about: 'a person who never worked there; corrected in the newest week',
    kind: 'founder',
    subject: 'Fernhall',
    claimed: 'Lars Eklund',
    engine: 'perplexity',
    market: 'DE',
    topic: 'founders',
    from: 5,
    to: 1,
    instead: 0,
    sentence: 'Fernhall wurde von Lars Eklund gegründet.',
  },
  {
    about: 'the same person, in Japanese',
    kind: 'founder',
    subject: 'Fernhall',
    claimed: 'ラース・エクルンド',
    engine: 'gemini',
    market: 'JP',
    topic: 'founders',
    from: 3,
    to: 0,
    instead: 0,
    sentence: 'ファーンホールの創業者はラース・エクルンド氏です。',
  },
  {
    about: 'the protection of the panel before it',
    kind: 'spec',
    subject: 'FS-200',
    claimed: 'water resistance IP54',
    engine: 'gemini',
    market: 'UK',
    topic: 'rain',
    from: 5,
    to: 0,
    sentence: 'The FS-200 is rated IP54.',
  },
  {
    about: 'twice the time it takes',
    kind: 'spec',
    subject: 'FC-600',
    claimed: 'charging time 2.5 h',
    engine: 'openai',
    market: 'DE',
    topic: 'fast',
    from: 1,
    to: 0,
    sentence: 'Die Ladezeit der FC-600 beträgt 2,5 Stunden.',
  },
];
