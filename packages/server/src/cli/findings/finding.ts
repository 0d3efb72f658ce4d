// `finding list|show|fix|dismiss|reopen`: wrong claims that answers make about a brand (decisions 7).
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  changeFindingState,
  DISMISS_REASONS,
  type DismissReason,
  FINDING_STATES,
  type FindingAction,
  type FindingState,
  listFindings,
  readFinding,
  readFindingHistory,
} from '../../claims/index.ts';
import { brandIdOf } from '../brand-id.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { changeDocument, changeLine, findingDocument, findingText, summaryDocument } from './finding-document.ts';
import { declareFindingFix } from './finding-fix.ts';

interface ListOptions extends Record<string, unknown> {
  brand: string;
  state?: FindingState;
}

interface DismissOptions extends Record<string, unknown> {
  reason?: DismissReason;
  note?: string;
}

/** As in the portal. */
const MAX_NOTE = 500;

function noteOf(text: string): string {
  const note = text.trim();
  if (note !== '' && note.length <= MAX_NOTE) return note;
  throw new InvalidArgumentError(`It must have 1 to ${MAX_NOTE} characters.`);
}

export function declareFinding(finding: Command, terminal: Terminal): void {
  withOptions(finding.command('list'), ['store'])
    .description('list wrong claims about a brand, worst first')
    .requiredOption('--brand <brand>', 'the brand, by id, name, alias or domain')
    .addOption(new Option('--state <state>', 'only findings in this state').choices(FINDING_STATES))
    .action(async (options: ListOptions) => printAnswer(terminal, await list(options)));
  withOptions(finding.command('show <id>'), ['store'])
    .description('show a finding with its sources and the price of its fix; free')
    .action(async (id: string, options: Record<string, unknown>) => printAnswer(terminal, await show(id, options)));
  declareFindingFix(finding.command('fix <id>'), terminal);
  withOptions(finding.command('dismiss <id>'), ['store'])
    .description('dismiss a finding')
    .addOption(new Option('--reason <reason>', 'why, for its history').choices(DISMISS_REASONS))
    .option('--note <text>', `a note for its history, at most ${MAX_NOTE} characters`, noteOf)
    .action(async (id: string, options: DismissOptions) => printAnswer(terminal, await move(id, 'dismiss', options)));
  withOptions(finding.command('reopen <id>'), ['store'])
    .description('reopen a dismissed finding')
    .action(async (id: string, options: Record<string, unknown>) =>
      printAnswer(terminal, await move(id, 'reopen', options)),
    );
}

async function list(options: ListOptions): Promise<Answer> {
  const { brand, state } = options;
  const [brandId, findings] = await withStores(options, async (deps) => {
    const id = await brandIdOf(deps, brand);
    return [id, await listFindings(deps)({ brandId: id, state })] as const;
  });
  const rows = findings.map((one) => [
    one.id,
    one.severity,
    one.state,
    one.kind,
    one.subject,
    one.claimed,
    one.verified,
  ]);
  return {
    document: { brand_id: brandId, findings: findings.map(summaryDocument) },
    text:
      rows.length === 0
        ? 'No findings.'
        : table([['id', 'severity', 'state', 'kind', 'subject', 'claimed', 'verified'], ...rows]),
  };
}

async function show(id: string, options: Record<string, unknown>): Promise<Answer> {
  const [finding, history] = await withStores(options, (deps) =>
    Promise.all([readFinding(deps)(id), readFindingHistory(deps)(id)]),
  );
  return {
    document: { ...findingDocument(finding), history: history.map(changeDocument) },
    text: [findingText(finding), '', ...history.map(changeLine)].join('\n'),
  };
}

async function move(id: string, action: FindingAction, options: DismissOptions): Promise<Answer> {
  const { reason, note } = options;
  const finding = await withStores(options, (deps) => changeFindingState(deps)(id, action, { reason, note }));
  const document = summaryDocument(finding);
  return { document, text: fieldList(`The finding is ${finding.state}.`, document, commandLine(`finding show ${id}`)) };
}
