// People: who may sign in, and what they may do in which tenant.

/**
 * A user is known by an e-mail address (lower case) until the first login binds the person at an identity provider
 * (`issuer`, `subject`); from then on only the pair counts (decisions 5). Times are milliseconds since 1970.
 * A login session is kept under the SHA-256 of its id. `tokens.user_id` is who made the token at `/me`; it outlives the user.
 */
export const sql = `
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

alter table tokens add column user_id text;
`;
