// `report attribution`: the results of a brand's visits, by day, channel and install (decisions 9).
import type { Command } from 'commander';
import { type Report, readReport } from '../../attribution/index.ts';
import { createProjection } from '../../workers/projection.ts';
import { brandIdOf } from '../brand-id.ts';
import { expectPeriod, parseDay } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { declareVisibilityReport } from './visibility.ts';

interface ReportOptions extends Record<string, unknown> {
  brand: string;
  since?: string;
  until?: string;
}

export function declareReport(report: Command, terminal: Terminal): void {
  declareVisibilityReport(report, terminal);
  withOptions(report.command('attribution'), ['store'])
    .description('report visits, daily visitors, actions and server events by UTC day, channel and install')
    .requiredOption('--brand <brand>', 'the brand, by id, name, alias or domain')
    .option('--since <day>', 'from this UTC day, such as 2026-01-31', parseDay)
    .option('--until <day>', 'through this UTC day', parseDay)
    .action(async (options: ReportOptions) => printAnswer(terminal, await attribution(options)));
}

async function attribution(options: ReportOptions): Promise<Answer> {
  const { since, until } = options;
  expectPeriod(options);
  return withStores(options, async (stores) => {
    const brandId = await brandIdOf(stores, options.brand);
    const query = { brandId, ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
    const project = createProjection(stores, stores.clock);
    const report = await readReport({ ...stores, project })(query);
    return { document: documentOf(report, brandId, options), text: textOf(report) };
  });
}

const documentOf = ({ rows, totals, pending }: Report, brandId: string, { since, until }: ReportOptions) => ({
  brand_id: brandId,
  since: since ?? null,
  until: until ?? null,
  rows: rows.map(({ installId, day, channel, ...counts }) => ({ day, channel, install_id: installId, ...counts })),
  totals,
  pending,
});

const COUNTS = ['visits', 'visitors', 'actions', 'confirmed', 'reversed'] as const;

function textOf({ rows, totals, pending }: Report): string {
  const lines = [
    ['day', 'channel', 'install', ...COUNTS.map((count) => (count === 'visitors' ? 'daily visitors' : count))],
    ...rows.map((row) => [row.day, row.channel, row.installId, ...COUNTS.map((count) => row[count])]),
    ['total', '', '', ...COUNTS.map((count) => totals[count])],
  ];
  const shown = rows.length === 0 ? 'No activity in this period.' : table(lines);
  return pending === 0
    ? shown
    : `${shown}\n\n${pending} more records are not counted yet; a serving process counts them in the background.`;
}
