// `connection create|list|update`.
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Connection, createConnection, type NewConnection, updateConnection } from '../../server-events/index.ts';
import { UsageError } from '../exit-code.ts';
import { repeated, trueOrFalse } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, say, sheet, type Terminal, typed } from '../terminal.ts';
import { type CommandDeps, withStores } from '../with-stores.ts';

interface CreateOptions extends Record<string, unknown> {
  install: string;
  handle: string[];
  preconfigured?: string;
  reversals?: true;
  signed?: true;
}

interface UpdateOptions extends Record<string, unknown> {
  handle?: string[];
  /** `false`: none (`--no-preconfigured`). */
  preconfigured?: string | false;
  reversals?: boolean;
  rotateSecret?: true;
  dropOldSecrets?: true;
}

export function declareConnection(connection: Command, terminal: Terminal): void {
  withOptions(connection.command('create'), ['store'])
    .description('let an install report server events; an install has one connection')
    .requiredOption('--install <id>', 'the install')
    .requiredOption('--handle <handle>', 'an event type that it may report; may be repeated', repeated)
    .option('--preconfigured <handle>', 'the event type of the preconfigured endpoint')
    .option('--reversals', 'events may be reversed')
    .option('--signed', 'for an integration that signs its requests: creates a secret and shows it once')
    .action(async (options: CreateOptions) => say(terminal, await create(options)));
  withOptions(connection.command('list'), ['store'])
    .description('list connections, without their secrets')
    .option('--install <id>', 'only connections of this install')
    .action(async (options: { install?: string }) => say(terminal, await list(options)));
  withOptions(connection.command('update <id>'), ['store'])
    .description('change a connection; returns when every serving process applies the change')
    .option('--handle <handle>', 'an event type; replaces all earlier ones; may be repeated', repeated)
    .option('--preconfigured <handle>', 'the event type of the preconfigured endpoint')
    .option('--no-preconfigured', 'no preconfigured event')
    .option('--reversals <true|false>', 'whether events may be reversed', trueOrFalse)
    .option('--rotate-secret', 'create another secret and show it once; the old ones still verify')
    .option('--drop-old-secrets', 'from now on, only the newest secret verifies')
    .action(async (id: string, options: UpdateOptions) => say(terminal, await update(id, options)));
}

async function create(options: CreateOptions): Promise<Answer> {
  const { install: installId, handle: handles, preconfigured = null, reversals = false, signed = false } = options;
  const input = { installId, handles, preconfigured, reversals, signed };
  return withStores(options, async (deps) => {
    const connection = await createConnection(deps)(input).catch((error) => explainExisting(deps, input, error));
    const tenantId = signed ? undefined : (await deps.brands.findBrand(connection.brandId))?.tenantId;
    const next = tenantId && typed(`token create --tenant ${tenantId} --name backend --scope write`);
    return answer('Made the connection.', connection, connection.signingSecrets[0] ?? null, next);
  });
}

/** Names the connection that the install has, and the command that changes it as wanted. */
async function explainExisting(
  { connections }: Pick<CommandDeps, 'connections'>,
  { installId, signed }: Pick<NewConnection, 'installId' | 'signed'>,
  error: unknown,
): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'connection_exists') throw error;
  const [existing] = await connections.listConnections(installId);
  if (!existing) throw error;
  const change = signed ? 'to create a signing secret for it' : 'to change it';
  const command = `connection update ${existing.id} ${signed ? '--rotate-secret' : '--handle HANDLE'}`;
  throw new DomainError(error.code, {
    message: `install ${installId} already has connection ${existing.id}; ${change}, run: ${typed(command)}`,
  });
}

async function list(options: { install?: string }): Promise<Answer> {
  const connections = await withStores(options, (deps) => deps.connections.listConnections(options.install));
  const lines = connections.map(({ id, installId, handles }) => `${id}  ${installId}  ${handles.join(', ')}`);
  return {
    document: { connections: connections.map(connectionDocument) },
    text: lines.join('\n') || `No connection yet. Next: ${typed('connection create --install ID --handle HANDLE')}`,
  };
}

async function update(id: string, options: UpdateOptions): Promise<Answer> {
  const { handle: handles, preconfigured, reversals, rotateSecret, dropOldSecrets } = options;
  const change = {
    ...(handles !== undefined && { handles }),
    ...(preconfigured !== undefined && { preconfigured: preconfigured || null }),
    ...(reversals !== undefined && { reversals }),
    ...(rotateSecret && { rotateSecret }),
    ...(dropOldSecrets && { dropOldSecrets }),
  };
  if (Object.keys(change).length === 0) {
    throw new UsageError(
      'Name what to change: --handle, --preconfigured, --reversals, --rotate-secret or --drop-old-secrets.',
    );
  }
  const { connection, newSecret } = await withStores(options, (deps) =>
    updateConnection({ ...deps, pause })({ id, ...change }),
  );
  return answer('Changed the connection; every serving process obeys.', connection, newSecret);
}

function answer(headline: string, connection: Connection, secret: string | null, next?: string): Answer {
  const { connection_id, ...rest } = connectionDocument(connection);
  const shown = {
    connection_id,
    install_id: rest.install_id,
    handles: rest.handles,
    preconfigured: rest.preconfigured ?? 'none',
    reversals: rest.reversals,
    ...(secret !== null && { signing_secret: secret }),
  };
  return { document: { connection_id, signing_secret: secret, ...rest }, text: sheet(headline, shown, next) };
}

const connectionDocument = (connection: Connection) => ({
  connection_id: connection.id,
  install_id: connection.installId,
  brand_id: connection.brandId,
  handles: connection.handles,
  preconfigured: connection.preconfigured,
  reversals: connection.reversals,
  signing_secrets: connection.signingSecrets.length,
  created_at: new Date(connection.createdAt).toISOString(),
});
