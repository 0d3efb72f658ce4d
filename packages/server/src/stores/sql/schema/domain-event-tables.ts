// The tables of domain events, plans and notifications as the query builder sees them, the same for both engines.
import type { Generated } from 'kysely';

export interface DomainEventTables {
  brand_facts: DomainEventTable;
  usage_counters: UsageCounterTable;
  usage_reservations: UsageReservationTable;
  notification_targets: NotificationTargetTable;
  notification_deliveries: NotificationDeliveryTable;
}

export interface DomainEventTable {
  number: Generated<number>;
  tenant_id: string;
  brand_id: string;
  kind: string;
  at: number;
  /** JSON. */
  body: string;
  /** `null`: not handled yet. */
  handled_at: number | null;
}

type Unit = 'scan' | 'finding' | 'fix';
type Plan = 'free' | 'pro' | 'protect' | 'enterprise';

/** Units used in a period under one plan. */
export interface UsageCounterTable {
  tenant_id: string;
  unit: Unit;
  /** `YYYY-MM`, or `YYYY-Www` of an ISO week. */
  period: string;
  plan: Plan;
  used: number;
  /** The part of `used` beyond what the plan includes, and its cost. */
  overage: number;
  overage_cents: number;
  /** When the tenant was notified of the reached quota. */
  reached_at: number | null;
}

interface UsageReservationTable {
  /** Its purpose. */
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
  disabled_by: 'receiver' | 'owner' | null;
}

export interface NotificationDeliveryTable {
  /** The `webhook-id`, the same for every attempt. */
  id: string;
  target_id: string;
  /** `brand_facts.number`. */
  fact: number;
  kind: string;
  /** JSON. */
  body: string;
  created_at: number;
  /** When the retry period began. */
  since: number;
  tries: number;
  /** `null`: delivered or parked. */
  next_at: number | null;
  delivered_at: number | null;
  parked_at: number | null;
  last_error: string | null;
}
