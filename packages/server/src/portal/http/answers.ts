// The answers behind a figure, and one answer with all matches in it.
import type { PortalQuery } from '@service/protocol/portal';
import { type BrandStore, numberedPrompts, readProfile } from '../../brands/index.ts';
import type { FindingStore } from '../../claims/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import {
  type AnswerSubject,
  answerDocument,
  claimKeysOf,
  type FigureAnswersDeps,
  listedAnswer,
  listFigureAnswers,
  type StoredAnswerReader,
} from '../../visibility/index.ts';
import type { PortalHandlers } from './call.ts';

export interface AnswerHandlersDeps extends FigureAnswersDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  storedAnswers: StoredAnswerReader;
  findings: Pick<FindingStore, 'findIds'>;
}

type Keys = 'GET /brands/:brand/answers' | 'GET /brands/:brand/answers/:answer';

const PAGE = 25;

export const answerHandlers = (deps: AnswerHandlersDeps): PortalHandlers<Keys> => ({
  async 'GET /brands/:brand/answers'({ brand, query }) {
    const { branded, prompt: promptId, subject: _kind, name: _name, limit = PAGE, ...given } = query;
    const subject = subjectOf(query);
    const list = listFigureAnswers(deps);
    const [{ file }, page] = await Promise.all([
      readProfile(deps)(brand.id),
      list({
        ...given,
        brandId: brand.id,
        promptId,
        subject,
        limit,
        branded: branded === undefined ? undefined : branded === 'true',
      }),
    ]);
    const texts = new Map(numberedPrompts(brand.id, file).map(({ id, text }) => [id, text]));
    return {
      period: page.period,
      answers: page.answers.map((answer) => listedAnswer(answer, subject, texts)),
      total: page.total ?? null,
      prompt: promptId === undefined ? null : { id: promptId, text: texts.get(promptId) ?? null },
      next_cursor: page.nextCursor,
    };
  },

  async 'GET /brands/:brand/answers/:answer'({ brand, params }) {
    const answer = await deps.storedAnswers.findAnswer(params.answer);
    if (answer?.brandId !== brand.id) throw new DomainError('not_found', { message: 'The brand has no such answer.' });
    const [{ file }, findingIds] = await Promise.all([
      readProfile(deps)(brand.id),
      deps.findings.findIds(brand.id, claimKeysOf(answer)),
    ]);
    const { prompt_id: id, ...document } = answerDocument(answer, { ownDomains: file.domains, findingIds });
    const prompt = numberedPrompts(brand.id, file).find((one) => one.id === id);
    return { ...document, prompt: { id, text: prompt?.text ?? null } };
  },
});

/** Throws `invalid_input` for a subject without the name that it needs. */
function subjectOf({ subject: kind, name }: PortalQuery<'GET /brands/:brand/answers'>): AnswerSubject | undefined {
  switch (kind) {
    case undefined:
      return undefined;
    case 'brand':
    case 'no_brand':
    case 'brand_or_competitor':
    case 'brand_sentiment':
    case 'own_citation':
    case 'gap':
      return { kind };
    default:
      if (name === undefined) throw refused('name', `is needed for the subject ${kind}`);
      return { kind, name };
  }
}

const refused = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', { message: `${path} ${message}`, issues: [{ path, message }] });
