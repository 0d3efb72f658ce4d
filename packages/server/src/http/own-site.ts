// Checks the `Host` of requests that a browser sends with cookies, which prevents DNS rebinding (decisions 11).
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/domain-error.ts';
import { isLoopbackHost } from '../kernel/web/origin.ts';

/** Throws `foreign_site`. */
export function expectOwnHost({ headers: { host } }: FastifyRequest, publicUrl: string | undefined): void {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  const isOwn = isLoopbackHost(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0 || name === publicHost(publicUrl);
  if (!isOwn) throw new DomainError('foreign_site', { message: 'This is not the host of this server.' });
}

const publicHost = (publicUrl: string | undefined): string | undefined =>
  publicUrl === undefined ? undefined : new URL(publicUrl).hostname;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The public URL of this server, without a trailing slash: from the settings, otherwise from the loopback name of this
 * request, so that `localhost` and `127.0.0.1` both work.
 */
export function ownUrl({ headers: { host }, socket }: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const named = URL.parse(`http://${host ?? ''}`);
  const port = socket.localPort ?? Number(named?.port);
  const isReached = named !== null && LOOPBACK.includes(named.hostname) && Number(named.port || 80) === port;
  return isReached ? named.origin : `http://localhost:${port}`;
}
