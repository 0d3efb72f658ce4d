// What runs of retention leave for the next, which judges its clock by it.

/** Times are milliseconds since 1970: when a run last looked, and when one last had no doubt. */
export const sql = `
create table retention_marks (
  id integer primary key check (id = 1),
  looked_at integer not null,
  passed_at integer,
  refusal text
) strict;
`;
