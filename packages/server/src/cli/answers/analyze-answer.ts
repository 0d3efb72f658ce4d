// One line of `analyze`: an answer in, its mentions, claims and citations out (decisions 14).
import { fieldIssues } from '@service/protocol/schemas';
import { z } from 'zod';
import { type BrandFile, LANGUAGES, type Language, MARKETS } from '../../brands/index.ts';
import { type Claim, type ClaimChecker, createClaimChecker } from '../../claims/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { firstIssues } from '../../kernel/input/first-issues.ts';
import {
  citationSchema,
  citationsOf,
  createMentionFinder,
  type Judge,
  type MentionFinder,
  readSentiments,
} from '../../visibility/index.ts';

const answerSchema = z.object({
  id: z.union([z.string(), z.number()], 'must be a string or a number'),
  text: z.string(),
  market: z.enum(MARKETS),
  language: z.enum(LANGUAGES),
  engine: z.string().exactOptional(),
  /** When the answer was given; defaults to today. */
  date: z.iso.date().exactOptional(),
  citations: z.array(citationSchema).default([]),
});

export type GivenAnswer = z.output<typeof answerSchema>;

/** @throws DomainError `invalid_answers` that names the line (`place`) and each invalid field */
export function readAnswer(line: string, place: string): GivenAnswer {
  const value = parseJson(line, place);
  const parsed = answerSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = firstIssues(fieldIssues(parsed.error, value));
  throw new DomainError('invalid_answers', {
    message: issues.map(({ path, message }) => `${place}: ${path === '' ? '' : `${path}: `}${message}`).join('\n'),
    issues,
  });
}

function parseJson(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new DomainError('invalid_answers', { message: `${place}: is not a JSON object` });
  }
}

export interface AnalyzerDeps {
  brand: BrandFile;
  /** `YYYY-MM-DD`. */
  today: string;
  judge?: Judge | undefined;
  onJudgeFailed?: (error: unknown) => void;
}

/** Names are compiled once for each language, however many answers there are. */
export function createAnalyzer({ brand, today, ...deps }: AnalyzerDeps) {
  const toolsFor = perLanguage((language) => {
    const findMentions = createMentionFinder(brand, language);
    return { findMentions, checkClaims: createClaimChecker(brand, language, findMentions) };
  });
  const read = readSentiments(deps);
  return async ({ id, text, market, language, date, citations }: GivenAnswer): Promise<object> => {
    const { findMentions, checkClaims } = toolsFor(language);
    const mentions = findMentions(text);
    const sentiments = await read({ text, mentions, language });
    return {
      id,
      mentions: mentions.map(({ entity, name, start, end }, index) => ({
        entity,
        name,
        start,
        end,
        ...sentiments[index],
      })),
      claims: checkClaims({ text, market, day: date ?? today }).map(claimDocument),
      citations: citationsOf(text, citations, brand.domains),
    };
  };
}

const claimDocument = ({ kind, quote, start, end, claimed, verified, verdict, severity, ...value }: Claim): object => ({
  kind,
  quote,
  start,
  end,
  value_start: value.valueStart,
  value_end: value.valueEnd,
  claimed,
  verified,
  verdict,
  severity,
});

interface Tools {
  findMentions: MentionFinder;
  checkClaims: ClaimChecker;
}

function perLanguage(make: (language: Language) => Tools): (language: Language) => Tools {
  const made = new Map<Language, Tools>();
  return (language) => {
    const tools = made.get(language) ?? make(language);
    made.set(language, tools);
    return tools;
  };
}
