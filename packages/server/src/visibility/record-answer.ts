// Reads an answer of an engine and hands it to the store with all that it adds to the figures (decisions 7).
import { type BrandFile, type BrandProfile, type BrandStore, numberedPrompts, readProfile } from '../brands/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { dayNumber, dayOf } from '../kernel/day.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { citedDomains, competitorsIn, figuresOf } from './answer-figures.ts';
import { rankOf, saysNothingOf, sentenceTones } from './answer-marks.ts';
import { type Citation, citationsOf } from './citations.ts';
import { compareScans } from './compare-scans.ts';
import { createMentionFinder, type Mention, type MentionFinder } from './mentions.ts';
import type { Observation } from './observation.ts';
import type {
  AnswerInput,
  AnswerRecord,
  AnswerRecorder,
  AnswerStore,
  Judge,
  Language,
  PromptResult,
  ReadWrongClaims,
} from './ports.ts';
import { type ReadSentiment, readSentiments } from './read-sentiments.ts';
import { isBranded, targetsOf } from './targets.ts';

export interface RecorderDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  answers: AnswerStore;
  readWrongClaims: ReadWrongClaims;
  clock: Clock;
  ids: Ids;
  judge?: Judge | undefined;
  onJudgeFailed?: (error: unknown) => void;
}

export function createAnswerRecorder(deps: RecorderDeps): AnswerRecorder {
  const profileFor = profileReader(deps);
  const read = readSentiments(deps);
  async function recordOf(answer: AnswerInput): Promise<AnswerRecord> {
    const known = await profileFor(answer);
    const { text, language } = answer;
    const mentions = known.finderFor(language)(text);
    const sentiments = await read({ text, mentions, language });
    return describe(deps, answer, known, { mentions, sentiments });
  }
  async function recordAnswers(inputs: readonly AnswerInput[]) {
    const records = [];
    for (const input of inputs) records.push(await recordOf(input));
    return (await deps.answers.recordAnswers(records)).map((recorded) => ({ recorded }));
  }
  return {
    recordAnswers,
    async recordAnswer(answer) {
      const [outcome = { recorded: false }] = await recordAnswers([answer]);
      return outcome;
    },
    async finishScan(scan) {
      await profileFor(scan);
      await deps.answers.finishScan(scan, deps.clock.now(), compareScans);
    },
  };
}

interface ReadNames {
  mentions: Mention[];
  sentiments: ReadSentiment[];
}

function describe(
  { ids, readWrongClaims }: RecorderDeps,
  answer: AnswerInput,
  { profile: { file }, isBrandedPrompt }: KnownBrand,
  names: ReadNames,
): AnswerRecord {
  const { text, market, language, askedAt } = answer;
  const day = dayOf(askedAt);
  const sources = citationsOf(text, answer.citations, file.domains);
  const branded = answer.branded ?? isBrandedPrompt(answer.promptId);
  const observation = observationOf({ answer, day, branded, sources, names });
  const wrong = readWrongClaims({ brand: file, text, market, language, day });
  return {
    id: ids.ordered(),
    answer,
    day: dayNumber(day),
    branded,
    reading: readingOf(names, sources, wrong),
    figures: figuresOf(observation, file),
    domains: citedDomains(sources),
    result: resultOf(observation, answer, file),
    sources,
    wrong,
  };
}

/** Which prompts of a brand name it, found out once each. */
function brandedPrompts({ brand, file }: BrandProfile): KnownBrand['isBrandedPrompt'] {
  const prompts = new Map(numberedPrompts(brand.id, file).map((prompt) => [prompt.id, prompt]));
  const known = new Map<string, boolean>();
  return (id) => {
    const prompt = prompts.get(id);
    if (!prompt) return false;
    const branded = known.get(id) ?? prompt.branded ?? isBranded(prompt.text, file, prompt.language);
    known.set(id, branded);
    return branded;
  };
}

interface ObservationParts {
  answer: AnswerInput;
  day: string;
  branded: boolean;
  sources: readonly Citation[];
  names: ReadNames;
}

const observationOf = ({ answer, day, branded, sources, names }: ObservationParts): Observation => ({
  engine: answer.engine,
  market: answer.market,
  day,
  branded,
  mentions: names.mentions.map(({ entity, name, start, sentence, noInformation }, index) => ({
    entity: { kind: entity, name },
    start,
    sentence,
    noInformation,
    sentiment: names.sentiments[index]?.sentiment ?? 'unknown',
  })),
  citations: sources,
});

function resultOf(observation: Observation, answer: AnswerInput, file: BrandFile): PromptResult {
  const { brand } = targetsOf(file);
  const { promptId, engine, market, scanId, askedAt, model } = answer;
  const rank = rankOf(observation, brand, brand) ?? null;
  const tones = sentenceTones(observation, brand).filter((tone) => tone !== undefined);
  return {
    ...{ promptId, engine, market, scanId, askedAt, model },
    branded: observation.branded,
    mentioned: rank !== null,
    noInformation: saysNothingOf(observation, brand),
    rank,
    sentiment: tones.length === 0 ? null : tones.reduce((sum, tone) => sum + tone, 0) / tones.length,
    citations: observation.citations.length,
    ownCitations: observation.citations.filter(({ own }) => own).length,
    competitors: competitorsIn(observation, brand),
  };
}

/** What a person may be shown beside the text. */
const readingOf = (
  { mentions, sentiments }: ReadNames,
  citations: readonly Citation[],
  wrong: AnswerRecord['wrong'],
): string =>
  JSON.stringify({
    mentions: mentions.map(({ entity, name, start, end }, index) => ({
      entity,
      name,
      start,
      end,
      ...sentiments[index],
    })),
    citations,
    claims: wrong.map(({ key, kind, claimed, verified, severity, start, end }) => ({
      ...{ key, kind, claimed, verified, severity, start, end },
    })),
  });

interface KnownBrand {
  profile: BrandProfile;
  finderFor(language: Language): MentionFinder;
  isBrandedPrompt(id: string): boolean;
}

/** A brand is read and its names are compiled once, for as long as its description stays as it is. */
function profileReader({ brands }: Pick<RecorderDeps, 'brands'>) {
  const known = new Map<string, { stamp: string; brand: KnownBrand }>();
  return async ({ tenantId, brandId }: Pick<AnswerInput, 'tenantId' | 'brandId'>): Promise<KnownBrand> => {
    const stored = await brands.findProfile(brandId);
    const stamp = JSON.stringify(stored);
    const same = known.get(brandId);
    if (same?.stamp === stamp && same.brand.profile.brand.tenantId === tenantId) return same.brand;
    const profile = await readProfile({ brands: { findProfile: async () => stored } })(brandId);
    if (profile.brand.tenantId !== tenantId)
      throw new DomainError('not_found', { message: `the tenant has no brand ${brandId}` });
    const brand = { profile, finderFor: finders(profile), isBrandedPrompt: brandedPrompts(profile) };
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(brandId, { stamp, brand });
    return brand;
  };
}

const MAX_KNOWN = 100;

function finders({ file }: BrandProfile): KnownBrand['finderFor'] {
  const known = new Map<Language, MentionFinder>();
  return (language) => {
    const finder = known.get(language) ?? createMentionFinder(file, language);
    known.set(language, finder);
    return finder;
  };
}
