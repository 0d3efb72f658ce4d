// Rate limits of a sliding window, which all processes share; the columns are those of the SQLite migration.
export const sql = `
create table rate_windows (
  key bytea primary key check (length(key) = 16),
  taken text not null,
  ends_at bigint not null
);
create index rate_windows_end on rate_windows (ends_at);
`;
