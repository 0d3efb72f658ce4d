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

/** Of the answers that a scan requested. */
interface ScanFact {
  scan_id: string;
  total: number;
  done: number;
  failed: number;
}

/** By kind; the names are the wire names (decisions 10), so that a body is sent unchanged. */
export interface DomainEventBodies {
  'finding.opened': FindingFact & {
    /** An exact excerpt of the answer. */
    quote: string;
    /** Answers with the claim, among `of` examined ones. */
    answers_with_it: number;
    answers: number;
  };
  'finding.fixed': FindingFact;
  /** From earlier versions: a fix is now charged on request, without an event (decisions 8). */
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
    /** UTC days of the later period, `YYYY-MM-DD`, both inclusive. */
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
    /** The price of each additional unit in US cents; `null` if there is none. */
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

/** `kind` determines the type of `body`. */
export type DomainEvent = { [Kind in DomainEventKind]: DomainEventOf<Kind> }[DomainEventKind];
