// `backup FILE`: a consistent copy of a SQLite store, with its secret, beside a serving process (decisions 15).
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { backUpStore } from '../compose.ts';
import { systemIds } from '../kernel/clock.ts';
import { settingsFrom, withOptions } from './setting-options.ts';
import { type Answer, say, sheet, type Terminal, typed } from './terminal.ts';

export function declareBackup(command: Command, terminal: Terminal): void {
  withOptions(command.argument('<file>', 'where the copy goes; must not be there yet'), ['store'])
    .addHelpText('after', HELP)
    .action(async (file: string, options: Record<string, unknown>) => say(terminal, await backUp(file, options)));
}

const HELP = `
The copy has every record that was acknowledged before the command began. The secret beside the store goes to
<file>.secret. Both can be read by their owner only. For PostgreSQL use pg_dump: see docs/postgres.md.`;

async function backUp(file: string, options: Record<string, unknown>): Promise<Answer> {
  const settings = settingsFrom(options);
  const made = await backUpStore(settings, resolve(file), systemIds);
  const secret = made.secretFile ?? 'none beside the store: keep SERVICE_SECRET with the copy';
  return {
    document: { file: made.file, bytes: made.bytes, secret_file: made.secretFile ?? null, schema: made.schema },
    text: sheet(
      `Copied the store to ${made.file}.`,
      { bytes: made.bytes, secret, schema: made.schema },
      `keep both files on another machine; ${typed(`restore ${file} --store sqlite:PATH`)} puts them back`,
    ),
  };
}
