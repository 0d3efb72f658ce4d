// What a distributed PostgreSQL requires of the schema, read from the catalog.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeConnection, serverEvent } from '../event-records.ts';
import { newPostgresStore } from '../postgres-factory.ts';
import { action, makeInstall, visit } from '../records.ts';

/** Columns with install or connection numbers, by which rows are sharded. */
const OWNERS = ['install', 'connection', 'owner'];

/** Small tables that every shard may hold completely, and why they are small. */
const REFERENCE_TABLES: Record<string, string> = {
  service_migrations: 'one row per migration',
  meta: 'one row',
  probe: 'one row',
  projection: 'one row',
  projection_parts: 'twelve rows',
  projecting_processes: 'one row per process',
  retention_marks: 'one row',
  nodes: 'one row per process',
  tenants: 'configuration',
  brands: 'configuration',
  brand_aliases: 'configuration',
  installs: 'configuration',
  connections: 'configuration',
  tokens: 'configuration',
  erased_visitors: 'one row per erased visitor',
  rate_buckets: 'one row per caller in the last minutes',
  rate_windows: 'one row per token in the last minute',
  leases: 'one row per scheduled job',
  relay_sinks: 'one row per sink',
  ...Object.fromEntries(
    [
      ...['brand_facts', 'usage_counters', 'usage_reservations', 'notification_targets', 'notification_deliveries'],
      ...['brand_domains', 'brand_profiles', 'brand_answers', 'answers', 'visibility_daily', 'citation_daily'],
      ...['prompt_results', 'scan_figures', 'findings', 'finding_daily', 'finding_places', 'finding_sources'],
      ...['listed_answers', 'own_page_daily', 'prompt_blocks', 'prompt_entity_blocks'],
      'finding_changes',
      ...['scan_jobs', 'scan_failures', 'prompt_gaps', 'prompt_weeks', 'prompt_entity_weeks', 'visibility_totals'],
    ].map((name) => [name, 'grows with scans, not with traffic']),
  ),
  users: 'one row per user',
  members: 'one row per user and tenant',
  oauth_artifacts: 'rows of authorizations, which expire',
  oauth_clients: 'one row per registered client',
  oauth_keys: 'one row per signing key',
  login_sessions: 'one row per browser in the last hours',
  refusals: 'at most 1,000 rows per install, from one day',
};

const factory = newPostgresStore();
beforeAll(async () => {
  const stores = await factory.open();
  const install = await makeInstall(stores);
  await stores.collect.recordVisit(visit(install));
  await stores.collect.recordAction(action(install));
  await stores.serverEvents.recordServerEvent(serverEvent(await makeConnection(stores)));
});
afterAll(() => factory.dispose());

const uniqueKeys = () =>
  factory.query<{ table: string; first: string }>(`
    select coalesce(parent.relname, own.relname) as table, attname as first
    from pg_index
    join pg_class as own on own.oid = indrelid
    left join pg_inherits on inhrelid = own.oid
    left join pg_class as parent on parent.oid = inhparent
    join pg_attribute on attrelid = own.oid and attnum = indkey[0]
    where indisunique and own.relnamespace = current_schema::regnamespace`);

it('every unique key of a growing table starts with its owner', async () => {
  const growing = (await uniqueKeys()).filter(({ table }) => !(table in REFERENCE_TABLES));
  expect(growing.map(({ table }) => table)).toEqual(expect.arrayContaining(['dedupe', 'attribution_daily']));
  expect(growing.filter(({ first }) => !OWNERS.includes(first))).toEqual([]);
});

it('every table is either small or keyed by its owner', async () => {
  const tables = await factory.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema::regnamespace and relkind in ('r', 'p') and attnum > 0 group by relname`);
  const growing = tables.filter(({ name }) => !(name in REFERENCE_TABLES));
  expect(growing.length).toBeGreaterThan(7);
  expect(growing.filter(({ columns }) => !columns.some((column) => OWNERS.includes(column)))).toEqual([]);
  expect(Object.keys(REFERENCE_TABLES).filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
});

it('tables that grow with traffic have no foreign keys', async () => {
  const referring = await factory.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f'`,
  );
  expect(referring.filter(({ name }) => !(name in REFERENCE_TABLES))).toEqual([]);
});

it('records are stored in partitions of their month', async () => {
  const partitions = await factory.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits join pg_class on oid = inhrelid where relkind = $1',
    ['r'],
  );
  expect(partitions.map(({ name }) => name).sort()).toEqual([
    'actions_2026_01',
    'server_events_2026_01',
    'visits_2026_01',
  ]);
});
