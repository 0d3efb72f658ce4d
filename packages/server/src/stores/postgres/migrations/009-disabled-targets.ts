// Targets of notifications that want nothing more.

/** As in SQLite (`../../sqlite/migrations/012-disabled-targets.ts`). */
export const sql = `
alter table notification_targets add column disabled_at bigint;
`;
