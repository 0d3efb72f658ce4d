// Refused calls of pages and backends, for developers of integrations.

/**
 * `install` is null if the call named no install of ours; `brand_id` is then a brand that lists its `origin`. A row
 * represents `count` refusals: beyond a limit, they are only counted. `issues` is a list as JSON. No body, address or
 * credential is stored.
 */
export const sql = `
create table refusals (
  number integer primary key autoincrement,
  brand_id text not null,
  install integer,
  at integer not null,
  endpoint text not null,
  method text not null,
  status integer not null,
  code text not null,
  fault text not null,
  reason text not null,
  issues text not null,
  origin text,
  content_type text,
  credential text not null,
  delivery_id text not null,
  count integer not null check (count > 0)
) strict;
create index refusals_brand on refusals (brand_id, number);
create index refusals_install on refusals (install, number) where install is not null;
create index refusals_at on refusals (at);
`;
