// Converts rows of findings, also to domain events, and ranks them by severity.
import { type Selectable, sql } from 'kysely';
import type { FindingSummary } from '../../../claims/ports.ts';
import type { DomainEventBodies } from '../../../kernel/domain-events.ts';
import { SEVERITIES } from '../../../visibility/ports.ts';
import type { FindingTable } from '../schema/brand-tables.ts';

export const severityRank = sql`case severity ${sql.join(
  SEVERITIES.map((severity, index) => sql`when ${sql.lit(severity)} then ${sql.lit(index)}`),
  sql` `,
)} end`;

export const summaryOf = (row: Selectable<FindingTable>): FindingSummary => ({
  id: row.id,
  brandId: row.brand_id,
  kind: row.kind,
  subject: row.subject,
  claimed: row.claimed,
  verified: row.verified,
  severity: row.severity,
  state: row.state,
  changedAt: row.changed_at,
  firstSeenAt: row.first_seen_at,
  lastSeenAt: row.last_seen_at,
  quote: row.quote,
  quoteStart: row.quote_start,
  quoteEnd: row.quote_end,
  seenIn: { scanId: row.scan_id, promptId: row.prompt_id, engine: row.engine, market: row.market },
});

type FindingRow = Pick<Selectable<FindingTable>, 'id' | 'kind' | 'severity' | 'claimed' | 'verified'>;

/** The body of a domain event about a finding. */
export const findingFact = (finding: FindingRow): DomainEventBodies['finding.fixed'] => ({
  finding_id: finding.id,
  kind: finding.kind,
  severity: finding.severity,
  claimed: finding.claimed,
  verified: finding.verified,
});
