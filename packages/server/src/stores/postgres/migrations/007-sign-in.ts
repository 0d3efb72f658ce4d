// People: who may sign in, and what they may do in which tenant.

/** As in SQLite (`../../sqlite/migrations/010-sign-in.ts`). */
export const sql = `
create table users (
  id text collate "C" primary key,
  email text collate "C" not null unique,
  issuer text collate "C",
  subject text collate "C",
  created_at bigint not null,
  check ((issuer is null) = (subject is null))
);
create unique index users_identity on users (issuer, subject);

create table members (
  tenant_id text collate "C" not null references tenants (id),
  user_id text collate "C" not null references users (id),
  role text not null check (role in ('owner', 'member')),
  created_at bigint not null,
  primary key (tenant_id, user_id)
);
create index members_user on members (user_id);

create table login_sessions (
  hash bytea primary key,
  data text not null,
  ends_at bigint not null
);
create index login_sessions_end on login_sessions (ends_at);

alter table tokens add column user_id text collate "C";
`;
