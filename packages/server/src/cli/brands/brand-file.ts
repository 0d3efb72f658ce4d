// `brand import|export|show`.
import { type Command, Option } from 'commander';
import { PLANS, type Plan } from '../../accounts/index.ts';
import {
  type BrandFileFormat,
  type BrandProfile,
  brandFileDocument,
  importBrand,
  MAX_FILE_BYTES,
  readBrandFile,
  readProfile,
  TOO_LARGE,
  writeBrandFile,
} from '../../brands/index.ts';
import { closeOutdatedFindings } from '../../claims/index.ts';
import { brandIdOf } from '../brand-id.ts';
import { readTextFile } from '../read-text-file.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { warningLines } from './warning-lines.ts';

interface ImportOptions extends Record<string, unknown> {
  brand?: string;
  tenant?: string;
  plan?: Plan;
}

export function declareBrandFile(brand: Command, terminal: Terminal): void {
  withOptions(brand.command('import <file>'), ['store'])
    .description('create or update a brand from a YAML or JSON file; safe to repeat')
    .option(
      '--brand <brand>',
      'the brand, by id, name, alias or domain (default: the one with the name in the file, or a new one)',
    )
    .option('--tenant <id>', 'the tenant that owns it (default: any tenant, or a new one)')
    .addOption(new Option('--plan <plan>', 'the plan of a new tenant').choices(PLANS))
    .action(async (file: string, options: ImportOptions) => printAnswer(terminal, await load(file, options)));
  withOptions(brand.command('export <brand>'), ['store'])
    .description('print a brand as a file that `brand import` reads')
    .addOption(new Option('--format <format>', 'how to write it').choices(['yaml', 'json']).default('yaml'))
    .action(async (wanted: string, options: { format: BrandFileFormat }) => {
      const { file } = await profileOf(options, wanted);
      terminal.stdout.write(writeBrandFile(file, terminal.json ? 'json' : options.format));
    });
  withOptions(brand.command('show <brand>'), ['store'])
    .description('show a brand, by id, name, alias or domain')
    .action(async (wanted: string, options: Record<string, unknown>) =>
      printAnswer(terminal, show(await profileOf(options, wanted))),
    );
}

async function load(path: string, options: ImportOptions): Promise<Answer> {
  const content = await readTextFile(path, { bytes: MAX_FILE_BYTES, tooLarge: TOO_LARGE });
  const file = readBrandFile(content, path);
  const { brand: brandId, tenant: tenantId, plan } = options;
  const { brand, outcome } = await withStores(options, async (deps) => {
    const imported = await importBrand(deps)({ file, brandId, tenantId, plan });
    if (imported.outcome === 'changed') await closeOutdatedFindings(deps)(imported.brand.id);
    return imported;
  });
  const document = {
    brand_id: brand.id,
    tenant_id: brand.tenantId,
    outcome,
    name: file.name,
    domains: file.domains,
    ...sizesOf(file),
  };
  const warnings = warningLines(file, content, path);
  const told = fieldList(`The brand ${brand.name} was ${outcome}.`, document, commandLine(`brand show ${brand.id}`));
  const text = [...warnings.map((warning) => `warning: ${warning}`), told].join('\n');
  return { document: { ...document, warnings }, text };
}

const profileOf = (options: Readonly<Record<string, unknown>>, wanted: string): Promise<BrandProfile> =>
  withStores(options, async (deps) => readProfile(deps)(await brandIdOf(deps, wanted)));

function show({ brand, file }: BrandProfile): Answer {
  const ids = { brand_id: brand.id, tenant_id: brand.tenantId };
  const { name, domains, markets, aliases } = file;
  const shown = { ...ids, domains, aliases: aliases.map((alias) => alias.name), markets, ...sizesOf(file) };
  return { document: { ...ids, ...brandFileDocument(file) }, text: fieldList(name, shown) };
}

const sizesOf = (file: BrandProfile['file']) => ({
  product_lines: file.product_lines.length,
  skus: file.product_lines.reduce((sum, { skus }) => sum + skus.length, 0),
  competitors: file.competitors.length,
  prompts: file.prompts.length,
  facts: file.facts.length,
});
