// What runs of retention leave for the next, which judges its clock by it.

/** As in SQLite (`../../sqlite/migrations/013-retention-marks.ts`). */
export const sql = `
create table retention_marks (
  id integer primary key check (id = 1),
  looked_at bigint not null,
  passed_at bigint,
  refusal text
);
`;
