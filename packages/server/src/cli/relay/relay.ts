// `relay status|replay`: the progress of the sinks, and resending from a time (decisions 16).
import { type Command, InvalidArgumentError } from 'commander';
import { DomainError } from '../../kernel/domain-error.ts';
import type { RelaySettings } from '../../ops/settings.ts';
import { readSinkStatus, type SinkStatus } from '../../relay/index.ts';
import { pointInTime } from '../option-values.ts';
import { withOptions } from '../setting-options.ts';
import { table } from '../table.ts';
import { type Answer, commandLine, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface ReplayOptions extends Record<string, unknown> {
  sink: string;
  since: number;
}

export function declareRelay(relay: Command, terminal: Terminal): void {
  withOptions(relay.command('status'), ['store'])
    .description('show how far each sink is behind, and why')
    .action(async (options: Record<string, unknown>) => printAnswer(terminal, await status(options)));
  withOptions(relay.command('replay'), ['store'])
    .description('resend records received since a time; safe while the service runs')
    .requiredOption('--sink <name>', 'the sink, as named by `relay status`', named)
    .requiredOption('--since <time>', 'a UTC date, or a time such as 2026-01-31T08:00:00Z', pointInTime)
    .action(async (options: ReplayOptions) => printAnswer(terminal, await replay(options)));
}

async function status(options: Record<string, unknown>): Promise<Answer> {
  const sinks = await withStores(options, (deps) => readSinkStatus(deps)(namesOf(deps.settings.relay)));
  return { document: { sinks: sinks.map(documentOf) }, text: sinks.length === 0 ? NO_SINKS : textOf(sinks) };
}

const NO_SINKS =
  'No sinks. Set SERVICE_RELAY_FILE, SERVICE_RELAY_WEBHOOK, SERVICE_RELAY_NATS or SERVICE_RELAY_KAFKA to add one (docs/relay.md).';

const namesOf = (relay: RelaySettings | undefined): string[] => [
  ...(relay?.file ? ['file'] : []),
  ...(relay?.webhook ? ['webhook'] : []),
  ...(relay?.nats ? ['nats'] : []),
  ...(relay?.kafka ? ['kafka'] : []),
];

const documentOf = (sink: SinkStatus) => ({
  name: sink.name,
  configured: sink.configured,
  position: sink.position,
  lag_records: sink.lagRecords,
  lag_seconds: sink.lagSeconds,
  delivered_at: timeOf(sink.deliveredAt),
  failing_since: timeOf(sink.failingSince),
  last_error: sink.lastError,
});

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const textOf = (sinks: readonly SinkStatus[]): string =>
  table([
    ['sink', 'position', 'records behind', 'seconds behind', 'state'],
    ...sinks.map((sink) => [sink.name, sink.position, sink.lagRecords, sink.lagSeconds, stateOf(sink)]),
  ]);

function stateOf({ configured, failingSince, lastError }: SinkStatus): string {
  const words = failingSince === null ? 'ok' : `failing since ${timeOf(failingSince)}: ${lastError}`;
  return configured ? words : `${words} (not configured here)`;
}

async function replay({ sink, since, ...options }: ReplayOptions): Promise<Answer> {
  const { position } = await withStores(options, async ({ relay, ids }) => {
    const rewound = await relay.rewind(sink, since, ids.random());
    if (rewound) return rewound;
    throw new DomainError('not_found', {
      message: `no such sink: ${sink}; list sinks with: ${commandLine('relay status')}`,
    });
  });
  return {
    document: { sink, since: new Date(since).toISOString(), position },
    text: `The sink ${sink} will resend everything after record ${position}. A serving process sends the records.`,
  };
}

function named(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must be the name of a sink.');
}
