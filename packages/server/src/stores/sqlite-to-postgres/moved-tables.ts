// The tables that move from SQLite to PostgreSQL, ordered so that every row comes after those that it refers to.

export interface MovedTable {
  name: string;
  /** The order in which both sides are read: unique, and an index of the source. */
  key: readonly string[];
  /** The unique key of the target, if it has one. */
  unique?: readonly string[];
  /**
   * Where a run continues. `whole`: from the start, because the table is small, and in one snapshot with the other
   * tables of this kind, which refer to each other. `numbered`: after the last row, because the table grows at its end.
   * `keyed`: where the last run stopped, or from the start if it reached the end.
   */
  walk: 'whole' | 'numbered' | 'keyed';
  /** The time column that decides the month, if the target is partitioned. */
  placedBy?: string;
  /** Columns that are null in the target. */
  cleared?: readonly string[];
  /** True if the target's index begins with the install and the source's does not. */
  isByInstall?: boolean;
}

/** A small table with the same key on both sides. */
const whole = (name: string, ...key: string[]): MovedTable => ({ name, key, unique: key, walk: 'whole' });

/** A table that may be large, with the same key on both sides. */
const keyed = (name: string, ...key: string[]): MovedTable => ({ name, key, unique: key, walk: 'keyed' });

const VISITOR_RECORD = {
  key: ['visitor', 'install', 'at', 'seq'],
  unique: ['install', 'visitor', 'at', 'seq'],
  walk: 'keyed',
  isByInstall: true,
} as const;

const RECORD = { key: ['seq'], walk: 'numbered', placedBy: 'received_at' } as const;

/**
 * Rate limits, heartbeats and login sessions do not move; users sign in again. A lease moves without its holder: its
 * token must keep rising, or a sink of the relay would mistake the next holder for an earlier one (decisions 16). The
 * tables of the parts of the projection are empty in SQLite.
 */
export const MOVED_TABLES = [
  whole('meta', 'id'),
  whole('tenants', 'id'),
  whole('brands', 'id'),
  whole('brand_aliases', 'brand_id', 'position'),
  whole('installs', 'number'),
  whole('connections', 'number'),
  whole('tokens', 'number'),
  whole('brand_facts', 'number'),
  whole('usage_counters', 'tenant_id', 'unit', 'period', 'plan'),
  whole('usage_reservations', 'key'),
  whole('notification_targets', 'id'),
  whole('notification_deliveries', 'id'),
  whole('projection', 'id'),
  { ...whole('leases', 'name'), cleared: ['holder'] },
  whole('relay_sinks', 'name'),
  whole('users', 'id'),
  whole('members', 'tenant_id', 'user_id'),
  { name: 'erased_visitors', key: ['hash'], unique: ['hash'], walk: 'keyed' },
  { name: 'visits', ...RECORD },
  { name: 'actions', ...RECORD },
  { name: 'server_events', ...RECORD },
  { name: 'dedupe', key: ['owner', 'kind', 'key'], unique: ['owner', 'kind', 'key'], walk: 'keyed' },
  { name: 'visitor_visits', ...VISITOR_RECORD, placedBy: 'at' },
  { name: 'visitor_actions', ...VISITOR_RECORD, placedBy: 'at' },
  { name: 'event_outcomes', key: ['seq'], unique: ['install', 'seq'], walk: 'keyed' },
  {
    name: 'attribution_daily',
    key: ['install', 'day', 'channel'],
    unique: ['install', 'day', 'channel'],
    walk: 'keyed',
  },
  whole('brand_domains', 'brand_id', 'position'),
  whole('brand_profiles', 'brand_id'),
  whole('brand_answers', 'brand_id'),
  keyed('answers', 'id'),
  keyed('visibility_daily', 'brand_id', 'kind', 'entity', 'day', 'market', 'engine', 'branded'),
  keyed('visibility_totals', 'brand_id', 'kind', 'entity', 'day', 'branded'),
  keyed('citation_daily', 'brand_id', 'day', 'market', 'engine', 'domain', 'own', 'branded'),
  keyed('prompt_weeks', 'brand_id', 'engine', 'week', 'market', 'prompt_id', 'branded'),
  keyed('prompt_entity_weeks', 'brand_id', 'kind', 'entity', 'engine', 'week', 'market', 'prompt_id', 'branded'),
  keyed('prompt_blocks', 'brand_id', 'engine', 'block', 'market', 'prompt_id', 'branded'),
  keyed('prompt_entity_blocks', 'brand_id', 'kind', 'entity', 'engine', 'block', 'market', 'prompt_id', 'branded'),
  keyed('prompt_results', 'brand_id', 'prompt_id', 'engine', 'market'),
  keyed('prompt_gaps', 'brand_id', 'engine', 'market', 'prompt_id', 'day'),
  keyed('listed_answers', 'brand_id', 'asked_at', 'answer_id'),
  keyed('own_page_daily', 'brand_id', 'day', 'market', 'engine', 'url', 'branded'),
  keyed('scan_figures', 'brand_id', 'scan_id'),
  // In one snapshot with the rows that refer to them: a finding or a scan may begin during the copy.
  whole('findings', 'id'),
  whole('finding_daily', 'finding_id', 'day', 'market', 'engine'),
  whole('finding_places', 'finding_id', 'prompt_id', 'engine', 'market'),
  whole('finding_sources', 'finding_id', 'url'),
  whole('finding_changes', 'finding_id', 'number'),
  whole('scan_jobs', 'id'),
  whole('scan_failures', 'scan_id', 'prompt_id', 'engine', 'market'),
  keyed('oauth_artifacts', 'kind', 'key'),
  keyed('oauth_clients', 'id'),
  whole('oauth_keys', 'period'),
  whole('retention_marks', 'id'),
  keyed('refusals', 'number'),
] as const satisfies readonly MovedTable[];

/** Tables with identity columns. */
export const NUMBERED_TABLES = ['installs', 'connections', 'tokens', 'brand_facts', 'refusals'] as const;
export const RECORD_TABLES = ['visits', 'actions', 'server_events'] as const;
