// The routes of `/me`: the signed-in user and their tokens (Spec 4.5, 5; decisions 5). They require a login session; a
// token is not accepted.
import { fieldIssues, newTokenSchema } from '@service/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginLimits } from '../accounts/http-limits.ts';
import { expectCsrfToken, type FindSignedIn, type SignedIn } from '../accounts/http-session.ts';
import { readJsonBodies } from '../http/json-body.ts';
import { resultOf, type SecurityLog, targetOf } from '../http/security-log.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { createToken, type ManageDeps } from './manage.ts';
import { listOwnTokens, revokeOwnToken, tenantOf } from './own-tokens.ts';
import type { Token } from './ports.ts';
import { tokenDocument } from './token-document.ts';

export interface MeRoutesDeps extends ManageDeps {
  findSignedIn: FindSignedIn;
  limits: LoginLimits;
  log: SecurityLog;
  /** The token was revoked: this takes effect in this process at once. */
  forget(token: Token): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook of `/me`, before the body is read. */
    person: SignedIn | null;
  }
}

const ME = '/api/v1/me';
const MAX_BODY_BYTES = 8192;
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Adds the routes to a scope of `registerLoginSessions`. */
export function meRoutes(scope: FastifyInstance, deps: MeRoutesDeps): void {
  readJsonBodies(scope, MAX_BODY_BYTES);
  scope.decorateRequest('person', null);
  scope.addHook('onRequest', (request, reply) => authorizePerson(deps, request, reply));
  scope.get(ME, (request) => describe(deps, request));
  scope.get(`${ME}/tokens`, async (request) => ({
    tokens: (await listOwnTokens(deps.store, personOf(request))).map(tokenDocument),
  }));
  scope.post(`${ME}/tokens`, (request, reply) => create(deps, request, reply));
  scope.delete<{ Params: { id: string } }>(`${ME}/tokens/:id`, async (request, reply) => {
    const person = personOf(request);
    const token = await revokeOwnToken(deps, person, request.params.id);
    deps.forget(token);
    deps.log(request, 'change', {
      user_id: person.userId,
      tenant_id: token.tenantId,
      target: targetOf(request.params),
    });
    return reply.code(204).send();
  });
}

/** In this order: 403 for a token, 401, 429, 403 for a request that another site may have made. */
async function authorizePerson(deps: MeRoutesDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
  if (request.headers.authorization !== undefined) {
    throw new DomainError('login_required', { message: 'API keys are not accepted here: sign in at /auth/login.' });
  }
  const person = await deps.findSignedIn(request);
  if (!person) throw new DomainError('unauthorized', { message: 'Sign in at /auth/login.' });
  await deps.limits.own(person.userId, reply);
  if (!READING.has(request.method)) expectCsrfToken(request);
  request.person = person;
}

function personOf({ person }: FastifyRequest): SignedIn {
  if (person === null) throw new Error('the onRequest hook did not run');
  return person;
}

async function describe({ tenants }: MeRoutesDeps, request: FastifyRequest) {
  const { userId, email, memberships } = personOf(request);
  const named = memberships.map(async ({ tenantId, role }) => ({
    tenant_id: tenantId,
    name: (await tenants.findTenant(tenantId))?.name ?? null,
    role,
  }));
  return {
    user_id: userId,
    email,
    tenants: await Promise.all(named),
    csrf_token: request.session.signedIn?.csrfToken,
    session_expires_at: new Date(request.session.endsAt ?? 0).toISOString(),
  };
}

async function create(deps: MeRoutesDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const person = personOf(request);
  const parsed = newTokenSchema.safeParse(request.body);
  if (!parsed.success) {
    const issues = fieldIssues(parsed.error, request.body);
    throw new DomainError('invalid_input', { message: 'Some fields are invalid; see issues.', issues });
  }
  const { name, scopes, tenant_id, brand_ids, expires_at } = parsed.data;
  const { token, secret } = await createToken(deps)({
    tenantId: tenantOf(person, tenant_id),
    name,
    scopes,
    brandIds: brand_ids ?? null,
    demo: false,
    expiresAt: expires_at ? Date.parse(expires_at) : null,
    userId: person.userId,
  });
  const document = tokenDocument(token);
  deps.log(request, 'change', { user_id: person.userId, tenant_id: token.tenantId, result: resultOf(document) });
  return reply.code(201).send({ ...document, token: secret });
}
