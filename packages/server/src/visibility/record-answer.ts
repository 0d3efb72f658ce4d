// Reads an engine's answer and stores it with everything it adds to the figures (decisions 7).
import type { BrandFile, BrandStore } from '../brands/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { dayNumber, dayOf } from '../kernel/day.ts';
import { createYieldingQueue } from '../kernel/yielding-queue.ts';
import { citedDomains, competitorsIn, figuresOf } from './answer-figures.ts';
import { hasNoInformation, rankOf, sentenceTones } from './answer-marks.ts';
import { createBatchWriter } from './batch-writer.ts';
import { type Citation, citationsOf } from './citations/citations.ts';
import { confirmed } from './confirm-claims.ts';
import { compareScans } from './measures/compare-scans.ts';
import { createKnownBrands, type KnownBrand } from './names/known-brands.ts';
import type { Mention } from './names/mentions.ts';
import type { Observation } from './observation.ts';
import type { AnswerInput, AnswerRecord, AnswerRecorder, AnswerStore, PromptResult } from './ports.ts';
import { createYieldingReader } from './read-answer.ts';
import type { AnswerReader, Judge, ReadWrongClaims, WrongClaim } from './reading-ports.ts';
import { type ReadSentiment, readSentiments } from './sentiment/read-sentiments.ts';
import { targetsOf } from './targets.ts';

export interface RecorderDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  answers: AnswerStore;
  readWrongClaims: ReadWrongClaims;
  /** Absent: answers are read on this thread, in pieces. */
  reader?: AnswerReader | undefined;
  clock: Clock;
  ids: Ids;
  judge?: Judge | undefined;
  onJudgeFailed?: (error: unknown) => void;
}

/** Reads on a separate thread or in pieces, so that the process can do other work in between. */
export function createAnswerRecorder(deps: RecorderDeps): AnswerRecorder {
  const knownBrand = createKnownBrands(deps.brands);
  const inTurn = createYieldingQueue();
  const reader = deps.reader ?? createYieldingReader(deps.readWrongClaims, inTurn);
  const read = readSentiments(deps);
  const write = createBatchWriter(deps.answers);
  async function recordOf(answer: AnswerInput): Promise<AnswerRecord> {
    const known = await knownBrand(answer);
    const { text, market, language, askedAt, citations } = answer;
    const brand = known.profile.file;
    const {
      mentions,
      sentiments: byLexicon,
      wrong,
    } = await reader.read({
      brand,
      text,
      market,
      language,
      day: dayOf(askedAt),
      citations,
    });
    const sentiments = await read({ text, mentions, language, byLexicon });
    return confirmed(deps, await inTurn(() => describe(deps, answer, known, { mentions, sentiments, wrong })));
  }
  return {
    async recordAnswers(inputs) {
      const records = [];
      for (const input of inputs) records.push(await recordOf(input));
      return (await deps.answers.recordAnswers(records)).map((recorded) => ({ recorded }));
    },
    recordAnswer: async (answer) => ({ recorded: await write(await recordOf(answer)) }),
    async finishScan(scan) {
      await knownBrand(scan);
      await deps.answers.finishScan(scan, deps.clock.now(), compareScans);
    },
  };
}

interface ReadNames {
  mentions: readonly Mention[];
  sentiments: ReadSentiment[];
  wrong: readonly WrongClaim[];
}

function describe(
  { ids }: RecorderDeps,
  answer: AnswerInput,
  { profile: { file }, isBrandedPrompt }: KnownBrand,
  names: ReadNames,
): AnswerRecord {
  const { text, askedAt } = answer;
  const day = dayOf(askedAt);
  const sources = citationsOf(text, answer.citations, file.domains);
  const branded = answer.branded ?? isBrandedPrompt(answer.promptId);
  const observation = observationOf({ answer, day, branded, sources, names });
  const wrong = [...names.wrong];
  const id = ids.ordered();
  return {
    id,
    answer,
    day: dayNumber(day),
    branded,
    reading: readingOf(names, sources, wrong),
    figures: figuresOf(observation, file),
    domains: citedDomains(sources),
    result: { answerId: id, ...resultOf(observation, answer, file) },
    sources,
    wrong,
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
  prompt: answer.promptId,
  engine: answer.engine,
  market: answer.market,
  day,
  branded,
  searched: answer.searched,
  mentions: names.mentions.map(({ entity, name, start, sentence, noInformation }, index) => ({
    entity: { kind: entity, name },
    start,
    sentence,
    noInformation,
    sentiment: names.sentiments[index]?.sentiment ?? 'unknown',
  })),
  citations: sources,
});

function resultOf(observation: Observation, answer: AnswerInput, file: BrandFile): Omit<PromptResult, 'answerId'> {
  const { brand } = targetsOf(file);
  const { promptId, engine, market, scanId, askedAt, model } = answer;
  const rank = rankOf(observation, brand, brand) ?? null;
  const tones = sentenceTones(observation, brand).filter((tone) => tone !== undefined);
  return {
    promptId,
    engine,
    market,
    scanId,
    askedAt,
    model,
    branded: observation.branded,
    mentioned: rank !== null,
    noInformation: hasNoInformation(observation, brand),
    searched: answer.searched ?? null,
    rank,
    sentiment: tones.length === 0 ? null : tones.reduce((sum, tone) => sum + tone, 0) / tones.length,
    citations: observation.citations.length,
    ownCitations: observation.citations.filter(({ own }) => own).length,
    competitors: competitorsIn(observation, brand),
  };
}

/** The details displayed beside the text. */
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
      key,
      kind,
      claimed,
      verified,
      severity,
      start,
      end,
    })),
  });
