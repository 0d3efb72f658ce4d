// `export visits|actions|events|answers|findings`: records as NDJSON or CSV, one per line (decisions 12).
import { type Command, Option } from 'commander';
import { DomainError } from '../../kernel/domain-error.ts';
import type { ExportedRecord, ExportQuery } from '../../privacy/index.ts';
import { pointInTime } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import type { Terminal } from '../terminal.ts';
import { type CommandDeps, withStores } from '../with-stores.ts';
import { declareBrandExports } from './brand-data.ts';
import { csv, type ExportKind, type LineFormat, ndjson } from './record-lines.ts';
import { writeLines } from './write-lines.ts';

interface ExportOptions extends Record<string, unknown> {
  install?: string;
  since?: number;
  format: 'ndjson' | 'csv';
}

type Read = (deps: CommandDeps, query: ExportQuery) => AsyncIterable<ExportedRecord>;

const FORMAT_HELP =
  'one JSON object per line, or CSV for spreadsheets (an apostrophe keeps text from running as a formula)';

export function declareExport(group: Command, terminal: Terminal): void {
  const add = (kind: ExportKind, read: Read) =>
    withOptions(group.command(kind), ['store'])
      .description(`print the ${kind}`)
      .option('--install <id>', 'only this install')
      .option(
        '--since <time>',
        'only records received since this time: a UTC date, or a time such as 2026-01-31T08:00:00Z',
        pointInTime,
      )
      .addOption(new Option('--format <format>', FORMAT_HELP).choices(['ndjson', 'csv']).default('ndjson'))
      .action((options: ExportOptions) => {
        const format = options.format === 'csv' ? csv(kind) : ndjson;
        return exportRecords(terminal, options, format, read);
      });
  add('visits', ({ exports }, query) => exports.exportVisits(query));
  add('actions', ({ exports }, query) => exports.exportActions(query));
  add('events', ({ exports }, query) => exports.exportEvents(query));
  declareBrandExports(group, terminal);
}

async function exportRecords(
  terminal: Terminal,
  options: ExportOptions,
  format: LineFormat,
  read: Read,
): Promise<void> {
  const { install: installId, since } = options;
  await withStores(options, async (deps) => {
    if (installId !== undefined && !(await deps.installs.findInstall(installId))) {
      throw new DomainError('not_found', { message: `no such install: ${installId}` });
    }
    const query = { ...(installId !== undefined && { installId }), ...(since !== undefined && { since }) };
    await writeLines(terminal, lines(format, read(deps, query)));
  });
}

async function* lines(format: LineFormat, records: AsyncIterable<ExportedRecord>): AsyncIterable<string> {
  if (format.head !== '') yield format.head;
  for await (const record of records) yield format.line(record);
}
