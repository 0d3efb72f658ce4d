// `migrate`: creates the store or upgrades its schema, as every other command does on its first use.
import type { Command } from 'commander';
import { systemClock, systemIds } from '../../kernel/clock.ts';
import { migrateStore } from '../../server/compose.ts';
import { settingsFrom, withOptions } from '../setting-options.ts';
import { type Answer, printAnswer, type Terminal } from '../terminal.ts';

export function declareMigrate(command: Command, terminal: Terminal): void {
  withOptions(command, ['store']).action(async (options: Record<string, unknown>) =>
    printAnswer(terminal, await migrate(options)),
  );
}

async function migrate(options: Record<string, unknown>): Promise<Answer> {
  const settings = settingsFrom(options);
  const { version, applied, place } = await migrateStore(settings, { clock: systemClock, ids: systemIds });
  const done = applied.length === 0 ? 'Nothing to migrate' : `Applied ${applied.join(', ')}`;
  return {
    document: { store: place, version, applied },
    text: `${done}: ${place} has the newest schema, ${version}.`,
  };
}
