// A relay over a real store, to a sink written by the test, with a clock that the test moves.

import { systemIds } from '../../src/kernel/clock.ts';
import { createLeaseKeeper, type LeaseKeeper } from '../../src/leases/index.ts';
import { relayToSink } from '../../src/relay/index.ts';
import type { RelayBatch, RelayedRecord, Sink } from '../../src/relay/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { type TestClock, testClock } from '../support/clock.ts';

export const LAPSE_MS = 10_000;

/** A custom sink: it stores what it accepts, and fails on demand. */
export interface TakingSink extends Sink {
  batches: { id: string; token: number; records: readonly RelayedRecord[] }[];
  /** Rejects with this error, after the records were accepted if `late` is set. */
  fault?: { error: Error; late?: boolean } | undefined;
}

export function takingSink(): TakingSink {
  const sink: TakingSink = {
    batches: [],
    async deliver({ id, token, records }: RelayBatch) {
      const { fault } = sink;
      if (fault && !fault.late) throw fault.error;
      sink.batches.push({ id, token, records });
      if (fault) throw fault.error;
    },
  };
  return sink;
}

/** The records that a sink accepted, in order, each at its first occurrence. */
export function firstsOf(sink: TakingSink): RelayedRecord[] {
  const records = sink.batches.flatMap((batch) => batch.records);
  return [...new Map(records.map((record) => [record.receipt_id, record])).values()].sort(
    (a, b) => records.indexOf(a) - records.indexOf(b),
  );
}

export interface RelayProcess {
  clock: TestClock;
  lease: LeaseKeeper;
  ending: AbortController;
  /** The states reported for the sink. */
  changes: (string | null)[];
  /** One batch. */
  step(): Promise<boolean>;
  /** Runs until nothing is left to do now. */
  drain(): Promise<void>;
}

export function relayProcess(
  stores: Pick<Stores, 'relay' | 'leases'>,
  sink: Sink,
  { name, batchRecords = 10 }: { name: string; batchRecords?: number },
): RelayProcess {
  const clock = testClock();
  const ending = new AbortController();
  const changes: (string | null)[] = [];
  const lease = createLeaseKeeper({
    store: stores.leases,
    clock,
    name: `relay:${name}`,
    holder: systemIds.random(),
    ttlMs: LAPSE_MS,
  });
  const step = relayToSink({
    name,
    sink,
    batchRecords,
    store: stores.relay,
    lease,
    clock,
    ids: systemIds,
    signal: ending.signal,
    onChange: (fault) => void changes.push(fault),
  });
  return {
    clock,
    lease,
    ending,
    changes,
    step,
    async drain() {
      while (await step());
    },
  };
}
