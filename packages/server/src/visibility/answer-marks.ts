// What one answer says of a target: its rank, its voices, its tones. Measures and rollups count the same. Pure.
import type { Observation, ObservedMention, Target } from './observation.ts';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const isOf = (target: Target) => (mention: ObservedMention) => target.has(mention.entity.name);

export const informative = ({ mentions }: Observation): ObservedMention[] =>
  mentions.filter(({ noInformation }) => !noInformation);

export function saysNothingOf({ mentions }: Observation, target: Target): boolean {
  const own = mentions.filter(isOf(target));
  return own.length > 0 && own.every(({ noInformation }) => noInformation);
}

/** 1 for the answer's first tracked name; undefined where the target is not mentioned. */
export function rankOf(observation: Observation, target: Target, brandNames: Target): number | undefined {
  const mentions = informative(observation).toSorted((a, b) => a.start - b.start);
  const first = mentions.find(isOf(target));
  if (!first) return undefined;
  const others = mentions.filter(({ start, entity }) => start < first.start && !brandNames.has(entity.name));
  return 1 + new Set(others.map(({ entity }) => entity.name)).size;
}

/** How many of target and competitors an answer mentions, each once. */
export function voicesIn(observation: Observation, target: Target, brandNames: Target): { own: boolean; all: number } {
  const mentions = informative(observation);
  const own = mentions.some(isOf(target));
  const competitors = mentions.filter(({ entity }) => !brandNames.has(entity.name)).map(({ entity }) => entity.name);
  return { own, all: new Set(competitors).size + (own ? 1 : 0) };
}

const VALUES = { positive: 1, negative: -1, neutral: 0, unknown: undefined } as const;

/** One for each sentence that mentions the target: the mean of what is known in it. */
export function sentenceTones(observation: Observation, target: Target): (number | undefined)[] {
  const sentences = Map.groupBy(informative(observation).filter(isOf(target)), ({ sentence }) => sentence);
  return [...sentences.values()].map((mentions) => {
    const known = mentions.map(({ sentiment }) => VALUES[sentiment]).filter((value) => value !== undefined);
    return known.length === 0 ? undefined : sum(known) / known.length;
  });
}
