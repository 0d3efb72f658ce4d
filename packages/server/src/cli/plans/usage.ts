// `usage report`: the usage of a tenant in a month, in units and US cents (decisions 8).
import { type Command, InvalidArgumentError } from 'commander';
import { readUsage, type UnitUsage, type UsageReport } from '../../plans/index.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { dollars } from './plan.ts';

interface UsageOptions extends Record<string, unknown> {
  tenant: string;
  month?: number;
}

export function declareUsage(usage: Command, terminal: Terminal): void {
  withOptions(usage.command('report'), ['store'])
    .description('report included, used and overage units, and their cost')
    .requiredOption('--tenant <id>', 'the tenant')
    .option('--month <month>', 'a UTC month such as 2026-01 (default: the current month)', parseMonth)
    .action(async (options: UsageOptions) => printAnswer(terminal, await report(options)));
}

async function report({ tenant: tenantId, month, ...options }: UsageOptions): Promise<Answer> {
  const usage = await withStores(options, (deps) => readUsage(deps)({ tenantId, month }));
  return { document: documentOf(tenantId, usage), text: textOf(usage) };
}

const time = (at: number): string => new Date(at).toISOString();

const documentOf = (tenantId: string, { plan, extraPrompts, period, units, amountCents }: UsageReport) => ({
  tenant_id: tenantId,
  plan,
  extra_prompts: extraPrompts,
  period: period.name,
  starts_at: time(period.startsAt),
  ends_at: time(period.endsAt),
  currency: 'USD',
  units: units.map(unitDocument),
  amount_cents: amountCents,
});

const unitDocument = ({ unit, period, included, used, overage, unitCents, amountCents }: UnitUsage) => ({
  unit,
  period: period.name,
  included,
  used,
  overage,
  overage_unit_cents: unitCents,
  amount_cents: amountCents,
  resets_at: time(period.endsAt),
});

const textOf = ({ plan, period, units, amountCents }: UsageReport): string =>
  `${table([
    ['unit', 'period', 'included', 'used', 'overage', 'amount'],
    ...units.map((line) => [
      line.unit,
      line.period.name,
      String(line.included ?? '-'),
      String(line.used),
      String(line.overage),
      dollars(line.amountCents),
    ]),
  ])}\n\nThe plan is ${plan}. ${period.name} costs ${dollars(amountCents)} on top of the plan.`;

/** The start of the month. */
function parseMonth(text: string): number {
  const at = Date.parse(`${text}-01T00:00:00Z`);
  if (/^\d{4}-\d{2}$/.test(text) && Number.isFinite(at)) return at;
  throw new InvalidArgumentError('It must be a month, such as 2026-01.');
}
