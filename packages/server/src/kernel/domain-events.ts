// Domain events of a brand: written once with the record that causes them, and read by usage and notifications.
// An event is written in the transaction of its record (`stores/sql/notifications/write-domain-events.ts`); its readers
// are never called.

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
export interface DomainEventBodies {
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
    /** What each further unit costs in US cents; `null` if there is none. */
    overage_cents: number | null;
  };
}

export type DomainEventKind = keyof DomainEventBodies;

interface DomainEventOf<Kind extends DomainEventKind> {
  tenantId: string;
  brandId: string;
  kind: Kind;
  /** Milliseconds since 1970. */
  at: number;
  body: DomainEventBodies[Kind];
}

/** `kind` tells the type of `body`. */
export type DomainEvent = { [Kind in DomainEventKind]: DomainEventOf<Kind> }[DomainEventKind];
