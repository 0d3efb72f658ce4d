// Connects to NATS and looks up the streams of the records, without publishing anything.
import { type NatsConnection, PermissionViolationError } from '@nats-io/transport-node';
import type { NatsSettings } from '../../ops/settings.ts';
import { type RelayedRecord, SinkFault } from '../../relay/ports.ts';
import { findStream, noStream } from './find-stream.ts';
import { innermost } from './innermost.ts';
import { connectToNats } from './nats-connection.ts';
import { natsFault } from './nats-fault.ts';

const KINDS = Object.keys({ visit: true, action: true, event: true } satisfies Record<RelayedRecord['kind'], true>);

/** Returns what stores the records. Throws a `SinkFault` if they could not be stored now. */
export async function checkNats(settings: NatsSettings, connect = connectToNats): Promise<string> {
  const { subject } = settings;
  let connection: NatsConnection | undefined;
  try {
    connection = await connect(settings);
    return await streamsOf(connection, subject);
  } catch (error) {
    throw await natsFault(error, { connection: undefined, subject });
  } finally {
    await connection?.close().catch(() => {});
  }
}

async function streamsOf(connection: NatsConnection, subject: string): Promise<string> {
  const streams = new Set<string>();
  try {
    for (const kind of KINDS) {
      const published = `${subject}.*.${kind}`;
      const stream = await findStream(connection, published);
      if (stream === undefined) throw new SinkFault(noStream(published, subject));
      streams.add(stream);
    }
  } catch (error) {
    if (mayLookUp(error)) throw error;
    return 'NATS accepts the login, whose user may not look up the stream';
  }
  return `NATS stores ${subject}.> in the stream ${[...streams].join(', ')}`;
}

/** A user that may only publish is enough for the relay. */
function mayLookUp(error: unknown): boolean {
  const cause = innermost(error);
  return !(cause instanceof PermissionViolationError && cause.operation === 'publish');
}
