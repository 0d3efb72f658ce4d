// The position and lag of each sink, and its last failure.
import type { Clock } from '../kernel/clock.ts';
import type { RelayStore, SinkState } from './ports.ts';

export interface SinkStatus extends SinkState {
  /** False if no setting names it now, so nothing is sent to it. */
  configured: boolean;
  lagRecords: number;
  /** The age of the oldest undelivered record; 0 if all are delivered. */
  lagSeconds: number;
}

export interface SinkStatusDeps {
  relay: Pick<RelayStore, 'listSinks' | 'lagAfter'>;
  clock: Pick<Clock, 'now'>;
}

/** @param configured the names of the configured sinks, including those that never ran */
export const readSinkStatus =
  ({ relay, clock }: SinkStatusDeps) =>
  async (configured: readonly string[]): Promise<SinkStatus[]> => {
    const known = await relay.listSinks();
    const fresh = configured.filter((name) => known.every((sink) => sink.name !== name)).map(untouched);
    return Promise.all(
      [...known, ...fresh].map(async (sink) => {
        const { records, oldestAt } = await relay.lagAfter(sink.position);
        const lagSeconds = oldestAt === null ? 0 : Math.max(0, Math.floor((clock.now() - oldestAt) / 1000));
        return { ...sink, configured: configured.includes(sink.name), lagRecords: records, lagSeconds };
      }),
    );
  };

const untouched = (name: string): SinkState => ({
  name,
  run: '',
  position: 0,
  deliveredAt: null,
  failingSince: null,
  lastError: null,
});
