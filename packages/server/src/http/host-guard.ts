// With `--dev` the server accepts only loopback host names, which prevents DNS rebinding (decisions 1).
import type { onRequestHookHandler } from 'fastify';
import { isLoopbackHost } from '../integrations/index.ts';
import { DomainError } from '../kernel/domain-error.ts';

export const refuseForeignHosts: onRequestHookHandler = (request, _reply, done) => {
  const host = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
  done(
    isLoopbackHost(host) ? undefined : new DomainError('not_found', { message: 'With --dev, use a loopback host.' }),
  );
};
