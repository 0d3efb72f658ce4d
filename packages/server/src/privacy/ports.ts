// Reading records out, a page at a time, so that a long export never holds a lock (decisions 12).

export interface ExportedVisit {
  kind: 'visit';
  installId: string;
  visitorId: string;
  deliveryId: string;
  receivedAt: number;
  page: string;
  source: string | null;
  referrer: string | null;
}

export interface ExportedAction {
  kind: 'action';
  installId: string;
  visitorId: string;
  deliveryId: string;
  receivedAt: number;
}

export interface ExportedEvent {
  kind: 'event';
  installId: string;
  connectionId: string;
  /** `null` where there was none or it was erased. */
  visitorId: string | null;
  webhookId: string;
  receivedAt: number;
  receiptId: string;
  eventId: string;
  handle: string;
  /** As it was sent. */
  occurredAt: string;
  subjectType: string;
  subjectId: string;
  status: 'test' | 'confirmed' | 'reversed';
}

export interface ExportQuery {
  /** Public install ID; all installs where it is absent. */
  installId?: string;
  /** Milliseconds since 1970, inclusive. */
  since?: number;
}

/** All give records in the order they were stored. */
export interface ExportStore {
  exportVisits(query: ExportQuery): AsyncIterable<ExportedVisit>;
  exportActions(query: ExportQuery): AsyncIterable<ExportedAction>;
  exportEvents(query: ExportQuery): AsyncIterable<ExportedEvent>;
}
