// `list_prompts`: in the order of the brand file, each with the newest answer of every engine; and one answer in full.
import type { ToolOutput } from '@service/protocol/schemas';
import { type Brand, type BrandStore, readProfile } from '../../brands/index.ts';
import type { FindingStore } from '../../claims/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import {
  answerDocument,
  claimKeysOf,
  type ListedPrompt,
  type ListPromptsDeps,
  listPrompts as readPrompts,
  roundedDocument,
  type StoredAnswerReader,
} from '../../visibility/index.ts';
import { pageOf } from '../pagination.ts';
import { READS, type Tool } from '../tool.ts';
import { refOf } from './brand-ref.ts';

export type PromptToolDeps = ListPromptsDeps & {
  brands: Pick<BrandStore, 'findProfile'>;
  storedAnswers: Pick<StoredAnswerReader, 'findAnswer'>;
  findings: Pick<FindingStore, 'findIds'>;
};

export function listPrompts(deps: PromptToolDeps): Tool<'list_prompts'> {
  const read = readPrompts(deps);
  const answerOf = readAnswer(deps);
  return {
    ...READS,
    async run({ brand: wanted, market, prompt, answer: answerId, ...query }, { brandOf }) {
      const brand = await brandOf(wanted);
      const all = await read({ brandId: brand.id, market });
      if (prompt !== undefined && answerId === undefined && !all.some(({ id }) => id === prompt))
        throw refused('prompt', 'must be the ID of a prompt, as list_prompts without it returns them');
      const answer = answerId === undefined ? null : await answerOf(brand, { answerId, promptId: prompt });
      const only = prompt ?? answer?.prompt_id;
      const { entries, next_cursor } = pageOf(
        all.filter(({ id }) => only === undefined || id === only),
        query,
      );
      return { brand: refOf(brand), prompts: entries.map(listed), answer, next_cursor };
    },
  };
}

interface WantedAnswer {
  answerId: string;
  promptId: string | undefined;
}

type Shown = NonNullable<ToolOutput<'list_prompts'>['answer']>;

/** Also for a prompt that the brand no longer has. */
const readAnswer =
  (deps: PromptToolDeps) =>
  async (brand: Brand, { answerId, promptId }: WantedAnswer): Promise<Shown> => {
    const answer = await deps.storedAnswers.findAnswer(answerId);
    if (answer?.brandId !== brand.id) throw refused('answer', 'must be the id of an answer about the brand');
    if (promptId !== undefined && answer.promptId !== promptId)
      throw refused('answer', 'must be an answer to the prompt');
    const [{ file }, findingIds] = await Promise.all([
      readProfile(deps)(brand.id),
      deps.findings.findIds(brand.id, claimKeysOf(answer)),
    ]);
    return answerDocument(answer, { ownDomains: file.domains, findingIds });
  };

const refused = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', { message: `${path} ${message}`, issues: [{ path, message }] });

const listed = ({ id, text, market, language, tags, branded, results }: ListedPrompt) => ({
  id,
  text,
  market,
  language,
  tags,
  branded,
  last_results: roundedDocument(results.map(resultDocument)),
});

const resultDocument = (result: ListedPrompt['results'][number]) => ({
  engine: result.engine,
  market: result.market,
  answer_id: result.answerId,
  model: result.model,
  asked_at: new Date(result.askedAt).toISOString(),
  mentioned: result.mentioned,
  no_information: result.noInformation,
  searched: result.searched,
  rank: result.rank,
  sentiment: result.sentiment,
  citations: result.citations,
  own_citations: result.ownCitations,
  competitors: result.competitors,
});
