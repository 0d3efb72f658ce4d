// `/openapi.json`, and `/docs`, a page that shows it. Both are built at their first request.
import type { FastifyInstance } from 'fastify';
import { createOpenApiDocument } from './document.ts';
import { REFERENCE_HEADERS, referencePage } from './reference-page.ts';

const HOUR = 'public, max-age=3600';

export function openApiRoutes(scope: FastifyInstance, { version }: { version: string }): void {
  let built: { json: string; page: string } | undefined;
  const build = (): { json: string; page: string } => {
    const document = createOpenApiDocument(version);
    return { json: JSON.stringify(document), page: referencePage(document) };
  };

  scope.get('/openapi.json', (_request, reply) => {
    built ??= build();
    return reply
      .headers({ 'cache-control': HOUR, 'access-control-allow-origin': '*' })
      .type('application/json; charset=utf-8')
      .send(built.json);
  });

  scope.get('/docs', (_request, reply) => {
    built ??= build();
    return reply.headers(REFERENCE_HEADERS).type('text/html; charset=utf-8').send(built.page);
  });
}
