// `restore FILE`: restores a backup into a new store (decisions 15).
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { systemIds } from '../../kernel/clock.ts';
import { restoreStore } from '../../server/compose.ts';
import { settingsFrom, withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';

export function declareRestore(command: Command, terminal: Terminal): void {
  withOptions(command.argument('<file>', 'a file made by `service backup`'), ['store'])
    .addHelpText('after', HELP)
    .action(async (file: string, options: Record<string, unknown>) =>
      printAnswer(terminal, await restore(file, options)),
    );
}

const HELP = `
The store at --store must not exist. The secret in <file>.secret is restored too. Afterwards, erase again every visitor who
was erased since the backup. For PostgreSQL, see docs/backup.md.`;

async function restore(file: string, options: Record<string, unknown>): Promise<Answer> {
  const settings = settingsFrom(options);
  const { path, secretFile, schema } = await restoreStore(settings, resolve(file), systemIds);
  const secret = secretFile ?? 'not in the backup: set SERVICE_SECRET to its earlier value';
  return {
    document: { store: path, file: resolve(file), secret_file: secretFile ?? null, schema },
    text: fieldList(
      `Restored the store ${path}.`,
      { secret, schema },
      `${commandLine('doctor')}, then ${commandLine('serve')}`,
    ),
  };
}
