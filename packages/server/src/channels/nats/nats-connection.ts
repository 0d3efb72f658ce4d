// Connects to NATS. A connection is never resumed: after a failure, the sink opens another, so nothing that a client has
// buffered is sent late.
import {
  type Authenticator,
  type ConnectionOptions,
  connect,
  credsAuthenticator,
  type NatsConnection,
} from '@nats-io/transport-node';
import type { NatsSettings } from '../../ops/settings.ts';
import { SinkFault } from '../../relay/ports.ts';
import { readSettingFile } from '../read-setting-file.ts';

const CONNECT_MS = 5000;
const CREDENTIALS = 'SERVICE_RELAY_NATS_CREDENTIALS';

export async function connectToNats(settings: NatsSettings): Promise<NatsConnection> {
  return connect({
    servers: [...settings.servers],
    name: 'service relay',
    reconnect: false,
    timeout: CONNECT_MS,
    noAsyncTraces: true,
    ...(settings.tls && { tls: await tlsOf(settings) }),
    ...(await loginOf(settings)),
  });
}

async function tlsOf({ ca }: NatsSettings): Promise<NonNullable<ConnectionOptions['tls']>> {
  return ca === undefined ? {} : { ca: (await readSettingFile(ca, 'SERVICE_RELAY_NATS_CA')).toString() };
}

async function loginOf({ login, credentials }: NatsSettings): Promise<ConnectionOptions> {
  if (credentials !== undefined) return { authenticator: await readCredentials(credentials) };
  if (login === undefined) return {};
  return 'token' in login ? { token: login.token } : { user: login.user, pass: login.password };
}

async function readCredentials(path: string): Promise<Authenticator> {
  const authenticator = credsAuthenticator(await readSettingFile(path, CREDENTIALS));
  try {
    // Fails at once, while the client would wait for its deadline.
    authenticator('');
  } catch (cause) {
    throw new SinkFault(`${CREDENTIALS} names the file ${path}, which is no credentials file: create it with nsc`, {
      cause,
    });
  }
  return authenticator;
}
