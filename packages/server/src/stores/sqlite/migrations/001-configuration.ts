// The settings of operators and users, and state that processes share: tenants, brands, installs, tokens, sign-in, rate
// limits, leases.

/**
 * Times are milliseconds since 1970, row IDs are UUIDs as text, lists are JSON text.
 *
 * - `nodes` are the serving processes, with the configuration version that each has applied.
 * - A user is identified by an email address (lower case) until the first login binds the person at an identity
 * provider (`issuer`, `subject`); from then on only that pair identifies the user (decisions 5). A login session is
 * stored under the SHA-256 of its ID. `tokens.user_id` is the user who created the token at `/me`; it outlives the
 * user.
 * - `oauth_artifacts.key` is the SHA-256 of a code, a token or the name of a grant, which only its holder knows;
 *   `payload` is JSON without it. `oauth_keys.sealed` is a private key, encrypted with the server's secret.
 * - The keys of rate limits are keyed hashes of the limit and the limited client. `full_at` is when the bucket is full
 * again, `ends_at` when the window ends: after that, the row has no effect and is deleted. `taken` lists the times of
 * accepted calls, oldest first, as `time:count` separated by spaces.
 * - `leases.token` increases each time a lease changes hands, `beat` with each renewal. `holder` is null once
 * the lease was released.
 */
export const sql = `
create table meta (
  id integer primary key check (id = 1),
  store_key blob not null check (length(store_key) = 32),
  config_version integer not null
) strict;

create table nodes (
  id text primary key,
  version integer not null,
  seen_at integer not null
) strict, without rowid;

create table probe (id integer primary key, filler blob not null) strict;

create table tenants (
  id text primary key,
  name text not null,
  plan text not null check (plan in ('free', 'pro', 'protect', 'enterprise')),
  created_at integer not null,
  extra_prompts integer not null default 0
) strict, without rowid;

create table users (
  id text primary key,
  email text not null unique,
  issuer text,
  subject text,
  created_at integer not null,
  check ((issuer is null) = (subject is null))
) strict;
create unique index users_identity on users (issuer, subject);

create table members (
  tenant_id text not null references tenants (id),
  user_id text not null references users (id),
  role text not null check (role in ('owner', 'member')),
  created_at integer not null,
  primary key (tenant_id, user_id)
) strict, without rowid;
create index members_user on members (user_id);

create table login_sessions (
  hash blob primary key,
  data text not null,
  ends_at integer not null
) strict, without rowid;
create index login_sessions_end on login_sessions (ends_at);

create table brands (
  id text primary key,
  tenant_id text not null references tenants (id),
  name text not null,
  domain text not null,
  created_at integer not null
) strict, without rowid;
create index brands_tenant on brands (tenant_id);

create table brand_aliases (
  brand_id text not null references brands (id) on delete cascade,
  position integer not null,
  alias text not null,
  primary key (brand_id, position)
) strict, without rowid;

create table installs (
  number integer primary key autoincrement,
  id text not null unique,
  brand_id text not null references brands (id),
  mode text not null check (mode in ('measurement', 'shadow')),
  reporting_origins text,
  allowed_origins text,
  active integer not null check (active in (0, 1)),
  session_epoch integer not null,
  created_at integer not null,
  referral_exclusions text not null default '',
  name text
) strict;
create index installs_brand on installs (brand_id);

create table tokens (
  number integer primary key autoincrement,
  id text not null unique,
  tenant_id text not null references tenants (id),
  name text not null,
  hash blob not null unique check (length(hash) = 32),
  scopes text not null,
  brand_ids text,
  demo integer not null check (demo in (0, 1)),
  created_at integer not null,
  expires_at integer,
  revoked_at integer,
  last_used_on text,
  user_id text
) strict;
create index tokens_tenant on tokens (tenant_id);

create table connections (
  number integer primary key autoincrement,
  id text not null unique,
  install integer not null unique references installs (number),
  handles text not null,
  preconfigured text,
  reversals integer not null check (reversals in (0, 1)),
  signing_secrets text not null,
  created_at integer not null
) strict;

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

create table rate_buckets (
  key blob primary key check (length(key) = 16),
  full_at real not null
) strict, without rowid;
create index rate_buckets_full on rate_buckets (full_at);

create table rate_windows (
  key blob primary key check (length(key) = 16),
  taken text not null,
  ends_at integer not null
) strict, without rowid;
create index rate_windows_end on rate_windows (ends_at);

create table leases (
  name text primary key,
  token integer not null,
  beat integer not null,
  holder text
) strict, without rowid;
`;
