// The contribution of one answer to a target: rank, mentions and sentiments. Shared by measures and rollups. Pure.
import type { Observation, ObservedMention, Target } from './observation.ts';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const isOf = (target: Target) => (mention: ObservedMention) => target.has(mention.entity.name);

export const informative = ({ mentions }: Observation): ObservedMention[] =>
  mentions.filter(({ noInformation }) => !noInformation);

export function hasNoInformation({ mentions }: Observation, target: Target): boolean {
  const own = mentions.filter(isOf(target));
  return own.length > 0 && own.every(({ noInformation }) => noInformation);
}

const isOwn = (target: Target, brandNames: Target): boolean => [...target].every((name) => brandNames.has(name));

/** The brand with all its lines and SKUs takes one rank; so does each competitor. */
const placesOf = (mentions: readonly ObservedMention[], brandNames: Target): Set<string> =>
  new Set(mentions.map(({ entity: { name } }) => (brandNames.has(name) ? '' : name)));

/** 1 for the answer's first tracked name; undefined if the target is not mentioned. */
export function rankOf(observation: Observation, target: Target, brandNames: Target): number | undefined {
  const mentions = informative(observation).toSorted((a, b) => a.start - b.start);
  const first = mentions.find(isOf(target));
  if (!first) return undefined;
  const places = placesOf(
    mentions.filter(({ start }) => start < first.start),
    brandNames,
  );
  if (isOwn(target, brandNames)) places.delete('');
  return 1 + places.size;
}

/**
 * Whether an answer mentions the target, and the number of mentions for share of voice: of the target (or of the brand,
 * if the target is one of its competitors) and of all competitors.
 */
export function voicesIn(observation: Observation, target: Target, brandNames: Target): { own: boolean; all: number } {
  const mentions = informative(observation);
  const own = mentions.some(isOf(target));
  const places = placesOf(mentions, brandNames);
  if (isOwn(target, brandNames) && !own) places.delete('');
  return { own, all: places.size };
}

const VALUES = { positive: 1, negative: -1, neutral: 0, unknown: undefined } as const;

/** One per sentence that mentions the target: the mean of its known sentiments. */
export function sentenceTones(observation: Observation, target: Target): (number | undefined)[] {
  const sentences = Map.groupBy(informative(observation).filter(isOf(target)), ({ sentence }) => sentence);
  return [...sentences.values()].map((mentions) => {
    const known = mentions.map(({ sentiment }) => VALUES[sentiment]).filter((value) => value !== undefined);
    return known.length === 0 ? undefined : sum(known) / known.length;
  });
}
