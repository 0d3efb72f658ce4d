// What happens to a brand, told once by whoever records it and read by those whom it concerns: usage and notifications.
// A fact is written in the transaction of its record (`stores/sql/notifications/fact-writer.ts`); nobody calls who reads it.

/** Decisions 7. */
interface FindingFact {
  finding_id: string;
  kind: 'price' | 'spec' | 'integration' | 'founder';
  severity: 'critical' | 'high' | 'medium' | 'low';
  claimed: string;
  verified: string;
}

/** Of the answers that a scan asks for. */
interface ScanFact {
  scan_id: string;
  total: number;
  done: number;
  failed: number;
}

/** By kind; the names are those of the wire (decisions 10), so that a body travels as it is. */
export interface FactBodies {
  'finding.opened': FindingFact & {
    /** An exact part of the answer. */
    quote: string;
    /** Answers with the claim, of so many that were looked at. */
    answers_with_it: number;
    answers: number;
  };
  'finding.fixed': FindingFact;
  /** Of earlier versions: a fix is charged as it is asked for now, and needs no fact (decisions 8). */
  'fix.prescribed': { finding_id: string };
  'scan.started': { scan_id: string; total: number };
  'scan.completed': ScanFact;
  'scan.failed': ScanFact & { reason: string };
  'visibility.changed': {
    measure: 'mention_rate' | 'share_of_voice' | 'sentiment' | 'average_position' | 'citation_share';
    /** `null`: all. */
    market: string | null;
    engine: string | null;
    before: number;
    after: number;
    /** UTC days of the later period, `YYYY-MM-DD`, both counted. */
    since: string;
    until: string;
  };
  'quota.reached': {
    unit: 'scan' | 'finding' | 'fix';
    plan: string;
    included: number;
    /** `YYYY-MM`, or `YYYY-Www` of an ISO week. */
    period: string;
    resets_at: string;
    /** What each further unit costs in US cents; `null` where there is none. */
    overage_cents: number | null;
  };
}

export type FactKind = keyof FactBodies;

interface FactOf<Kind extends FactKind> {
  tenantId: string;
  brandId: string;
  kind: Kind;
  /** Milliseconds since 1970. */
  at: number;
  body: FactBodies[Kind];
}

/** `kind` tells the type of `body`. */
export type BrandFact = { [Kind in FactKind]: FactOf<Kind> }[FactKind];
