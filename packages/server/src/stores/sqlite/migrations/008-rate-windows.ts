// Rate limits of a sliding window, which all processes share.

/**
 * `key` is a keyed hash of what is limited and who; `taken` holds when calls were let through, as `time:count` with a space
 * between, oldest first; `ends_at` (milliseconds since 1970) is when the row says nothing any more and goes.
 */
export const sql = `
create table rate_windows (
  key blob primary key check (length(key) = 16),
  taken text not null,
  ends_at integer not null
) strict, without rowid;
create index rate_windows_end on rate_windows (ends_at);
`;
