// Notification targets that were disabled because they answered 410 Gone.

/** As in SQLite (`../../sqlite/migrations/012-disabled-targets.ts`). */
export const sql = `
alter table notification_targets add column disabled_at bigint;
`;
