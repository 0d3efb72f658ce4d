// `plan list|show|set|buy-prompts` (Spec 8).
import { type Command, InvalidArgumentError, Option } from 'commander';
import { PLANS, type Plan } from '../../accounts/index.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { buyPrompts, CATALOG, limitsUnder, type Quota, setPlan, type TenantPlan } from '../../plans/index.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface TenantOptions extends Record<string, unknown> {
  tenant: string;
}

export function declarePlan(plan: Command, terminal: Terminal): void {
  plan
    .command('list')
    .option('--json', 'print output as one JSON document')
    .description('list the plans and what each includes; needs no store')
    .action(() => printAnswer(terminal, list()));
  withOptions(plan.command('show'), ['store'])
    .description("show a tenant's plan and its limits")
    .requiredOption('--tenant <id>', 'the tenant')
    .action(async (options: TenantOptions) => printAnswer(terminal, await show(options)));
  withOptions(plan.command('set'), ['store'])
    .description("change a tenant's plan from now on; earlier usage stays charged as it was")
    .requiredOption('--tenant <id>', 'the tenant')
    .addOption(new Option('--plan <plan>', 'the new plan').choices(PLANS).makeOptionMandatory())
    .action(async (options: TenantOptions & { plan: Plan }) => printAnswer(terminal, await change(options)));
  withOptions(plan.command('buy-prompts'), ['store'])
    .description('buy extra prompts, if the plan sells them')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--count <number>', 'how many to buy', wholeNumber)
    .action(async (options: TenantOptions & { count: number }) => printAnswer(terminal, await buy(options)));
}

function list(): Answer {
  const plans = PLANS.map((plan) => ({ plan, ...termsDocument(plan) }));
  const lines = [
    ['plan', 'scans', 'findings', 'fixes', 'engines', 'prompts', 'brands', 'competitors', 'auto-scan'],
    ...PLANS.map((plan) => {
      const { quotas, engines, prompts, brands, competitors, autoScan } = CATALOG[plan];
      const counts = [quotas.scan, quotas.finding, quotas.fix].map(quotaText);
      const limits = [engines, prompts, brands, competitors, autoScan].map((value) => String(value ?? '-'));
      return [plan, ...counts, ...limits];
    }),
  ];
  return { document: { plans }, text: `${table(lines)}\n\n-: no limit` };
}

const quotaText = (quota: Quota | null): string => {
  if (quota === null) return '-';
  const { included, per, overageCents } = quota;
  return `${included} a ${per}${overageCents === null ? '' : `, then ${dollars(overageCents)}`}`;
};

export const dollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;

async function show(options: TenantOptions): Promise<Answer> {
  const found = await withStores(options, (deps) => deps.plans.findPlan(options.tenant));
  if (!found) throw new DomainError('not_found', { message: `no such tenant: ${options.tenant}` });
  return answer(`The tenant is on the plan ${found.plan}.`, options.tenant, found);
}

async function change({ tenant: tenantId, plan, ...options }: TenantOptions & { plan: Plan }): Promise<Answer> {
  const changed = await withStores(options, (deps) => setPlan(deps)({ tenantId, plan }));
  return answer(`The tenant is now on the plan ${plan}.`, tenantId, changed);
}

async function buy({ tenant: tenantId, count, ...options }: TenantOptions & { count: number }): Promise<Answer> {
  const changed = await withStores(options, (deps) => buyPrompts(deps)({ tenantId, count }));
  return answer(`The tenant has ${changed.extraPrompts} extra prompts.`, tenantId, changed);
}

function answer(headline: string, tenantId: string, tenant: TenantPlan): Answer {
  const { plan, extraPrompts } = tenant;
  const limits = limitsUnder(tenant);
  const document = {
    tenant_id: tenantId,
    plan,
    extra_prompts: extraPrompts,
    ...termsDocument(plan),
    prompts: limits.prompts,
  };
  const { scan, finding, fix } = CATALOG[plan].quotas;
  const { quotas: _, ...fields } = document;
  const lines = { ...fields, scans: quotaText(scan), findings: quotaText(finding), fixes: quotaText(fix) };
  const shown = Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, value ?? '-']));
  return { document, text: fieldList(headline, shown) };
}

const termsDocument = (plan: Plan) => {
  const { engines, prompts, brands, competitors, autoScan } = CATALOG[plan];
  return { engines, prompts, brands, competitors, auto_scan: autoScan, quotas: quotasDocument(plan) };
};

const quotasDocument = (plan: Plan) =>
  Object.fromEntries(
    Object.entries(CATALOG[plan].quotas).map(([unit, quota]) => [
      unit,
      quota && { included: quota.included, per: quota.per, overage_cents: quota.overageCents },
    ]),
  );

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of at least 1.');
}
