// `finding list|show|dismiss|reopen`: wrong claims that answers make of a brand (decisions 7).
import { type Command, Option } from 'commander';
import {
  FINDING_STATES,
  type Finding,
  type FindingAction,
  type FindingState,
  type FindingSummary,
  listFindings,
  moveFinding,
  readFinding,
} from '../claims/index.ts';
import { brandIdOf } from './brand-id.ts';
import { withOptions } from './setting-options.ts';
import { table } from './table.ts';
import { type Answer, say, sheet, type Terminal, typed } from './terminal.ts';
import { withStores } from './with-stores.ts';

interface ListOptions extends Record<string, unknown> {
  brand: string;
  state?: FindingState;
}

export function declareFinding(finding: Command, terminal: Terminal): void {
  withOptions(finding.command('list'), ['store'])
    .description('wrong claims about a brand, the worst first')
    .requiredOption('--brand <brand>', 'the brand, by id, name, alias or domain')
    .addOption(new Option('--state <state>', 'only these').choices(FINDING_STATES))
    .action(async (options: ListOptions) => say(terminal, await list(options)));
  withOptions(finding.command('show <id>'), ['store'])
    .description('one of them with its sources and its fix')
    .action(async (id: string, options: Record<string, unknown>) => say(terminal, await show(id, options)));
  for (const action of ['dismiss', 'reopen'] as const) {
    withOptions(finding.command(`${action} <id>`), ['store'])
      .description(action === 'dismiss' ? 'say that it is no matter' : 'say that it is one after all')
      .action(async (id: string, options: Record<string, unknown>) => say(terminal, await move(id, action, options)));
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
        ? 'No finding.'
        : table([['id', 'severity', 'state', 'kind', 'subject', 'claimed', 'verified'], ...rows]),
  };
}

async function show(id: string, options: Record<string, unknown>): Promise<Answer> {
  const finding = await withStores(options, (deps) => readFinding(deps)(id));
  return { document: findingDocument(finding), text: textOf(finding) };
}

async function move(id: string, action: FindingAction, options: Record<string, unknown>): Promise<Answer> {
  const finding = await withStores(options, (deps) => moveFinding(deps)(id, action));
  const document = summaryDocument(finding);
  return { document, text: sheet(`The finding is ${finding.state}.`, document, typed(`finding show ${id}`)) };
}

const summaryDocument = (finding: FindingSummary) => ({
  finding_id: finding.id,
  brand_id: finding.brandId,
  kind: finding.kind,
  subject: finding.subject,
  claimed: finding.claimed,
  verified: finding.verified,
  severity: finding.severity,
  state: finding.state,
  first_seen_at: timeOf(finding.firstSeenAt),
  last_seen_at: timeOf(finding.lastSeenAt),
  quote: finding.quote,
  start: finding.quoteStart,
  end: finding.quoteEnd,
});

const timeOf = (at: number): string => new Date(at).toISOString();

const findingDocument = (finding: Finding) => ({
  ...summaryDocument(finding),
  seen_in: {
    scan_id: finding.seenIn.scanId,
    prompt_id: finding.seenIn.promptId,
    engine: finding.seenIn.engine,
    market: finding.seenIn.market,
  },
  frequency: finding.frequency,
  sources: finding.sources,
  fix: { steps: finding.fix.steps, json_ld: finding.fix.jsonLd },
});

function textOf(finding: Finding): string {
  const { kind, subject, claimed, verified, severity, state, quote, frequency, sources, fix } = finding;
  return [
    sheet(`"${quote}"`, { kind, subject, claimed, verified, severity, state }),
    '',
    ...frequency.map(({ engine, market, answers, of }) => `${engine} in ${market}: ${answers} of ${of} answers`),
    ...sources.map(({ url, answers }) => `cited ${answers} times: ${url}`),
    '',
    'To do:',
    ...fix.steps.map(({ text }, index) => `${index + 1}. ${text}`),
    '',
    JSON.stringify(fix.jsonLd, null, 2),
  ].join('\n');
}
