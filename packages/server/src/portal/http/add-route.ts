// Adds one route of the portal's JSON API: access, input, handler, output.
import { PORTAL_API, type PortalRoute } from '@service/protocol/portal';
import { fieldIssues, isWellFormedText } from '@service/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { resultOf, type SecurityFields, targetOf } from '../../http/security-log.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type AuthorizeDeps, type Authorized, authorizePath, authorizePerson } from './authorize.ts';
import { Download } from './download.ts';
import { EventStream } from './live/event-stream.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook of a portal route, before the body is read. */
    authorized: Authorized | null;
  }
}

interface AnyCall extends Authorized {
  request: FastifyRequest;
  params: unknown;
  query: unknown;
  body: unknown;
}

export type AnyHandler = (call: AnyCall) => Promise<unknown>;

interface PortalRequest {
  Params: { brand?: string; tenant?: string };
}

/** @param key method and path, such as `GET /brands/:brand/findings` */
export function addRoute(
  scope: FastifyInstance,
  deps: AuthorizeDeps,
  key: string,
  route: PortalRoute,
  handler: AnyHandler,
): void {
  const [method, path] = splitKey(key);
  scope.route<PortalRequest>({
    method,
    url: PORTAL_API + path,
    // A response to HEAD would stay open as long as the stream.
    exposeHeadRoute: route.stream === undefined,
    onRequest: (request, reply) => authorize(deps, route, request, reply),
    async handler(request, reply) {
      const authorized = request.authorized ?? NOBODY;
      const answer = await handler({
        ...authorized,
        request,
        params: request.params,
        query: parsed(route.query, request.query),
        body: parsed(route.body, request.body),
      });
      if (method !== 'GET') deps.log(request, 'change', changeOf(authorized, request.params, answer));
      return send(reply, route, answer);
    },
  });
}

const changeOf = ({ person, membership }: Authorized, params: unknown, answer: unknown): SecurityFields => ({
  user_id: person?.userId,
  tenant_id: membership?.tenantId,
  target: targetOf(params),
  result: resultOf(answer),
});

const NOBODY: Authorized = { person: undefined, brand: undefined, membership: undefined };

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function splitKey(key: string): [HTTPMethods, string] {
  const [name, path] = key.split(' ', 2);
  const method = METHODS.find((one) => one === name);
  if (method === undefined || path === undefined) throw new Error(`not a portal route: ${key}`);
  return [method, path];
}

async function authorize(
  deps: AuthorizeDeps,
  { access }: PortalRoute,
  request: FastifyRequest<PortalRequest>,
  reply: FastifyReply,
): Promise<void> {
  reply.header('cache-control', 'no-store');
  if (access === 'anyone') return;
  try {
    const person = await authorizePerson(deps, request, reply);
    if (!hasOnlyStorableText(request.params)) {
      throw new DomainError('not_found', { message: 'No ID contains such a character.' });
    }
    request.authorized = await authorizePath(deps, access, person, request.params);
  } catch (error) {
    if (error instanceof DomainError && LOGGED_REFUSALS.has(error.code)) {
      deps.log(request, 'refusal', { user_id: request.session.signedIn?.userId, code: error.code });
    }
    throw error;
  }
}

/** A signed-in user tried something that they have no right to. */
const LOGGED_REFUSALS: ReadonlySet<string> = new Set(['csrf_failed', 'not_found', 'owner_required']);

function parsed(schema: z.ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined;
  if (!hasOnlyStorableText(input)) {
    throw new DomainError('invalid_input', { message: 'Text must be well-formed Unicode without U+0000.' });
  }
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const issues = fieldIssues(result.error, input ?? {});
  throw new DomainError('invalid_input', { message: 'Some fields are invalid; see issues.', issues });
}

/** A field that is not in the contract is our bug: it is never sent. */
function send(reply: FastifyReply, { response }: PortalRoute, answer: unknown): FastifyReply {
  if (answer instanceof Download || answer instanceof EventStream) return answer.send(reply);
  if (response === undefined) return reply.code(204).send();
  return reply.send(response.parse(answer));
}

/**
 * True if every store can hold each string in the value, names of fields included (decisions 4). The value comes from a
 * parser that limits its depth.
 */
function hasOnlyStorableText(value: unknown): boolean {
  if (typeof value === 'string') return isWellFormedText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isWellFormedText(name) && hasOnlyStorableText(inner));
}
