// The position and lag of each sink, and its last failure.
import type { Clock } from '../kernel/clock.ts';
import type { RelayStore, SinkState } from './ports.ts';

export interface SinkStatus extends SinkState {
  /** False: no setting names it now, so nothing is brought to it. */
  configured: boolean;
  lagRecords: number;
  /** Since the oldest record that it has not got was received; 0 if it has all. */
  lagSeconds: number;
}

export interface SinkStatusDeps {
  relay: Pick<RelayStore, 'listSinks' | 'lagAfter'>;
  clock: Pick<Clock, 'now'>;
}

/** @param configured the names of the sinks that the settings name; those that were never served are listed too */
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
