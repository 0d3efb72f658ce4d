// People: who may sign in, and what they may do in which tenant.

/** As in SQLite (`../../sqlite/migrations/009-sign-in.ts`). */
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
`;
