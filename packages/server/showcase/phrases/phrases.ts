// The building blocks of the showcase's answers in each language. Words in braces are filled in (`fill-in.ts`).

/** The topic of a prompt: its tag in the brand file. */
export const OPEN_TOPICS = [
  'best',
  'camping',
  'outage',
  'cpap',
  'van',
  'fridge',
  'sun',
  'panel',
  'budget',
  'quiet',
  'light',
  'lasting',
  'fast',
  'desk',
  'app',
  'festival',
  'tools',
  'drone',
  'balcony',
  'service',
  'rain',
  'winter',
  'first',
  'green',
] as const;
export type OpenTopic = (typeof OPEN_TOPICS)[number];

/** Prompts that name the brand. */
export const BRAND_TOPICS = ['opinion', 'price', 'specs', 'versus', 'works-with', 'founders'] as const;
export type BrandTopic = (typeof BRAND_TOPICS)[number];

export const RIVALS = ['Gridolin', 'Amperio', 'Voltaine', 'Kestwell', 'Denmo'] as const;
export type Rival = (typeof RIVALS)[number];

export const TRAITS = [
  'premium',
  'quick',
  'dear',
  'cheap',
  'noisy',
  'plain',
  'big',
  'heavy',
  'grows',
  'helpful',
  'sturdy',
  'slow',
  'light',
  'small',
  'old',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Statements about the brand itself; all are true except those that `plants.ts` inserts. */
export const POINTS = [
  'all-round',
  'price',
  'weight',
  'fast',
  'capacity',
  'panel',
  'app',
  'warranty',
  'weakness',
] as const;
export type Point = (typeof POINTS)[number];

/** The sentiment of a sentence about the named thing: praise, criticism, or neither. */
export type Tone = 1 | -1 | 0;

export const TRAIT_TONES: Readonly<Record<Trait, Tone>> = {
  premium: 1,
  quick: 1,
  dear: -1,
  cheap: 1,
  noisy: -1,
  plain: 0,
  big: 1,
  heavy: -1,
  grows: 1,
  helpful: 1,
  sturdy: 1,
  slow: -1,
  light: 1,
  small: -1,
  old: -1,
};

export const POINT_TONES: Readonly<Record<Point, Tone>> = {
  'all-round': 1,
  price: 0,
  weight: 1,
  fast: 1,
  capacity: 1,
  panel: 0,
  app: 0,
  warranty: 1,
  weakness: -1,
};

export interface OpenPhrases {
  intros: readonly string[];
  criteria: readonly string[];
  closing: string;
}

export interface Phrases {
  open: Readonly<Record<OpenTopic, OpenPhrases>>;
  points: Readonly<Record<Point, readonly string[]>>;
  /** `{name}` is the rival. */
  traits: Readonly<Record<Trait, readonly string[]>>;
  /** Sentences for an answer about the brand, which uses some of them and always the first. */
  brand: Readonly<Record<BrandTopic, readonly (readonly string[])[]>>;
  /** Sentences about unknown facts, and one for an early week. */
  unknown: readonly string[];
  hedges: readonly string[];
  headings: { picks: string; look: string; short: string; verdict: string };
  table: { name: string; price: string; good: string };
}
