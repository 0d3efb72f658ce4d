// Looks up the stream that stores a subject.
import { JetStreamApiCodes, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, NoRespondersError } from '@nats-io/transport-node';
import { SinkFault } from '../../relay/ports.ts';
import { innermost } from './innermost.ts';

const LOOK_UP_MS = 2000;
const NOT_ENABLED =
  'JetStream is not enabled: add "jetstream {}" to the configuration of the servers, and enable it for the account';

/** `undefined` if no stream does. Throws a `SinkFault` if JetStream is not enabled, and the client's error otherwise. */
export async function findStream(connection: NatsConnection, subject: string): Promise<string | undefined> {
  try {
    const manager = await jetstreamManager(connection, { checkAPI: false, timeout: LOOK_UP_MS });
    const [stream] = await manager.streams.names(subject).next();
    return stream;
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
