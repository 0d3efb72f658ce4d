// The body of a domain event about a finding.
import type { Selectable } from 'kysely';
import type { FactBodies } from '../../../kernel/facts.ts';
import type { FindingTable } from '../schema/brand-tables.ts';

type FindingRow = Pick<Selectable<FindingTable>, 'id' | 'kind' | 'severity' | 'claimed' | 'verified'>;

export const findingFact = (finding: FindingRow): FactBodies['finding.fixed'] => ({
  finding_id: finding.id,
  kind: finding.kind,
  severity: finding.severity,
  claimed: finding.claimed,
  verified: finding.verified,
});
