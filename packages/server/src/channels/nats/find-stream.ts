// Looks up the stream that stores a subject.
import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, NoRespondersError } from '@nats-io/transport-node';
import { SinkFault } from '../../relay/ports.ts';
import { coversSubject } from './covers-subject.ts';
import { innermost } from './innermost.ts';

const LOOK_UP_MS = 2000;
const NOT_ENABLED =
  'JetStream is not enabled: add "jetstream {}" to the configuration of the servers, and enable it for the account';

/**
 * The stream that stores everything published to a subject, which may contain wildcards; `undefined` if none does. Throws
 * a `SinkFault` if JetStream is not enabled, and the client's error otherwise, such as a time-out if the stream has no
 * leader.
 */
export const findStream = (connection: NatsConnection, subject: string): Promise<string | undefined> =>
  lookUp(connection, async ({ streams }) => {
    // NATS lists the streams that store any part of it.
    for await (const { config } of streams.list(subject)) {
      if (config.subjects.some((each) => coversSubject(each, subject))) return config.name;
    }
    return undefined;
  });

/** As `findStream` for a subject without wildcards, but also finds a stream that has no leader. */
export const findStreamName = (connection: NatsConnection, subject: string): Promise<string | undefined> =>
  lookUp(connection, async ({ streams }) => (await streams.names(subject).next()).at(0));

async function lookUp<Found>(
  connection: NatsConnection,
  work: (manager: JetStreamManager) => Promise<Found>,
): Promise<Found> {
  try {
    return await work(await jetstreamManager(connection, { checkAPI: false, timeout: LOOK_UP_MS }));
  } catch (error) {
    if (isNotEnabled(innermost(error))) throw new SinkFault(NOT_ENABLED, { cause: error });
    throw error;
  }
}

const isNotEnabled = (error: unknown): boolean =>
  error instanceof NoRespondersError ||
  (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.JetStreamNotEnabledForAccount);

/** @param lacking the subject that no stream stores @param subject of the relay */
export const noStream = (lacking: string, subject: string): string =>
  `no stream stores the subject ${lacking}: create one whose subjects include ${subject}.>`;
