// Binds a serving process to its port, and returns its URL.

import { DomainError } from '../kernel/domain-error.ts';
import { isLoopbackHost } from '../kernel/web/origin.ts';
import type { Settings } from '../ops/settings.ts';
import type { App } from './app.ts';

/** Decisions 1: `--dev` relaxes the origin rules, so only this machine may reach it. Throws `invalid_settings`. */
export function expectLoopbackForDev({ dev, host, publicUrl }: Settings): void {
  if (!dev) return;
  const hosts = [host.includes(':') ? `[${host}]` : host, ...(publicUrl ? [new URL(publicUrl).hostname] : [])];
  const foreign = hosts.find((name) => !isLoopbackHost(name));
  if (foreign === undefined) return;
  throw new DomainError('invalid_settings', {
    message: `--dev works on localhost, *.localhost, 127.0.0.1 and [::1] only, not on ${foreign}`,
  });
}

export interface Listening {
  /** The public URL of the service; no trailing slash. */
  url: string;
  /** The port it listens on, chosen by the system if the setting is 0. */
  port: number;
}

/** Rejects with Node's own error if the port is taken. */
export async function listen(app: App, { host, port, publicUrl }: Settings): Promise<Listening> {
  await app.listen({ host, port });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: publicUrl ?? `http://${name}:${address.port}`, port: address.port };
}
