// Answers requests without a route: 405 with `Allow` on a known path, otherwise 404 (decisions 1), before reading a
// body. A browser gets the portal's 404 page instead.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/domain-error.ts';
import { isCollectUrl, isMcpUrl } from './surface.ts';

/** Must be called before the routes are added, since it records them as they are added. */
export function refuseUnknownRoutes(app: FastifyInstance): void {
  const methods = new Map<string, string[]>();

  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), method].flat());
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const [path = ''] = request.url.split('?', 1);
    const pattern = [...methods.keys()].find((known) => matches(known, path));
    if (pattern === undefined) {
      // Fastify then calls the portal's handler for unknown paths.
      if (wantsPage(request, path)) return done();
      return done(new DomainError('not_found', { message: 'There is nothing at this path.' }));
    }
    // The CORS hooks answer OPTIONS there, without a route.
    const answeredByHook = isCollectUrl(request.url) || isMcpUrl(request.url) ? ['OPTIONS'] : [];
    const allowed = [...(methods.get(pattern) ?? []), ...answeredByHook].join(', ');
    reply.header('allow', allowed);
    done(new DomainError('method_not_allowed', { message: `This path accepts ${allowed}.` }));
  });
}

/** Programs call these and everything below; other endpoints, such as `/healthz`, have no paths below them. */
const PROGRAM_PATH = /^\/+(?:api|assets|auth|mcp|oauth|rpc|sdk|\.well-known)(?:\/|$)/i;

/** Whether a person opened an address in a browser. */
const wantsPage = ({ method, headers, url }: FastifyRequest, path: string): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !PROGRAM_PATH.test(path) && !isCollectUrl(url);

/** Whether a path matches a pattern such as `/a/:id`. */
function matches(pattern: string, path: string): boolean {
  const segments = path.split('/');
  const expected = pattern.split('/');
  if (segments.length !== expected.length) return false;
  return expected.every((name, i) => (name.startsWith(':') ? segments[i] !== '' : segments[i] === name));
}
