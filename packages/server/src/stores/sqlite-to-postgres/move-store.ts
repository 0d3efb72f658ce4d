// Moves a store from a SQLite file to a PostgreSQL database (decisions 19). It copies any number of times while the
// source serves; the final run compares everything without concurrent writes, and marks the file as moved.
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { PostgresLocation, SqliteLocation } from '../../ops/store-location.ts';
import type { StoreDeps } from '../store-deps.ts';
import { type CopyCounts, type CopyOptions, copyTable, type Endpoints } from './copy-table.ts';
import { openSource } from './move-source.ts';
import { openTarget } from './move-target.ts';
import { MOVED_TABLES, type MovedTable, RECORD_TABLES } from './moved-tables.ts';

export interface MoveOptions {
  from: SqliteLocation;
  to: PostgresLocation;
  /** Finishes the move; the source must not be served. */
  isFinal: boolean;
  /** Called after each page. */
  onPage?: (table: string, rows: number) => void;
  /** Rows per page; fewer in tests. */
  pageRows?: number;
}

export interface MoveResult {
  /** The target is the store from now on. */
  isDone: boolean;
  /** By table; empty if an earlier run has done everything. */
  tables: Record<string, CopyCounts>;
}

/** A page of the longest possible records is about 20 MB. */
const PAGE_ROWS = 2000;
/** A serving process reports every two seconds. */
const ALIVE_MS = 10_000;

/**
 * Throws `DomainError` `not_found`, `store_foreign`, `store_newer`, `store_in_use`, `store_not_empty` and `store_moved`,
 * and `UnavailableError`. A run that was interrupted at any moment can be repeated, and continues.
 */
export async function moveStore(options: MoveOptions, deps: StoreDeps): Promise<MoveResult> {
  const source = openSource(options.from, deps);
  try {
    const target = await openTarget(options.to, deps);
    try {
      return await move({ source, target }, options, deps);
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

async function move(endpoints: Endpoints, options: MoveOptions, { clock }: StoreDeps): Promise<MoveResult> {
  const { source, target } = endpoints;
  if (source.movedTo !== undefined) return finish(endpoints, source.movedTo);
  if (options.isFinal) assertNotServed(source.servingSince(clock.now() - ALIVE_MS), options.from.place);
  await prepare(endpoints, options, clock);
  const copyTable = createCopy(endpoints, options);
  const copied = await copyAll(endpoints, copyTable);
  if (!options.isFinal) return { isDone: false, tables: copied };
  const tables = await source.alone(async () => {
    assertNotServed(source.servingSince(clock.now() - ALIVE_MS), options.from.place);
    const compared: Record<string, CopyCounts> = {};
    for (const table of MOVED_TABLES) compared[table.name] = await copyTable(table, true);
    await compareCounts(endpoints);
    await target.complete({
      records: source.highestNumber(RECORD_TABLES),
      installs: source.highestNumber(['installs']),
      connections: source.highestNumber(['connections']),
      tokens: source.highestNumber(['tokens']),
      brand_facts: source.highestNumber(['brand_facts']),
      refusals: source.highestNumber(['refusals']),
    });
    source.markMoved(options.to.place);
    return compared;
  });
  await target.open();
  return { isDone: true, tables: sumOf(tables, copied) };
}

/** A run was interrupted after the mark, or the command is repeated. */
async function finish({ source, target }: Endpoints, movedTo: string): Promise<MoveResult> {
  const state = await target.state(source.storeKey);
  if (state === 'filling' && (await target.isComplete())) await target.open();
  else if (state !== 'filled') throw new DomainError('store_moved', { message: `the store has moved to ${movedTo}` });
  return { isDone: true, tables: {} };
}

async function prepare({ source, target }: Endpoints, { to }: MoveOptions, clock: Pick<Clock, 'now'>): Promise<void> {
  const state = await target.state(source.storeKey);
  if (state === 'filling') return;
  if (state !== 'empty') {
    throw new DomainError('store_not_empty', {
      message: `${to.place} already has data that does not belong to an unfinished move of this store: use an empty database`,
    });
  }
  assertNotServed(await target.servingSince(clock.now() - ALIVE_MS), to.place);
  await target.begin(source.storeKey);
}

function assertNotServed(processes: number, place: string): void {
  if (processes === 0) return;
  throw new DomainError('store_in_use', {
    message: `${place} is being served: stop the service first (a killed process is ignored after ${ALIVE_MS / 1000} seconds)`,
  });
}

type CopyTable = (table: MovedTable, isFinal: boolean) => Promise<CopyCounts>;

function createCopy(endpoints: Endpoints, { onPage, pageRows = PAGE_ROWS }: MoveOptions): CopyTable {
  const optionsFor = ({ name }: MovedTable, isFinal: boolean): CopyOptions => ({
    isFinal,
    limit: pageRows,
    onPage: (rows) => onPage?.(name, rows),
  });
  return (table, isFinal) => copyTable(endpoints, table, optionsFor(table, isFinal));
}

async function copyAll({ source }: Endpoints, copyTable: CopyTable): Promise<Record<string, CopyCounts>> {
  const tables: readonly MovedTable[] = MOVED_TABLES;
  const copied: Record<string, CopyCounts> = {};
  await source.inSnapshot(async () => {
    for (const table of tables) if (table.walk === 'whole') copied[table.name] = await copyTable(table, false);
  });
  for (const table of tables) if (table.walk !== 'whole') copied[table.name] = await copyTable(table, false);
  return copied;
}

/** A second check, which does not depend on keys and their order. */
async function compareCounts({ source, target }: Endpoints): Promise<void> {
  for (const { name } of MOVED_TABLES) {
    const [here, there] = [source.count(name), await target.count(name)];
    if (here !== there) throw new Error(`${name} has ${here} rows in the source and ${there} in the target`);
  }
}

/** The final run has compared every row; changes come from both runs. */
const sumOf = (last: Record<string, CopyCounts>, first: Record<string, CopyCounts>): Record<string, CopyCounts> =>
  Object.fromEntries(
    Object.entries(last).map(([name, { rows, put, removed }]) => [
      name,
      { rows, put: put + (first[name]?.put ?? 0), removed: removed + (first[name]?.removed ?? 0) },
    ]),
  );
