// Traces of a serving process. Their library is loaded only if the settings enable them.
import type { Clock, Ids } from '../kernel/clock.ts';
import { type Logger, oncePerSecond } from '../ops/logging.ts';
import type { Settings } from '../ops/settings.ts';
import type { Tracing } from '../ops/tracing/tracing.ts';

export interface OpenTracingDeps {
  ids: Ids;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
}

export async function openTracing(
  { tracing: settings }: Pick<Settings, 'tracing'>,
  { ids, clock, logger }: OpenTracingDeps,
): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { createTracing } = await import('../ops/tracing/tracing.ts');
  const throttle = oncePerSecond(clock);
  const onDropped = (err: Error | undefined): void =>
    throttle((suppressed) =>
      logger.warn({ err, suppressed }, 'the collector does not accept traces; they are dropped'),
    );
  return createTracing(settings, { ids, clock, onDropped });
}
