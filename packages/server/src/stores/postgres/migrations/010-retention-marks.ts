// What each run of retention notes, so that the next one can check its clock.

/** As in SQLite (`../../sqlite/migrations/013-retention-marks.ts`). */
export const sql = `
create table retention_marks (
  id integer primary key check (id = 1),
  looked_at bigint not null,
  passed_at bigint,
  refusal text
);
`;
