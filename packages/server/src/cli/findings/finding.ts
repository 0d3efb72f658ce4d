// `finding list|show|fix|dismiss|reopen`: wrong claims that answers make about a brand (decisions 7).
import { type Command, Option } from 'commander';
import {
  FINDING_STATES,
  type FindingAction,
  type FindingState,
  listFindings,
  moveFinding,
  readFinding,
} from '../../claims/index.ts';
import { brandIdOf } from '../brand-id.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { findingDocument, findingText, summaryDocument } from './finding-document.ts';
import { declareFindingFix } from './finding-fix.ts';

interface ListOptions extends Record<string, unknown> {
  brand: string;
  state?: FindingState;
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
  for (const action of ['dismiss', 'reopen'] as const) {
    withOptions(finding.command(`${action} <id>`), ['store'])
      .description(action === 'dismiss' ? 'dismiss a finding' : 'reopen a dismissed finding')
      .action(async (id: string, options: Record<string, unknown>) =>
        printAnswer(terminal, await move(id, action, options)),
      );
  }
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
  const finding = await withStores(options, (deps) => readFinding(deps)(id));
  return { document: findingDocument(finding), text: findingText(finding) };
}

async function move(id: string, action: FindingAction, options: Record<string, unknown>): Promise<Answer> {
  const finding = await withStores(options, (deps) => moveFinding(deps)(id, action));
  const document = summaryDocument(finding);
  return { document, text: fieldList(`The finding is ${finding.state}.`, document, commandLine(`finding show ${id}`)) };
}
