// What each run of retention notes, so that the next one can check its clock.

/** Times are milliseconds since 1970: of the last run, and of the last complete one. */
export const sql = `
create table retention_marks (
  id integer primary key check (id = 1),
  looked_at integer not null,
  passed_at integer,
  refusal text
) strict;
`;
