// The tables as the query builder knows them, the same over every engine. Migrations make them.
import type { Generated } from 'kysely';

export interface Schema {
  meta: MetaTable;
  nodes: NodeTable;
  tenants: TenantTable;
  brands: BrandTable;
  brand_aliases: BrandAliasTable;
  installs: InstallTable;
  visits: VisitTable;
  actions: ActionTable;
}

interface MetaTable {
  id: number;
  store_key: Uint8Array;
  config_version: number;
}

interface NodeTable {
  id: string;
  version: number;
  seen_at: number;
}

interface TenantTable {
  id: string;
  name: string;
  plan: 'free' | 'pro' | 'protect' | 'enterprise';
  created_at: number;
}

export interface BrandTable {
  id: string;
  tenant_id: string;
  name: string;
  domain: string;
  created_at: number;
}

interface BrandAliasTable {
  brand_id: string;
  position: number;
  alias: string;
}

export interface InstallTable {
  number: Generated<number>;
  id: string;
  brand_id: string;
  mode: 'measurement' | 'shadow';
  /** Origins with a space between; `null` where any is admitted. */
  reporting_origins: string | null;
  allowed_origins: string | null;
  /** 0 or 1. */
  active: number;
  session_epoch: number;
  created_at: number;
}

export interface ActionTable {
  seq: Generated<number>;
  /** `installs.number`. */
  install: number;
  visitor_id: string;
  delivery_id: Uint8Array;
  receipt_id: Uint8Array;
  received_at: number;
}

interface VisitTable extends ActionTable {
  page: string;
  source: string | null;
  referrer: string | null;
}
