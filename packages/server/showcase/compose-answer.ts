// Composes one answer: its statements, their subjects and its citations; `render.ts` formats it like the engine.
import type { Market } from '../src/brands/index.ts';
import { fillIn, joinerOf, nameIn, phrasesOf, priceOf } from './markets.ts';
import {
  BRAND_TOPICS,
  type BrandTopic,
  OPEN_TOPICS,
  type OpenTopic,
  POINT_TONES,
  type Point,
  RIVALS,
  type Rival,
  type Tone,
  TRAIT_TONES,
  type Trait,
} from './phrases/phrases.ts';
import type { EngineName, Plant } from './plants.ts';
import { randomFor, type SeededRandom } from './random.ts';
import { ownPage, pressPage, rivalPage, type Source } from './sources.ts';

export interface Place {
  engine: EngineName;
  market: Market;
  topic: OpenTopic | BrandTopic;
  week: number;
}

export interface Block {
  /** Its subject; `null`: no particular one. */
  name: string | null;
  text: string;
  price?: string | undefined;
  sources: Source[];
  /** Its sentences, each with its statements about named things: the labels for measuring sentiment. */
  tones?: SaidOf[];
}

export interface SaidOf {
  text: string;
  tone: Tone;
}

export interface Draft {
  intro: Block;
  /** Recommended names, or sentences about the brand. */
  blocks: Block[];
  criteria: Block[];
  closing: Block;
  /** Retrieved but not cited. */
  unused: Source[];
}

export const isBrandTopic = (topic: string): topic is BrandTopic => BRAND_TOPICS.some((each) => each === topic);
export const isOpenTopic = (topic: string): topic is OpenTopic => OPEN_TOPICS.some((each) => each === topic);

export function composeAnswer(place: Place, plant: Plant | undefined): Draft {
  const { engine, market, topic, week } = place;
  const dice = randomFor(engine, market, topic, week);
  const draft = isBrandTopic(topic) ? aboutBrand(place, topic, plant, dice) : openAnswer(place, topic, plant, dice);
  const unused = Array.from({ length: 1 + Math.floor(dice.roll() * 2) }, () => pressPage(market, topic, dice));
  return { ...draft, unused };
}

/** How often an engine names the brand unprompted: more over the weeks. */
const NAMED: Readonly<Record<EngineName, Readonly<Record<Market, number>>>> = {
  openai: { US: 0.5, UK: 0.55, DE: 0.45, JP: 0.2 },
  gemini: { US: 0.4, UK: 0.4, DE: 0.5, JP: 0.25 },
  perplexity: { US: 0.6, UK: 0.6, DE: 0.4, JP: 0.3 },
};
const GROWTH = 0.03;
const OLDEST_WEEK = 5;

const TRAITS_OF: Readonly<Record<Rival, readonly Trait[]>> = {
  Gridolin: ['premium', 'quick', 'dear'],
  Amperio: ['cheap', 'noisy', 'plain'],
  Voltaine: ['big', 'heavy', 'grows'],
  Kestwell: ['helpful', 'sturdy', 'slow'],
  Denmo: ['light', 'small', 'old'],
};

/** Facts about the brand that fit a question best; the others appear occasionally. */
const FITTING: Readonly<Partial<Record<OpenTopic, readonly Point[]>>> = {
  sun: ['panel'],
  panel: ['panel'],
  balcony: ['panel', 'app'],
  rain: ['panel'],
  budget: ['price'],
  light: ['weight'],
  drone: ['weight'],
  fast: ['fast'],
  app: ['app'],
  service: ['warranty', 'weakness'],
  lasting: ['warranty'],
  quiet: ['weakness'],
  fridge: ['capacity'],
  outage: ['capacity'],
  cpap: ['capacity'],
};

function openAnswer({ engine, market, week }: Place, topic: OpenTopic, plant: Plant | undefined, dice: SeededRandom) {
  const { open, hedges } = phrasesOf(market);
  const { intros, criteria, closing } = open[topic];
  const isNamed = plant !== undefined || dice.roll() < NAMED[engine][market] + GROWTH * (OLDEST_WEEK - week);
  const rivals = dice
    .some(RIVALS, 2 + Math.floor(dice.roll() * 3))
    .map((rival) => rivalBlock(rival, market, topic, dice));
  const at = Math.floor(dice.roll() * (rivals.length + 1));
  const brand = isNamed ? [brandBlock(market, topic, plant, dice)] : [];
  return {
    intro: said(dice.pick(intros), market, dice.roll() < 0.5 ? [pressPage(market, topic, dice)] : []),
    blocks: [...rivals.slice(0, at), ...brand, ...rivals.slice(at)],
    criteria: dice.some(criteria, dice.roll() < 0.6 ? 2 : 1).map((each) => said(each, market)),
    closing: said(dice.roll() < 0.6 ? closing : dice.pick(hedges), market),
  };
}

const said = (text: string, market: Market, sources: Source[] = []): Block => ({
  name: null,
  text: fillIn(text, market),
  sources,
});

function rivalBlock(rival: Rival, market: Market, topic: string, dice: SeededRandom): Block {
  const { traits } = phrasesOf(market);
  const sentences = dice
    .some(TRAITS_OF[rival], dice.roll() < 0.5 ? 2 : 1)
    .map((trait): SaidOf => ({ text: fillIn(dice.pick(traits[trait]), market, rival), tone: TRAIT_TONES[trait] }));
  return {
    name: nameIn(market, rival),
    text: sentences.map(({ text }) => text).join(joinerOf(market)),
    tones: sentences,
    price: priceOf(market, rival),
    sources: [dice.roll() < 0.3 ? rivalPage(rival, market) : pressPage(market, topic, dice)],
  };
}

function brandBlock(market: Market, topic: OpenTopic, plant: Plant | undefined, dice: SeededRandom): Block {
  const { points } = phrasesOf(market);
  const fitting = FITTING[topic] ?? [];
  const others = dice.some<Point>(['all-round', 'price', 'weight', 'fast', 'warranty', 'weakness'], 1);
  const sayOf = (point: Point): SaidOf => ({
    text: fillIn(dice.pick(points[point]), market),
    tone: POINT_TONES[point],
  });
  const sentences = [...new Set([...dice.some(fitting, 1), ...others])].map(sayOf);
  const words: SaidOf[] = plant ? [sayOf('all-round'), { text: plant.sentence, tone: 0 }] : sentences;
  return {
    name: nameIn(market, 'Fernhall'),
    text: words.map(({ text }) => text).join(joinerOf(market)),
    tones: words,
    price: undefined,
    sources: [dice.roll() < 0.4 ? ownPage(market, dice) : pressPage(market, topic, dice)],
  };
}

/** An early answer may contain no fact. */
const KNOWS_NOTHING = 0.25;
const KNOWN_SINCE = 3;

function aboutBrand({ market, week }: Place, topic: BrandTopic, plant: Plant | undefined, dice: SeededRandom) {
  const { brand, unknown, hedges } = phrasesOf(market);
  const none = { blocks: [], criteria: [], closing: said(dice.pick(hedges), market) };
  if (!plant && week > KNOWN_SINCE && dice.roll() < KNOWS_NOTHING)
    return { ...none, intro: said(dice.pick(unknown), market) };
  const [first = [], ...groups] = brand[topic];
  const source = () => (dice.roll() < 0.5 ? ownPage(market, dice) : pressPage(market, topic, dice));
  const sentence = (group: readonly string[], index: number): Block[] => {
    const text = fillIn(dice.pick(group), market);
    const isKept = dice.roll() < 0.75;
    if (plant?.instead === index) return [{ name: null, text: plant.sentence, sources: [source()] }];
    return isKept ? [{ name: null, text, sources: dice.roll() < 0.6 ? [source()] : [] }] : [];
  };
  const [intro] = plant?.instead === 0 ? sentence(first, 0) : [said(dice.pick(first), market, [source()])];
  return {
    ...none,
    intro: intro ?? said(dice.pick(first), market),
    blocks: groups.flatMap((group, index) => sentence(group, index + 1)),
  };
}
