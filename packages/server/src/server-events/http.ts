// The routes of server events (Spec 4.2, 4.3), in the order of checks of decisions 4.
import { isDeliveryId, MAX_SERVER_EVENT_BODY_BYTES } from '@service/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseJsonBody, readRawBodies } from '../http/json-body.ts';
import { type AcceptDeps, acceptEvent } from './accept-event.ts';
import { acceptPreconfigured, preconfiguredHandleOf } from './accept-preconfigured.ts';
import { type AuthenticateApiKeyDeps, createApiKeyAuthenticator } from './authenticate-api-key.ts';
import type { KeyLimit } from './http-limits.ts';
import type { SignedRequest } from './legacy-signature.ts';
import { eventParsers, parseWebhookId } from './parse-body.ts';
import type { Connection, ServerEventStore } from './ports.ts';
import { readReceipt } from './read-receipt.ts';
import { createSignatureVerifier, type VerifySignatureDeps } from './verify-signature.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hooks of the server-event routes: authenticated, or still to be verified by its signature. */
    eventCaller: EventCaller | null;
  }
}

interface EventCaller {
  connection: Connection;
  /** `signature`: the body is needed to verify the caller. */
  by: 'key' | 'signature';
}

export type ServerEventRoutesDeps = AuthenticateApiKeyDeps &
  VerifySignatureDeps &
  AcceptDeps & { store: ServerEventStore; limit: KeyLimit };

interface EventRoute {
  Params: { id: string };
}

interface ReceiptRoute {
  Params: { id: string; receiptId: string };
}

/** The differences between the two event endpoints. */
interface Endpoint {
  /** Throws errors of the connection itself. */
  check(connection: Connection): void;
  accept(input: { connection: Connection; webhookId: string; body: unknown }): Promise<object>;
}

const BASE = '/api/v1/billing-events/:id';
const NO_BODY = Buffer.alloc(0);

/** Adds both event endpoints and the receipts. Checks that do not need the body run before it is read. */
export function serverEventRoutes(scope: FastifyInstance, deps: ServerEventRoutesDeps): void {
  const parsers = eventParsers();
  const accept = acceptEvent(deps);
  const acceptMinimal = acceptPreconfigured(deps);

  readRawBodies(scope, MAX_SERVER_EVENT_BODY_BYTES);
  scope.decorateRequest('eventCaller', null);

  addEventRoute(scope, deps, BASE, {
    check: () => {},
    accept: ({ body, ...input }) => accept({ ...input, body: parsers.event(body) }),
  });
  addEventRoute(scope, deps, `${BASE}/preconfigured`, {
    check: preconfiguredHandleOf,
    accept: ({ body, ...input }) => acceptMinimal({ ...input, body: parsers.preconfigured(body) }),
  });
  addReceiptRoute(scope, deps);
}

function addEventRoute(scope: FastifyInstance, deps: ServerEventRoutesDeps, url: string, endpoint: Endpoint): void {
  const keys = createApiKeyAuthenticator(deps);
  const signatures = createSignatureVerifier(deps);

  /** The checks from `server_event_not_configured` to `rate_limited`. */
  function checkAndLimit(connection: Connection, key: string, reply: FastifyReply): void {
    endpoint.check(connection);
    deps.limit(key, reply);
  }

  scope.post<EventRoute>(url, {
    onRequest: async (request, reply) => {
      const { authorization } = request.headers;
      const pathId = request.params.id;
      if (authorization === undefined) {
        const connection = await signatures.expect(pathId, signatureOf(request));
        request.eventCaller = { connection, by: 'signature' };
        return;
      }
      const { connection, key } = await keys.toWrite({ authorization, pathId });
      checkAndLimit(connection, key, reply);
      request.eventCaller = { connection, by: 'key' };
    },
    handler: async (request, reply) => {
      const { connection, by } = present(request.eventCaller);
      const body = Buffer.isBuffer(request.body) ? request.body : NO_BODY;
      if (by === 'signature') {
        await signatures.verify(connection, { ...signatureOf(request), body });
        checkAndLimit(connection, connection.id, reply);
      }
      const webhookId = webhookIdOf(request, by);
      const accepted = await endpoint.accept({ connection, webhookId, body: parseJsonBody(request, body) });
      return reply.code(202).header('cache-control', 'no-store').send(accepted);
    },
  });
}

function addReceiptRoute(scope: FastifyInstance, deps: ServerEventRoutesDeps): void {
  const keys = createApiKeyAuthenticator(deps);
  const signatures = createSignatureVerifier(deps);
  const read = readReceipt(deps);

  async function connectionOf(request: FastifyRequest<ReceiptRoute>): Promise<Connection> {
    const { authorization } = request.headers;
    const pathId = request.params.id;
    if (authorization !== undefined) return keys.toRead({ authorization, pathId });
    const connection = await signatures.expect(pathId, signatureOf(request));
    await signatures.verify(connection, { ...signatureOf(request), body: NO_BODY });
    return connection;
  }

  scope.get<ReceiptRoute>(`${BASE}/receipts/:receiptId`, async (request, reply) => {
    const receipt = await read(await connectionOf(request), request.params.receiptId);
    return reply.header('cache-control', 'no-store').send(receipt);
  });
}

const signatureOf = (request: FastifyRequest): Omit<SignedRequest, 'body'> => ({
  webhookId: headerOf(request, 'webhook-id'),
  timestamp: headerOf(request, 'webhook-timestamp'),
  signatures: headerOf(request, 'webhook-signature'),
});

/** Node joins a repeated header of these names with a comma, which none of their rules allows. */
function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The signature covers the id as sent; a UUID is the same in either case. */
function webhookIdOf(request: FastifyRequest, by: EventCaller['by']): string {
  const header = headerOf(request, 'webhook-id');
  return by === 'signature' && header !== undefined && !isDeliveryId(header) ? header : parseWebhookId(header);
}

/** Set by a hook of the same route. */
function present(caller: EventCaller | null): EventCaller {
  if (caller === null) throw new Error('the onRequest hook did not run');
  return caller;
}
