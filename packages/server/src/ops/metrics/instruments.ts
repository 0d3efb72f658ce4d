// The interfaces through which each layer reports its work. They get these interfaces only if metrics are on, so that a
// process without metrics does no work for them. No label is an ID, an address or a token: each has few values.

export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, such as `/a/:id`; `undefined` if there is none. */
  route: string | undefined;
  status: number;
  seconds: number;
}

export interface RequestInstruments {
  answered(request: AnsweredRequest): void;
  /** @param code the error code in the response */
  refused(code: string): void;
}

export interface WrittenGroup {
  records: number;
  /** From handing the group to the store until the store has answered. */
  seconds: number;
  /** The duration of the sync to disk, if the store measures it. */
  syncSeconds: number | undefined;
  isFailed: boolean;
}

export interface IngestInstruments {
  groupWritten(group: WrittenGroup): void;
  /** @param length returns how many records wait or are being written */
  watchQueue(length: () => number): void;
}

export interface ScanInstruments {
  /** @param count returns how many scans this process runs */
  watchRunning(count: () => number): void;
  answered(engine: string): void;
  failed(engine: string, code: string): void;
}

/** `parked`: it failed and is not sent again by itself. */
export type DeliveryResult = 'delivered' | 'failed' | 'parked';

export interface NotificationInstruments {
  delivered(channel: string, result: DeliveryResult): void;
}

/** Of one sink. */
export interface RelayInstruments {
  accepted(records: number): void;
  failed(): void;
}

export interface SinkLag {
  sink: string;
  records: number;
  seconds: number;
  isFailing: boolean;
}

/** Called for each scrape. */
export interface LagReaders {
  /** How many records are not in the attribution report yet. */
  projection(): Promise<number>;
  relay(): Promise<SinkLag[]>;
}
