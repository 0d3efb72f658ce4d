// `token create|list|revoke`.
import { setTimeout as pause } from 'node:timers/promises';
import { TOKEN_SCOPES, type TokenScope } from '@service/protocol/schemas';
import { type Command, Option } from 'commander';
import { waitForConfigPropagation } from '../../integrations/index.ts';
import { createToken, revokeToken, tokenDocument } from '../../tokens/index.ts';
import { optionalBrandIdOf } from '../brand-id.ts';
import { listing } from '../listing.ts';
import { pointInTime, repeated } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface CreateOptions extends Record<string, unknown> {
  tenant: string;
  name: string;
  scope: TokenScope[];
  brand?: string[];
  demo?: true;
  expires?: number;
}

const SCOPE = new Option('--scope <scope...>', 'what the key may do; server events need write').choices(TOKEN_SCOPES);

export function declareToken(token: Command, terminal: Terminal): void {
  withOptions(token.command('create'), ['store'])
    .description('create an API key; its secret is shown once')
    .requiredOption('--tenant <id>', 'the tenant of the key')
    .requiredOption('--name <name>', 'its name')
    .addOption(SCOPE.makeOptionMandatory())
    .option(
      '--brand <brand>',
      'a brand that the key can access, by id, name, alias or domain; repeatable (default: all brands of the tenant)',
      repeated,
    )
    .option('--demo', 'a demo key: read-only, for the showcase')
    .option('--expires <time>', 'a UTC date, or a time such as 2026-01-31T08:00:00Z (default: never)', pointInTime)
    .action(async (options: CreateOptions) => printAnswer(terminal, await create(options)));
  withOptions(token.command('list'), ['store'])
    .description('list API keys, without their secrets')
    .option('--tenant <id>', 'only keys of this tenant')
    .action(async (options: { tenant?: string }) => printAnswer(terminal, await list(options)));
  withOptions(token.command('revoke <id>'), ['store'])
    .description('revoke an API key; returns when every serving process refuses it')
    .action(async (id: string, options: Record<string, unknown>) => printAnswer(terminal, await revoke(id, options)));
}

async function create(options: CreateOptions): Promise<Answer> {
  const { tenant: tenantId, name, scope: scopes, brand: brands, demo = false, expires = null } = options;
  const { token, secret } = await withStores(options, async (deps) => {
    const brandIds = brands ? await Promise.all(brands.map((brand) => optionalBrandIdOf(deps, brand, tenantId))) : null;
    const input = { tenantId, name, scopes, brandIds, demo, expiresAt: expires };
    return createToken({ ...deps, store: deps.tokens })(input);
  });
  const { token_id, ...rest } = tokenDocument(token);
  return {
    document: { token_id, token: secret, ...rest },
    text: fieldList('Created the API key. Copy it now: it is not shown again.', { token_id, token: secret }),
  };
}

async function list(options: { tenant?: string }): Promise<Answer> {
  const tokens = await withStores(options, (deps) => deps.tokens.listTokens(options.tenant));
  const lines = tokens.map(
    ({ id, name, scopes, revokedAt }) => `${id}  ${name}  ${scopes.join(' ')}${revokedAt === null ? '' : '  revoked'}`,
  );
  return {
    document: { tokens: tokens.map(tokenDocument) },
    ...listing({
      header: ['id', 'name', 'scopes', 'state'],
      rows: tokens.map((one) => [one.id, one.name, one.scopes.join(' '), one.revokedAt === null ? 'valid' : 'revoked']),
      lines,
      none: `No API keys yet. Next: ${commandLine('token create --tenant ID --name NAME --scope write')}`,
    }),
  };
}

async function revoke(id: string, options: Record<string, unknown>): Promise<Answer> {
  const token = await withStores(options, async (deps) => {
    const revoked = await revokeToken({ ...deps, store: deps.tokens })(id);
    await waitForConfigPropagation({ ...deps, pause });
    return revoked;
  });
  return {
    document: tokenDocument(token),
    text: `Revoked the API key ${token.name}. Every serving process now rejects it.`,
  };
}
