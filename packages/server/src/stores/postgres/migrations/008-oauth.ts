// The authorization server of `/mcp`: what it has handed out, clients that registered, and its keys.

/** As in SQLite (`../../sqlite/migrations/011-oauth.ts`). */
export const sql = `
create table oauth_artifacts (
  kind text collate "C" not null,
  key bytea not null check (length(key) = 32),
  payload text not null,
  grant_id text collate "C",
  expires_at bigint not null,
  consumed_at bigint,
  primary key (kind, key)
);
create index oauth_artifacts_grant on oauth_artifacts (grant_id) where grant_id is not null;
create index oauth_artifacts_end on oauth_artifacts (expires_at);

create table oauth_clients (
  id text collate "C" primary key,
  metadata text not null,
  created_at bigint not null,
  used_at bigint
);
create index oauth_clients_unused on oauth_clients (created_at) where used_at is null;

create table oauth_keys (
  period bigint primary key,
  sealed bytea not null,
  created_at bigint not null
);
`;
