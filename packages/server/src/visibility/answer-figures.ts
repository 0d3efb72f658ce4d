// The contribution of an answer to the figures: whole numbers for the brand, its lines, its SKUs and its competitors.
// Pure.
import type { BrandFile } from '../brands/index.ts';
import { hasNoInformation, informative, rankOf, sentenceTones, sum } from './answer-marks.ts';
import type { Observation, Target } from './observation.ts';
import { type CitedDomain, type Counts, type Figure, NO_COUNTS, TONE_UNIT } from './ports.ts';
import { targetsOf } from './targets.ts';

/** The answer's own counts first, then those of everything it mentions. */
export function figuresOf(observation: Observation, brand: BrandFile): Figure[] {
  const targets = targetsOf(brand);
  const named = (kind: Figure['kind'], all: ReadonlyMap<string, Target>): Figure[] =>
    [...all].map(([entity, target]) => ({ kind, entity, ...countsOf(observation, target, targets.brand) }));
  const { citations } = observation;
  const unsearched = observation.searched === false ? 1 : 0;
  const competitors = competitorsIn(observation, targets.brand);
  const all: Figure[] = [
    { kind: 'brand', entity: '', ...countsOf(observation, targets.brand, targets.brand) },
    { kind: 'competitors', entity: '', ...NO_COUNTS, answers: competitors.length },
    ...named('product_line', targets.productLines),
    ...named('sku', targets.skus),
    ...named('competitor', new Map(brand.competitors.map(({ name }) => [name, new Set([name])]))),
  ];
  const ownCitations = citations.filter(({ own }) => own).length;
  return [
    { kind: 'answers', entity: '', ...NO_COUNTS, answers: 1, unsearched, citations: citations.length, ownCitations },
    ...all.filter(({ answers, noInformation }) => answers > 0 || noInformation > 0),
  ];
}

/** Competitors that the answer mentions, without duplicates, in the order of the text. */
export const competitorsIn = (observation: Observation, brandNames: Target): string[] => [
  ...new Set(
    informative(observation)
      .map(({ entity }) => entity.name)
      .filter((name) => !brandNames.has(name)),
  ),
];

function countsOf(observation: Observation, target: Target, brandNames: Target): Counts {
  const rank = rankOf(observation, target, brandNames);
  const tones = sentenceTones(observation, target);
  const known = tones.filter((tone) => tone !== undefined).map((tone) => Math.round(tone * TONE_UNIT));
  return {
    ...NO_COUNTS,
    answers: rank === undefined ? 0 : 1,
    noInformation: hasNoInformation(observation, target) ? 1 : 0,
    ranks: rank ?? 0,
    rankSquares: (rank ?? 0) ** 2,
    tones: known.length,
    toneSum: sum(known),
    toneSquares: sum(known.map((tone) => tone ** 2)),
    tonesUnknown: tones.length - known.length,
  };
}

export function citedDomains(citations: Observation['citations']): CitedDomain[] {
  const byDomain = Map.groupBy(citations, ({ domain, own }) => `${domain} ${own}`);
  return [...byDomain.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ domain: first.domain, own: first.own, citations: group.length }] : [];
  });
}
