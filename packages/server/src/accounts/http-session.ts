// Login sessions: the cookie, the stored session, the signed-in user of a request, and CSRF protection (decisions 5).
import { hkdfSync, timingSafeEqual } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/domain-error.ts';
import { isLoopbackHost } from '../kernel/web/origin.ts';
import { createSessionStore, hashOf, type SessionStoreDeps } from './http-session-store.ts';
import type { Membership, UserStore } from './index.ts';

export interface SignedIn {
  userId: string;
  /** In lower case. */
  email: string;
  /** Current memberships, not those at the time of login; at least one. */
  memberships: readonly Membership[];
}

/** `undefined` without a login session, after it expired, or if the user no longer belongs to a tenant. */
export type FindSignedIn = (request: FastifyRequest) => Promise<SignedIn | undefined>;

/** Decisions 5. The URL where a login starts; it returns to `path` on this server. */
export const loginPath = (path: string): string => `/auth/login?return_to=${encodeURIComponent(path)}`;

export interface LoginSessionDeps extends SessionStoreDeps {
  users: Pick<UserStore, 'findUser' | 'membershipsOf'>;
  /** Keys from {@link cookieKeyOf}: the first signs, all verify. */
  keys: readonly string[];
  publicUrl: string | undefined;
}

const KEY_BYTES = 32;

/** Derives the key of login cookies from a configured secret; nothing else is signed with it. */
export const cookieKeyOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'service login cookie', KEY_BYTES)).toString('base64url');

/** True except for plain http on this machine: a login cookie must never cross a network unencrypted. */
const isSecure = (publicUrl: string | undefined): boolean => {
  const url = URL.parse(publicUrl ?? 'http://localhost');
  return url?.protocol !== 'http:' || !isLoopbackHost(url.hostname);
};

/** With `__Host-`, no other host of the domain can set it. */
export const cookieName = (publicUrl: string | undefined): string =>
  isSecure(publicUrl) ? '__Host-service_login' : 'service_login';

/** Loads the session for requests of this scope. A session is stored once it contains anything. */
export async function registerLoginSessions(scope: FastifyInstance, deps: LoginSessionDeps): Promise<void> {
  const secure = isSecure(deps.publicUrl);
  if (secure) scope.addHook('onRequest', trustPublicUrl);
  await scope.register(fastifyCookie);
  await scope.register(fastifySession, {
    secret: [...deps.keys],
    cookieName: cookieName(deps.publicUrl),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure },
    saveUninitialized: false,
    rolling: false,
    store: createSessionStore(deps),
  });
}

/** A proxy terminates TLS, as the public URL shows; the plugin would otherwise treat the connection as unencrypted. */
const trustPublicUrl = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
  Object.defineProperty(request, 'protocol', { value: 'https' });
  done();
};

/** Ends the session of a request. False if another request ended it first. */
export const consumeSession = ({ sessions }: Pick<LoginSessionDeps, 'sessions'>, request: FastifyRequest) =>
  sessions.removeSession(hashOf(request.session.sessionId));

export const createFindSignedIn =
  ({ users }: Pick<LoginSessionDeps, 'users'>): FindSignedIn =>
  async ({ session }) => {
    const userId = session.signedIn?.userId;
    if (userId === undefined) return undefined;
    const [user, memberships] = await Promise.all([users.findUser(userId), users.membershipsOf(userId)]);
    return user && memberships.length > 0 ? { userId, email: user.email, memberships } : undefined;
  };

/** Reads the session again, for a long-running request. */
export const createFindStillSignedIn = (deps: Pick<LoginSessionDeps, 'sessions' | 'users' | 'clock'>): FindSignedIn => {
  const find = createFindSignedIn(deps);
  return async (request) => {
    const stored = await deps.sessions.findSession(hashOf(request.session.sessionId), deps.clock.now());
    return stored && find(request);
  };
};

export const CSRF_HEADER = 'x-csrf-token';

/** Throws `csrf_failed` unless the request has its own session's token: in the header, or as `given` (a form field). */
export function expectCsrfToken(request: FastifyRequest, given: unknown = request.headers[CSRF_HEADER]): void {
  const expected = request.session.signedIn?.csrfToken;
  if (expected !== undefined && typeof given === 'string' && timingSafeEqual(hashOf(given), hashOf(expected))) return;
  throw new DomainError('csrf_failed', { message: `Send the csrf_token of GET /api/v1/me as ${CSRF_HEADER}.` });
}
