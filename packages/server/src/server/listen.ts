// Binds a serving process to its port, and returns its URL.
import { isLoopbackHost } from '../integrations/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Settings } from '../ops/settings.ts';
import type { App } from './app.ts';

/** Decisions 1: `--dev` weakens the origin rules, so only this machine may reach it. Throws `invalid_settings`. */
export function expectLoopbackForDev({ dev, host, publicUrl }: Settings): void {
  if (!dev) return;
  const hosts = [host.includes(':') ? `[${host}]` : host, ...(publicUrl ? [new URL(publicUrl).hostname] : [])];
  const foreign = hosts.find((name) => !isLoopbackHost(name));
  if (foreign === undefined) return;
  throw new DomainError('invalid_settings', {
    message: `--dev works on localhost, *.localhost, 127.0.0.1 and [::1] only, not on ${foreign}`,
  });
}

/** Resolves with the URL, without a trailing slash. Rejects with Node's own error where the port is taken. */
export async function listen(app: App, { host, port, publicUrl }: Settings): Promise<string> {
  await app.listen({ host, port });
  return publicUrl ?? listeningUrl(app);
}

function listeningUrl(app: App): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}
