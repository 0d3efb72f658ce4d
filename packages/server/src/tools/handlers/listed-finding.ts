// A wrong claim as `get_brand_overview` lists it.
import type { ListedFinding } from '../../claims/index.ts';

export const listedFinding = (finding: ListedFinding) => ({
  id: finding.id,
  kind: finding.kind,
  severity: finding.severity,
  state: finding.state,
  subject: finding.subject,
  claimed: finding.claimed,
  verified: finding.verified,
  quote: finding.quote,
  frequency: finding.frequency.map(({ engine, market, answers, of }) => ({
    engine,
    market,
    answers,
    of,
    share: of === 0 ? null : answers / of,
  })),
  sources: finding.sources.map(({ url, domain, own, answers }) => ({ url, domain, own, answers })),
  first_seen: new Date(finding.firstSeenAt).toISOString(),
  last_seen: new Date(finding.lastSeenAt).toISOString(),
  fix: finding.fix,
});
