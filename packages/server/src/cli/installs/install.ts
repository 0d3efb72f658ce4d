// `install create|list|update`.
import { setTimeout as pause } from 'node:timers/promises';
import type { SessionMode } from '@service/protocol';
import { type Command, Option } from 'commander';
import { collectEndpoint, createInstall, type Install, updateInstall } from '../../integrations/index.ts';
import type { Settings } from '../../ops/settings.ts';
import { baseUrl } from '../base-url.ts';
import { brandIdIn, optionalBrandIdOf } from '../brand-id.ts';
import { UsageError } from '../exit-code.ts';
import { listing } from '../listing.ts';
import { parseBoolean, repeated } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface CreateOptions extends Record<string, unknown> {
  brand: string;
  name?: string;
  mode: SessionMode;
  reportingOrigin?: string[];
  allowedOrigin?: string[];
  referralExclusion?: string[];
}

interface UpdateOptions extends Record<string, unknown> {
  /** `false`: none (`--no-name`). */
  name?: string | false;
  active?: boolean;
  revokeSessions?: true;
  /** `false`: any origin (`--no-reporting-origin`). */
  reportingOrigin?: string[] | false;
  allowedOrigin?: string[] | false;
  /** `false`: none (`--no-referral-exclusion`). */
  referralExclusion?: string[] | false;
}

const EXCLUSION_HELP = 'a payment or login host: visits that return from it count as direct; repeatable';

const NAME_HELP = 'a name to distinguish installs, such as the website';

const ADDRESS_KEYS = ['store', 'host', 'port', 'publicUrl', 'dev'] as const;

export function declareInstall(install: Command, terminal: Terminal): void {
  withOptions(install.command('create'), ADDRESS_KEYS)
    .description('create an install, which lets a website report')
    .requiredOption('--brand <brand>', 'the brand of the install, by id, name, alias or domain')
    .option('--name <name>', NAME_HELP)
    .addOption(
      new Option('--mode <mode>', 'measurement, or shadow: listed origins exactly, and a receipt for each action')
        .choices(['measurement', 'shadow'])
        .default('measurement'),
    )
    .option(
      '--reporting-origin <origin>',
      'an origin that may report; repeatable (default: any https origin)',
      repeated,
    )
    .option('--allowed-origin <origin>', 'an origin that may exchange identities; repeatable', repeated)
    .option('--referral-exclusion <host>', EXCLUSION_HELP, repeated)
    .action(async (options: CreateOptions) => printAnswer(terminal, await create(options)));
  withOptions(install.command('list'), ADDRESS_KEYS)
    .description('list installs')
    .option('--brand <brand>', 'only installs of this brand, by id, name, alias or domain')
    .action(async (options: { brand?: string }) => printAnswer(terminal, await list(options)));
  withOptions(install.command('update <id>'), ADDRESS_KEYS)
    .description('change an install; returns when every serving process applies the change')
    .option('--name <name>', NAME_HELP)
    .option('--no-name', 'remove the name')
    .option('--active <true|false>', 'whether the install may report', parseBoolean)
    .option('--revoke-sessions', 'end all sessions')
    .option('--reporting-origin <origin>', 'an origin that may report; replaces all current ones; repeatable', repeated)
    .option('--no-reporting-origin', 'let any https origin report')
    .option(
      '--allowed-origin <origin>',
      'an origin that may exchange identities; replaces all current ones; repeatable',
      repeated,
    )
    .option('--no-allowed-origin', 'let every origin that may report exchange identities')
    .option('--referral-exclusion <host>', `${EXCLUSION_HELP}; replaces all current ones`, repeated)
    .option('--no-referral-exclusion', 'exclude only the well-known hosts')
    .action(async (id: string, options: UpdateOptions) => printAnswer(terminal, await update(id, options)));
}

async function create(options: CreateOptions): Promise<Answer> {
  const { name = null, mode, reportingOrigin = null, allowedOrigin = null } = options;
  const { referralExclusion: referralExclusions = [] } = options;
  return withStores(options, async (deps) => {
    const originRules = { dev: deps.settings.dev };
    const install = await createInstall({ ...deps, originRules })({
      brandId: await optionalBrandIdOf(deps, options.brand),
      name,
      mode,
      reportingOrigins: reportingOrigin,
      allowedOrigins: allowedOrigin,
      referralExclusions,
    });
    const document = installDocument(install, deps.settings);
    const next = `add this to your pages: <script src="${baseUrl(deps.settings)}/sdk/v1.js" data-service-install-id="${install.id}" async></script>`;
    return { document, text: fieldList('Created the install.', document, next) };
  });
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

async function list(options: { brand?: string }): Promise<Answer> {
  return withStores(options, async (deps) => {
    const installs = await deps.installs.listInstalls(await brandIdIn(deps, options.brand));
    const lines = installs.map(
      ({ id, brandId, name, mode, active }) =>
        `${id}  ${brandId}  ${mode}${active ? '' : '  inactive'}${name === null ? '' : `  ${name}`}`,
    );
    return {
      document: { installs: installs.map((install) => installDocument(install, deps.settings)) },
      ...listing({
        header: ['id', 'brand', 'mode', 'active', 'name'],
        rows: installs.map(({ id, brandId, mode, active, name }) => [id, brandId, mode, yesOrNo(active), name ?? '']),
        lines,
        none: `No installs yet. Next: ${commandLine('install create --brand ID')}`,
      }),
    };
  });
}

async function update(id: string, options: UpdateOptions): Promise<Answer> {
  const { name, active, revokeSessions } = options;
  const reportingOrigins = originList(options.reportingOrigin);
  const allowedOrigins = originList(options.allowedOrigin);
  const change = {
    ...(name !== undefined && { name: name === false ? null : name }),
    ...(active !== undefined && { active }),
    ...(revokeSessions && { revokeSessions }),
    ...(reportingOrigins !== undefined && { reportingOrigins }),
    ...(allowedOrigins !== undefined && { allowedOrigins }),
    ...(options.referralExclusion !== undefined && { referralExclusions: options.referralExclusion || [] }),
  };
  if (Object.keys(change).length === 0) {
    throw new UsageError(
      'Specify what to change: --name, --active, --revoke-sessions, --reporting-origin, --allowed-origin or --referral-exclusion.',
    );
  }
  return withStores(options, async (deps) => {
    const originRules = { dev: deps.settings.dev };
    const install = await updateInstall({ ...deps, originRules, pause })({ id, ...change });
    const document = installDocument(install, deps.settings);
    return { document, text: fieldList('Updated the install. Every serving process now uses it.', document) };
  });
}

/** `null` allows any origin, `undefined` changes nothing. */
function originList(option: string[] | false | undefined): string[] | null | undefined {
  return option === false ? null : option;
}

const installDocument = (install: Install, settings: Settings) => ({
  install_id: install.id,
  endpoint: collectEndpoint(baseUrl(settings), install.id),
  brand_id: install.brandId,
  name: install.name,
  mode: install.mode,
  active: install.active,
  reporting_origins: install.reportingOrigins,
  allowed_origins: install.allowedOrigins,
  referral_exclusions: install.referralExclusions,
  created_at: new Date(install.createdAt).toISOString(),
});
