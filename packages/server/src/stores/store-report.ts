// The report on a store for `doctor`.
import type { PostgresReport } from './postgres/inspect.ts';
import type { SqliteReport } from './sqlite/main-thread/inspect.ts';

export type { PostgresReport } from './postgres/inspect.ts';
export type { SqliteReport } from './sqlite/main-thread/inspect.ts';
export type StoreReport = SqliteReport | PostgresReport;
