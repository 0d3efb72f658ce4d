// `answer list|show`: what answer engines said about a brand, and what was found in it.
import { type Command, InvalidArgumentError } from 'commander';
import { numberedPrompts, readProfile } from '../../brands/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { answerDocument, answerHead, claimKeysOf, type StoredAnswer } from '../../visibility/index.ts';
import { brandIdOf } from '../brand-id.ts';
import { engineNameIn } from '../engine-name.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface ListOptions extends Record<string, unknown> {
  brand: string;
  prompt?: string;
  engine?: string;
  market?: string;
  limit: number;
}

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;

export function declareAnswer(answer: Command, terminal: Terminal): void {
  withOptions(answer.command('list'), ['store'])
    .description('list the newest answers about a brand; `export answers` prints all of them')
    .requiredOption('--brand <brand>', 'the brand, by id, name, alias or domain')
    .option('--prompt <id>', 'only answers to this prompt')
    .option('--engine <engine>', 'only answers from this engine')
    .option('--market <market>', 'only answers in this market')
    .option('--limit <number>', `how many to list, at most ${MAX_LIMIT}`, limitOf, DEFAULT_LIMIT)
    .action(async (options: ListOptions) => printAnswer(terminal, await list(options)));
  withOptions(answer.command('show <id>'), ['store'])
    .description('show an answer in full: text, mentions, citations and wrong claims with their positions')
    .action(async (id: string, options: Record<string, unknown>) => printAnswer(terminal, await show(id, options)));
}

function list({ brand, prompt: promptId, engine: wanted, market, limit, ...options }: ListOptions): Promise<Answer> {
  return withStores(options, async (deps) => {
    const brandId = await brandIdOf(deps, brand);
    const engine = await engineNameIn(deps, brandId, wanted);
    const answers = await deps.storedAnswers.listAnswers({ brandId, promptId, engine, market, limit });
    const rows = answers.map((one) => [one.id, time(one), one.engine, one.market, excerpt(one)]);
    return {
      document: { brand_id: brandId, answers: answers.map(headDocument) },
      text: rows.length === 0 ? 'No answers found.' : table([['id', 'asked', 'engine', 'market', 'text'], ...rows]),
    };
  });
}

function show(id: string, options: Record<string, unknown>): Promise<Answer> {
  return withStores(options, async (deps) => {
    const answer = await deps.storedAnswers.findAnswer(id);
    if (!answer) throw new DomainError('not_found', { message: `no such answer: ${id}` });
    const { file } = await readProfile(deps)(answer.brandId);
    const findingIds = await deps.findings.findIds(answer.brandId, claimKeysOf(answer));
    const { id: answer_id, ...document } = answerDocument(answer, { ownDomains: file.domains, findingIds });
    const asked = numberedPrompts(answer.brandId, file).find((prompt) => prompt.id === answer.promptId);
    return {
      document: { answer_id, brand_id: answer.brandId, ...document },
      text: textOf(answer, document, asked?.text),
    };
  });
}

function headDocument(answer: StoredAnswer) {
  const { id: answer_id, ...head } = answerHead(answer);
  return { answer_id, ...head };
}

type Shown = Omit<ReturnType<typeof answerDocument>, 'id'>;

/** @param question `undefined` if the brand no longer has the prompt */
function textOf(
  answer: StoredAnswer,
  { text, mentions, citations, claims }: Shown,
  question: string | undefined,
): string {
  const { engine, model, market, promptId, scanId: scan } = answer;
  const prompt = question === undefined ? `${promptId} (no longer in the brand's file)` : `"${question}" (${promptId})`;
  return [
    fieldList(`${engine} on ${time(answer)}`, { model, market, prompt, scan }),
    '',
    text ?? 'The text has been deleted: its retention has ended.',
    '',
    ...mentions.map(({ name, start, end, sentiment }) => `mentions ${name} (${start} to ${end}): ${sentiment}`),
    ...citations.map(({ url, kind }) => `${kind}: ${url}`),
    ...claims.map(
      ({ claimed, verified, finding_id }) => `wrong: ${claimed} instead of ${verified} (finding ${finding_id})`,
    ),
  ].join('\n');
}

const time = ({ askedAt }: StoredAnswer): string => new Date(askedAt).toISOString();

const EXCERPT = 60;

function excerpt({ content }: StoredAnswer): string {
  const line = (content?.text ?? '').replaceAll(/\s+/g, ' ');
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).trimEnd()}...` : line;
}

function limitOf(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_LIMIT}.`);
}
