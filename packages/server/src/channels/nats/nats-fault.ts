// What went wrong with NATS, and what to do about it. No message contains a login, an address or a record.
import { JetStreamApiError } from '@nats-io/jetstream';
import {
  AuthorizationError,
  InvalidArgumentError,
  type NatsConnection,
  NoRespondersError,
  PermissionViolationError,
  TimeoutError,
  UserAuthenticationExpiredError,
} from '@nats-io/transport-node';
import { SinkFault } from '../../relay/ports.ts';
import { findStreamName, noStream } from './find-stream.ts';
import { innermost } from './innermost.ts';

interface Failing {
  /** Absent if nothing can have been published. */
  connection: NatsConnection | undefined;
  subject: string;
}

export async function natsFault(error: unknown, { connection, subject }: Failing): Promise<SinkFault> {
  if (error instanceof SinkFault) return error;
  const cause = innermost(error);
  return new SinkFault(await wordsFor(cause, { connection, subject }), { cause: error });
}

async function wordsFor(cause: unknown, { connection, subject }: Failing): Promise<string> {
  if (connection === undefined) return lookUpWords(cause) ?? wordsOf(cause, subject);
  if (cause instanceof NoRespondersError) return whyNotStored(connection, cause.subject, subject);
  return wordsOf(cause, subject);
}

function lookUpWords(cause: unknown): string | undefined {
  if (cause instanceof TimeoutError) return 'NATS did not answer in time';
  if (cause instanceof JetStreamApiError) return `NATS could not look up the stream (${cause.message})`;
  return undefined;
}

/** No stream has answered. @param published the subject of the record */
async function whyNotStored(connection: NatsConnection, published: string, subject: string): Promise<string> {
  try {
    const stream = await findStreamName(connection, published);
    return stream === undefined ? noStream(published, subject) : `the stream ${stream} has no leader now`;
  } catch (error) {
    // A user that may only publish cannot look up streams.
    return error instanceof SinkFault ? error.message : noStream(published, subject);
  }
}

const LOGIN =
  'NATS refused the login: check the addresses in SERVICE_RELAY_NATS, or the file in SERVICE_RELAY_NATS_CREDENTIALS';

function wordsOf(error: unknown, subject: string): string {
  if (error instanceof JetStreamApiError) return refusal(error);
  if (error instanceof AuthorizationError || error instanceof UserAuthenticationExpiredError) return LOGIN;
  if (error instanceof PermissionViolationError) return permission(error, subject);
  if (error instanceof TimeoutError) return 'NATS did not confirm a record in time';
  if (error instanceof InvalidArgumentError) return 'a record is too large for NATS: raise max_payload';
  return unreachable(error);
}

const TOO_LARGE = 10_054;

function refusal({ code, message }: JetStreamApiError): string {
  const advice = code === TOO_LARGE ? 'raise its max_msg_size' : 'check its limits';
  return `the stream refused a record (${message}): ${advice}`;
}

const permission = ({ operation }: PermissionViolationError, subject: string): string =>
  operation === 'publish'
    ? `the NATS user may not publish to ${subject}.>: permit it`
    : 'the NATS user may not receive confirmations: permit it to subscribe to _INBOX.>';

function unreachable(error: unknown): string {
  if (!(error instanceof Error)) return 'NATS cannot be reached';
  if (error.message === "server does not support 'tls'")
    return 'the NATS server does not offer TLS: enable it there, or use nats:// addresses in SERVICE_RELAY_NATS';
  const reason = 'code' in error ? String(error.code) : error.name;
  return `NATS cannot be reached: ${reason}`;
}
