// `migrate-store`: moves a store from SQLite to PostgreSQL without loss; resumable (decisions 19).
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { systemClock, systemIds } from '../../kernel/clock.ts';
import {
  type PostgresLocation,
  parseStoreLocation,
  type SqliteLocation,
  type StoreLocation,
  secretPath,
} from '../../ops/store-location.ts';
import { moveStore } from '../../server/compose.ts';
import type { MoveResult } from '../../stores/sqlite-to-postgres/move-store.ts';
import { UsageError } from '../exit-code.ts';
import { table } from '../table.ts';
import { type Answer, commandLine, JSON_OPTION, printAnswer, type Terminal } from '../terminal.ts';

interface MoveCommand {
  from: string;
  to: string;
  final?: boolean;
}

export function declareMigrateStore(command: Command, terminal: Terminal): void {
  command
    .option(...JSON_OPTION)
    .requiredOption('--from <place>', 'the source store, as sqlite:PATH')
    .requiredOption('--to <place>', 'an empty database, as postgres://...')
    .option('--final', 'compare all rows and finish the move; stop the service first')
    .action(async (options: MoveCommand) => printAnswer(terminal, await migrateStore(options, terminal)));
}

async function migrateStore(
  { from: fromText, to: toText, final = false }: MoveCommand,
  terminal: Terminal,
): Promise<Answer> {
  const from = locate('--from', fromText);
  const to = locate('--to', toText);
  if (from.engine !== 'sqlite') throw new UsageError('--from must be sqlite:PATH: only SQLite stores can be moved');
  if (to.engine !== 'postgres')
    throw new UsageError('--to must be postgres://...: stores can be moved only to PostgreSQL');
  const onPage = terminal.json ? undefined : progressOn(terminal);
  const moved = await moveStore(
    { from, to, isFinal: final, ...(onPage && { onPage }) },
    { clock: systemClock, ids: systemIds },
  );
  return { document: documentOf(moved, from, to), text: textOf(moved, from, to) };
}

/** Errors do not repeat the value, since it may contain a password. */
function locate(option: string, text: string): StoreLocation {
  const location = parseStoreLocation(text);
  if (location.ok) return location.value;
  throw new UsageError(`${option} ${location.reason}`);
}

const EVERY_MS = 1000;

/** Prints at most one line per second. */
function progressOn({ stderr }: Terminal): (table: string, rows: number) => void {
  let said = systemClock.monotonic();
  let compared = 0;
  return (name, rows) => {
    compared += rows;
    if (systemClock.monotonic() < said + EVERY_MS) return;
    said = systemClock.monotonic();
    stderr.write(`${compared} rows so far; now ${name}\n`);
  };
}

const documentOf = ({ isDone, tables }: MoveResult, from: SqliteLocation, to: PostgresLocation) => ({
  from: `sqlite:${from.path}`,
  to: to.place,
  done: isDone,
  secret_file: secretFileOf(from) ?? null,
  tables: Object.fromEntries(
    Object.entries(tables).map(([name, { rows, put, removed }]) => [name, { rows, written: put, removed }]),
  ),
});

function textOf({ isDone, tables }: MoveResult, from: SqliteLocation, to: PostgresLocation): string {
  const rows = Object.entries(tables).map(([name, walked]) => [name, walked.rows, walked.put, walked.removed]);
  const sheet = rows.length === 0 ? [] : [table([['table', 'rows', 'written', 'removed'], ...rows]), ''];
  return [...sheet, ...(isDone ? doneText(from, to) : copiedText(from, to))].join('\n');
}

const copiedText = (from: SqliteLocation, to: PostgresLocation): string[] => [
  `Copied new rows to ${to.place}. ${from.path} is unchanged and can keep serving.`,
  '',
  `Next: stop the service, then ${commandLine('migrate-store --from ... --to ... --final')}`,
];

function doneText(from: SqliteLocation, to: PostgresLocation): string[] {
  const file = secretFileOf(from);
  const secret =
    file === undefined
      ? 'Keep SERVICE_SECRET as it is.'
      : `Set SERVICE_SECRET to the contents of ${file}, for every process.`;
  return [
    `The store is now ${to.place}: all rows were compared. ${from.path} is now read-only.`,
    '',
    `Next: set SERVICE_STORE to the new store. ${secret} Then start the service.`,
  ];
}

const secretFileOf = ({ path }: SqliteLocation): string | undefined =>
  existsSync(secretPath(path)) ? secretPath(path) : undefined;
