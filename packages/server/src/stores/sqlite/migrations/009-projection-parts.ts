// Lets several processes project one store: the installs are divided into parts, each with a position of its own.

/**
 * SQLite has one writer at a time, so it keeps one position, in `projection`, and both tables stay empty.
 *
 * - `projection_parts` has the position of each part. The first process that projects by parts fills it from
 * `projection`, whose positions then no longer change; its version is still incremented by whatever a running
 * projection must not overwrite, and with it that of every part.
 * - `projecting_processes` has a number for each process that projects, which it increments as long as it lives.
 */
export const sql = `
create table projection_parts (
  part integer primary key,
  version integer not null,
  visit integer not null,
  action integer not null,
  event integer not null
) strict;

create table projecting_processes (
  name text primary key,
  beat integer not null
) strict, without rowid;
`;
