// `connection create|list|update`.
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Connection, createConnection, type NewConnection, updateConnection } from '../../server-events/index.ts';
import { UsageError } from '../exit-code.ts';
import { listing } from '../listing.ts';
import { parseBoolean, repeated } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
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
    .description('let an install report server events; each install has one connection')
    .requiredOption('--install <id>', 'the install')
    .requiredOption('--handle <handle>', 'an event type it may report; repeatable', repeated)
    .option('--preconfigured <handle>', 'the event type of the preconfigured endpoint')
    .option('--reversals', 'allow events to be reversed')
    .option('--signed', 'create a signing secret, for integrations that sign their requests; shown once')
    .action(async (options: CreateOptions) => printAnswer(terminal, await create(options)));
  withOptions(connection.command('list'), ['store'])
    .description('list connections, without their secrets')
    .option('--install <id>', 'only connections of this install')
    .action(async (options: { install?: string }) => printAnswer(terminal, await list(options)));
  withOptions(connection.command('update <id>'), ['store'])
    .description('change a connection; returns when every serving process applies the change')
    .option('--handle <handle>', 'an event type; replaces all current ones; repeatable', repeated)
    .option('--preconfigured <handle>', 'the event type of the preconfigured endpoint')
    .option('--no-preconfigured', 'remove the preconfigured event')
    .option('--reversals <true|false>', 'whether events may be reversed', parseBoolean)
    .option('--rotate-secret', 'create another signing secret; shown once; earlier secrets still verify')
    .option('--drop-old-secrets', 'accept only the newest secret from now on')
    .action(async (id: string, options: UpdateOptions) => printAnswer(terminal, await update(id, options)));
}

async function create(options: CreateOptions): Promise<Answer> {
  const { install: installId, handle: handles, preconfigured = null, reversals = false, signed = false } = options;
  const input = { installId, handles, preconfigured, reversals, signed };
  return withStores(options, async (deps) => {
    const connection = await createConnection(deps)(input).catch((error) => explainExisting(deps, input, error));
    const tenantId = signed ? undefined : (await deps.brands.findBrand(connection.brandId))?.tenantId;
    const next = tenantId && commandLine(`token create --tenant ${tenantId} --name backend --scope write`);
    return answer('Created the connection.', connection, connection.signingSecrets[0] ?? null, next);
  });
}

/** Names the existing connection, and the command to change it. */
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
    message: `install ${installId} already has connection ${existing.id}; ${change}, run: ${commandLine(command)}`,
  });
}

async function list(options: { install?: string }): Promise<Answer> {
  const connections = await withStores(options, (deps) => deps.connections.listConnections(options.install));
  const lines = connections.map(({ id, installId, handles }) => `${id}  ${installId}  ${handles.join(', ')}`);
  return {
    document: { connections: connections.map(connectionDocument) },
    ...listing({
      header: ['id', 'install', 'handles'],
      rows: connections.map(({ id, installId, handles }) => [id, installId, handles.join(', ')]),
      lines,
      none: `No connections yet. Next: ${commandLine('connection create --install ID --handle HANDLE')}`,
    }),
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
      'Specify what to change: --handle, --preconfigured, --reversals, --rotate-secret or --drop-old-secrets.',
    );
  }
  const { connection, newSecret } = await withStores(options, (deps) =>
    updateConnection({ ...deps, pause })({ id, ...change }),
  );
  return answer('Updated the connection. Every serving process now uses it.', connection, newSecret);
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
  return { document: { connection_id, signing_secret: secret, ...rest }, text: fieldList(headline, shown, next) };
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
