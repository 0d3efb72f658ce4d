// Reports each group that is written to the metrics.
import type { Clock } from '../../kernel/clock.ts';
import type { IngestInstruments } from '../../ops/metrics/instruments.ts';
import type { IngestDeps } from './ingest-queue.ts';

/** Without metrics, `commit` itself. */
export function measuredCommit(
  commit: IngestDeps['commit'],
  { metrics, clock }: { metrics?: IngestInstruments | undefined; clock: Pick<Clock, 'monotonic'> },
): IngestDeps['commit'] {
  if (metrics === undefined) return commit;
  return async (rows) => {
    const begun = clock.monotonic();
    const report = (isFailed: boolean, syncMs?: number): void =>
      metrics.groupWritten({
        records: rows.length,
        seconds: (clock.monotonic() - begun) / 1000,
        syncSeconds: syncMs === undefined ? undefined : syncMs / 1000,
        isFailed,
      });
    try {
      const result = await commit(rows);
      report(result.fault !== undefined, result.syncMs);
      return result;
    } catch (error) {
      report(true);
      throw error;
    }
  };
}
