// `export answers|findings`: answers of engines and findings, one per line.

import { type Command, Option } from 'commander';
import { readProfile } from '../../brands/index.ts';
import type { FindingSummary } from '../../claims/index.ts';
import { csvLine } from '../../privacy/index.ts';
import { answerDocument, answerHead, claimKeysOf, type StoredAnswer } from '../../visibility/index.ts';
import { brandIdIn } from '../brand-id.ts';
import { summaryDocument } from '../findings/finding-document.ts';
import { pointInTime } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import type { Terminal } from '../terminal.ts';
import { type CommandDeps, withStores } from '../with-stores.ts';
import { writeLines } from './write-lines.ts';

interface BrandExportOptions extends Record<string, unknown> {
  brand?: string;
  since?: number;
  format: 'ndjson' | 'csv';
}

interface BrandExport<Row> {
  sinceHelp: string;
  read(deps: CommandDeps, query: { brandId: string | undefined; since: number | undefined }): AsyncIterable<Row>;
  /** The columns of a CSV, which cannot hold lists. */
  columns: readonly string[];
  flat(row: Row): object;
  document(deps: CommandDeps, row: Row): Promise<object>;
}

const HELP = 'one JSON object per line, or CSV for spreadsheets without list fields';

export function declareBrandExports(group: Command, terminal: Terminal): void {
  declare(
    group.command('answers').description('print answers of engines, with mentions, citations and claims'),
    ANSWERS,
  );
  declare(group.command('findings').description('print the findings'), FINDINGS);

  function declare<Row>(command: Command, what: BrandExport<Row>): void {
    withOptions(command, ['store'])
      .option('--brand <brand>', 'only this brand, by id, name, alias or domain')
      .option('--since <time>', `${what.sinceHelp}: a UTC date, or a time such as 2026-01-31T08:00:00Z`, pointInTime)
      .addOption(new Option('--format <format>', HELP).choices(['ndjson', 'csv']).default('ndjson'))
      .action((options: BrandExportOptions) =>
        withStores(options, async (deps) => {
          const brandId = await brandIdIn(deps, options.brand);
          const rows = what.read(deps, { brandId, since: options.since });
          await writeLines(terminal, options.format === 'csv' ? csvLines(what, rows) : jsonLines(what, rows, deps));
        }),
      );
  }
}

async function* jsonLines<Row>(what: BrandExport<Row>, rows: AsyncIterable<Row>, deps: CommandDeps) {
  for await (const row of rows) yield `${JSON.stringify(await what.document(deps, row))}\n`;
}

async function* csvLines<Row>({ columns, flat }: BrandExport<Row>, rows: AsyncIterable<Row>) {
  yield csvLine(columns);
  for await (const row of rows) {
    const fields = new Map<string, unknown>(Object.entries(flat(row)));
    yield csvLine(columns.map((column) => cellOf(fields.get(column))));
  }
}

const cellOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

const answerFields = (answer: StoredAnswer) => {
  const { id: answer_id, ...head } = answerHead(answer);
  return { kind: 'answer', answer_id, brand_id: answer.brandId, ...head };
};

const ANSWERS: BrandExport<StoredAnswer> = {
  sinceHelp: 'only answers requested since this time',
  read: ({ storedAnswers }, query) => storedAnswers.exportAnswers(query),
  columns: [
    'kind',
    'answer_id',
    'brand_id',
    'prompt_id',
    'scan_id',
    'engine',
    'model',
    'market',
    'language',
    'asked_at',
    'text',
  ],
  flat: (answer) => ({ ...answerFields(answer), text: answer.content?.text }),
  async document(deps, answer) {
    const { file } = await readProfile(deps)(answer.brandId);
    const findingIds = await deps.findings.findIds(answer.brandId, claimKeysOf(answer));
    const { id: _id, ...document } = answerDocument(answer, { ownDomains: file.domains, findingIds });
    return { ...answerFields(answer), ...document };
  },
};

const findingFields = (finding: FindingSummary) => {
  const { kind: claim_kind, ...summary } = summaryDocument(finding);
  const { scanId: scan_id, promptId: prompt_id, engine, market } = finding.seenIn;
  return { kind: 'finding', claim_kind, ...summary, scan_id, prompt_id, engine, market };
};

const FINDINGS: BrandExport<FindingSummary> = {
  sinceHelp: 'only findings last seen since this time',
  read: ({ findings }, query) => findings.exportFindings(query),
  columns: [
    'kind',
    'finding_id',
    'brand_id',
    'claim_kind',
    'subject',
    'claimed',
    'verified',
    'severity',
    'state',
    'first_seen_at',
    'last_seen_at',
    'quote',
    'start',
    'end',
    'scan_id',
    'prompt_id',
    'engine',
    'market',
  ],
  flat: findingFields,
  document: async (_, finding) => findingFields(finding),
};
