// The authorization server of `/mcp`: what it has handed out, clients that registered, and its keys.

/**
 * `key` is the SHA-256 of a code's, token's or grant's name, which nobody but its holder knows; `payload` is JSON without it.
 * `sealed` is a private key under the server's secret. Times are milliseconds since 1970.
 */
export const sql = `
create table oauth_artifacts (
  kind text not null,
  key blob not null check (length(key) = 32),
  payload text not null,
  grant_id text,
  expires_at integer not null,
  consumed_at integer,
  primary key (kind, key)
) strict, without rowid;
create index oauth_artifacts_grant on oauth_artifacts (grant_id) where grant_id is not null;
create index oauth_artifacts_end on oauth_artifacts (expires_at);

create table oauth_clients (
  id text primary key,
  metadata text not null,
  created_at integer not null,
  used_at integer
) strict, without rowid;
create index oauth_clients_unused on oauth_clients (created_at) where used_at is null;

create table oauth_keys (
  period integer primary key,
  sealed blob not null,
  created_at integer not null
) strict;
`;
