// `backup FILE`: makes a consistent copy of a SQLite store and its secret while the service runs (decisions 15).
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { systemIds } from '../../kernel/clock.ts';
import { backUpStore } from '../../server/compose.ts';
import { settingsFrom, withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';

export function declareBackup(command: Command, terminal: Terminal): void {
  withOptions(command.argument('<file>', 'where to write the backup; must not exist'), ['store'])
    .addHelpText('after', HELP)
    .action(async (file: string, options: Record<string, unknown>) =>
      printAnswer(terminal, await backUp(file, options)),
    );
}

const HELP = `
The backup has every record acknowledged before the command started. The secret stored beside it is copied to
<file>.secret. Only their owner can read the two files. For PostgreSQL, use pg_dump: see docs/backup.md.`;

async function backUp(file: string, options: Record<string, unknown>): Promise<Answer> {
  const settings = settingsFrom(options);
  const made = await backUpStore(settings, resolve(file), systemIds);
  const secret = made.secretFile ?? 'not stored beside it: keep SERVICE_SECRET with the backup';
  return {
    document: { file: made.file, bytes: made.bytes, secret_file: made.secretFile ?? null, schema: made.schema },
    text: fieldList(
      `Backed up the store to ${made.file}.`,
      { bytes: made.bytes, secret, schema: made.schema },
      `store the backup on another machine. Restore it with: ${commandLine(`restore ${file} --store sqlite:PATH`)}`,
    ),
  };
}
