// The tables of facts, plans and notifications as the query builder knows them, the same over every engine.
import type { Generated } from 'kysely';

export interface FactTables {
  brand_facts: BrandFactTable;
  usage_counters: UsageCounterTable;
  usage_reservations: UsageReservationTable;
  notification_targets: NotificationTargetTable;
  notification_deliveries: NotificationDeliveryTable;
}

export interface BrandFactTable {
  number: Generated<number>;
  tenant_id: string;
  brand_id: string;
  kind: string;
  at: number;
  /** JSON. */
  body: string;
  /** `null`: it waits for its consumers. */
  handled_at: number | null;
}

type Unit = 'scan' | 'finding' | 'fix';
type Plan = 'free' | 'pro' | 'protect' | 'enterprise';

/** What was used of a unit in a period while a plan was in force. */
export interface UsageCounterTable {
  tenant_id: string;
  unit: Unit;
  /** `YYYY-MM`, or `YYYY-Www` of an ISO week. */
  period: string;
  plan: Plan;
  used: number;
  /** Of `used`, what was beyond the included ones, and what it costs. */
  overage: number;
  overage_cents: number;
  /** When it was told that the quota is reached. */
  reached_at: number | null;
}

interface UsageReservationTable {
  /** What it is for. */
  key: string;
  tenant_id: string;
  unit: Unit;
  plan: Plan;
  amount: number;
  at: number;
}

export interface NotificationTargetTable {
  id: string;
  brand_id: string;
  channel: 'webhook' | 'chat';
  url: string;
  secret: string | null;
  /** A list as JSON. */
  kinds: string;
  created_at: number;
  /** `null` while it is enabled. */
  disabled_at: number | null;
}

export interface NotificationDeliveryTable {
  /** The `webhook-id`, the same each time it is tried. */
  id: string;
  target_id: string;
  /** `brand_facts.number`. */
  fact: number;
  kind: string;
  /** JSON. */
  body: string;
  created_at: number;
  /** The time for which it is tried begins here. */
  since: number;
  tries: number;
  /** `null`: it is delivered or parked. */
  next_at: number | null;
  delivered_at: number | null;
  parked_at: number | null;
  last_error: string | null;
}
