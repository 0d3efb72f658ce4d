// The settings of the NATS JetStream sink.
import { z } from 'zod';
import { list, setting } from '../setting-values.ts';
import type { NatsSettings } from '../settings.ts';
import { filePath } from './paths.ts';
import { refuserIn } from './refuse-setting.ts';

const DEFAULT_PORT = '4222';

interface Server {
  address: string;
  tls: boolean;
  login: NatsSettings['login'];
}

/** A lone user is a token, as for every NATS client. */
function loginOf({ username, password }: URL): NatsSettings['login'] {
  if (username === '') return undefined;
  const user = decodeURIComponent(username);
  return password === '' ? { token: user } : { user, password: decodeURIComponent(password) };
}

function parseServer(text: string): Server | undefined {
  const url = URL.parse(text);
  if (!url || !/^(?:nats|tls):$/.test(url.protocol) || url.hostname === '') return undefined;
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
  try {
    const address = `${url.hostname}:${url.port || DEFAULT_PORT}`;
    return { address, tls: url.protocol === 'tls:', login: loginOf(url) };
  } catch {
    // A login with a broken percent encoding.
    return undefined;
  }
}

/** One login and one scheme for all, since any of them may be used. */
function parseServers(texts: readonly string[]): Pick<NatsSettings, 'servers' | 'tls' | 'login'> | undefined {
  const servers = texts.flatMap((text) => parseServer(text) ?? []);
  const [first, ...others] = servers;
  if (!first || servers.length < texts.length) return undefined;
  const isSame = ({ tls, login }: Server): boolean =>
    tls === first.tls && (login === undefined || JSON.stringify(login) === JSON.stringify(first.login));
  if (!others.every(isSame)) return undefined;
  return { servers: servers.map(({ address }) => address), tls: first.tls, login: first.login };
}

const SERVERS =
  'must be nats:// or tls:// addresses, separated by commas, of one scheme and with at most one login, such as tls://user:password@nats.example:4222';

export const natsShape = {
  relayNats: list(SERVERS, (text) => parseServer(text) !== undefined)
    .transform((texts, context) => {
      const servers = parseServers(texts);
      if (servers) return servers;
      context.issues.push({ code: 'custom', input: texts, message: SERVERS });
      return z.NEVER;
    })
    .optional(),
  relayNatsSubject: setting(
    'must be words of letters, digits, hyphens and underscores, separated by dots, such as service.records',
    (value) => (typeof value === 'string' && /^[\w-]+(?:\.[\w-]+)*$/.test(value) ? value : undefined),
  ).default('service.records'),
  relayNatsCredentials: filePath.optional(),
  relayNatsCa: filePath.optional(),
};

export type NatsConfig = z.output<z.ZodObject<typeof natsShape>>;

export function checkNats(config: NatsConfig, context: z.RefinementCtx): void {
  const { relayNats, relayNatsCredentials, relayNatsCa } = config;
  const refuse = refuserIn<NatsConfig>(context);
  if (relayNats === undefined) {
    if (relayNatsCredentials !== undefined || relayNatsCa !== undefined)
      refuse('relayNats', 'must be set because its credentials or certificate authorities are set');
    return;
  }
  if (relayNats.login && relayNatsCredentials !== undefined)
    refuse('relayNatsCredentials', 'must not be set because the address of the servers has a login');
  if (!relayNats.tls && relayNatsCa !== undefined)
    refuse('relayNats', 'must be tls:// addresses because certificate authorities are set');
}

export function natsSettings(config: NatsConfig): NatsSettings | undefined {
  if (config.relayNats === undefined) return undefined;
  return {
    ...config.relayNats,
    credentials: config.relayNatsCredentials,
    ca: config.relayNatsCa,
    subject: config.relayNatsSubject,
  };
}
