// `brand create|list|update`, plus the commands of `brand-file.ts`.
import { type Command, Option } from 'commander';
import { PLANS, type Plan } from '../../accounts/index.ts';
import { type Brand, createBrand, updateBrand } from '../../brands/index.ts';
import { UsageError } from '../exit-code.ts';
import { listing } from '../listing.ts';
import { repeated } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { declareBrandFile } from './brand-file.ts';

interface CreateOptions extends Record<string, unknown> {
  name: string;
  domain: string;
  alias?: string[];
  tenant?: string;
  plan?: Plan;
}

interface UpdateOptions extends Record<string, unknown> {
  name?: string;
  domain?: string;
  /** `false`: `--no-alias`. */
  alias?: string[] | false;
}

export function declareBrand(brand: Command, terminal: Terminal): void {
  declareBrandFile(brand, terminal);
  withOptions(brand.command('create'), ['store'])
    .description('create a brand, and a tenant unless you name one')
    .requiredOption('--name <name>', 'its name')
    .requiredOption('--domain <host>', 'its website, such as acme.example')
    .option('--alias <name>', 'another name; repeatable', repeated)
    .option('--tenant <id>', 'the tenant that owns it (default: a new one)')
    .addOption(new Option('--plan <plan>', "the tenant's plan (default for a new tenant: free)").choices(PLANS))
    .action(async (options: CreateOptions) => printAnswer(terminal, await create(options)));
  withOptions(brand.command('list'), ['store'])
    .description('list brands')
    .option('--tenant <id>', 'only brands of this tenant')
    .action(async (options: { tenant?: string }) => printAnswer(terminal, await list(options)));
  withOptions(brand.command('update <id>'), ['store'])
    .description('change a brand')
    .option('--name <name>', 'its name')
    .option('--domain <host>', 'its website')
    .option('--alias <name>', 'another name; replaces all current ones; repeatable', repeated)
    .option('--no-alias', 'remove all aliases')
    .action(async (id: string, options: UpdateOptions) => printAnswer(terminal, await update(id, options)));
}

async function create(options: CreateOptions): Promise<Answer> {
  const { name, domain, alias: aliases = [], tenant: tenantId, plan } = options;
  const brand = await withStores(options, (deps) => createBrand(deps)({ name, domain, aliases, tenantId, plan }));
  const document = brandDocument(brand);
  const next = commandLine(`install create --brand ${brand.id}`);
  return { document, text: fieldList(`Created the brand ${brand.name}.`, document, next) };
}

async function list(options: { tenant?: string }): Promise<Answer> {
  const brands = await withStores(options, (deps) => deps.brands.listBrands(options.tenant));
  const lines = brands.map(({ id, name, domain, tenantId }) => `${id}  ${name}  ${domain}  tenant ${tenantId}`);
  return {
    document: { brands: brands.map(brandDocument) },
    ...listing({
      header: ['id', 'name', 'domain', 'tenant'],
      rows: brands.map(({ id, name, domain, tenantId }) => [id, name, domain, tenantId]),
      lines,
      none: `No brands yet. Next: ${commandLine('brand create --name NAME --domain HOST')}`,
    }),
  };
}

async function update(id: string, options: UpdateOptions): Promise<Answer> {
  const { name, domain, alias } = options;
  const change = {
    ...(name !== undefined && { name }),
    ...(domain !== undefined && { domain }),
    ...(Array.isArray(alias) && { aliases: alias }),
    ...(alias === false && { aliases: [] }),
  };
  if (Object.keys(change).length === 0) throw new UsageError('Specify what to change: --name, --domain or --alias.');
  const document = brandDocument(await withStores(options, (deps) => updateBrand(deps)({ id, ...change })));
  return { document, text: fieldList('Updated the brand.', document) };
}

const brandDocument = (brand: Brand) => ({
  brand_id: brand.id,
  tenant_id: brand.tenantId,
  name: brand.name,
  domain: brand.domain,
  aliases: brand.aliases,
  created_at: new Date(brand.createdAt).toISOString(),
});
