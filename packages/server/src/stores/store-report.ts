// What `doctor` wants to know of a store.
import type { PostgresReport } from './postgres/inspect.ts';
import type { SqliteReport } from './sqlite/main-thread/inspect.ts';

export type { PostgresReport } from './postgres/inspect.ts';
export type { SqliteReport } from './sqlite/main-thread/inspect.ts';
export type StoreReport = SqliteReport | PostgresReport;
