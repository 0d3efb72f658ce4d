// Rate limits that all processes share.

/**
 * `key` is a keyed hash of what is limited and who; `full_at` (milliseconds since 1970) is when the bucket is full
 * again, after which the row says nothing and goes.
 */
export const sql = `
create table rate_buckets (
  key blob primary key check (length(key) = 16),
  full_at real not null
) strict, without rowid;
create index rate_buckets_full on rate_buckets (full_at);
`;
