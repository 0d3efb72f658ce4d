// A collector that receives traces with OTLP over HTTP, on loopback.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const value = z
  .object({ stringValue: z.string() })
  .or(z.object({ intValue: z.coerce.number() }))
  .or(z.looseObject({}));
const attribute = z.object({ key: z.string(), value });
const spanSchema = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  status: z.looseObject({ code: z.number().optional() }),
});
const requestSchema = z.object({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(spanSchema) })),
    }),
  ),
});

export type SentSpan = z.infer<typeof spanSchema>;

export interface Collector extends AsyncDisposable {
  url: string;
  paths: string[];
  /** Everything it has received, as it arrived. */
  received(): string;
  spans(): SentSpan[];
}

/** @param status the status of its responses */
export async function startCollector(status = 200): Promise<Collector> {
  const bodies: string[] = [];
  const paths: string[] = [];
  const server = createServer(async (request, response) => {
    paths.push(`${request.method} ${request.url}`);
    bodies.push(await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address instanceof Object ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    paths,
    received: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => requestSchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const attributesOf = ({ attributes }: SentSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
