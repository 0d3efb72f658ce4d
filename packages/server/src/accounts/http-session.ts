// Login sessions: the cookie, the stored session, the signed-in user of a request, and CSRF protection (decisions 5).
import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import { z } from 'zod';
import { isLoopbackHost } from '../integrations/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { LoginSessionStore, Membership, UserStore } from './index.ts';

export interface SignedIn {
  userId: string;
  /** In lower case. */
  email: string;
  /** As they are now, never as they were at the login; at least one. */
  memberships: readonly Membership[];
}

/** `undefined` without a login session, after it expired, or if the user no longer belongs to a tenant. */
export type FindSignedIn = (request: FastifyRequest) => Promise<SignedIn | undefined>;

/** Decisions 5. Where a login starts; it comes back to `path`, one of this server's own. */
export const loginPath = (path: string): string => `/auth/login?return_to=${encodeURIComponent(path)}`;

export interface LoginSessionDeps {
  sessions: LoginSessionStore;
  users: Pick<UserStore, 'findUser' | 'membershipsOf'>;
  /** Of {@link cookieKeyOf}: the first signs, all verify. */
  keys: readonly string[];
  publicUrl: string | undefined;
  clock: Pick<Clock, 'now'>;
}

const KEY_BYTES = 32;

/** The key of login cookies under a secret of the settings; nothing else is signed with it. */
export const cookieKeyOf = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'service login cookie', KEY_BYTES)).toString('base64url');

const dataSchema = z.object({
  begun: z
    .object({
      state: z.string(),
      nonce: z.string(),
      verifier: z.string(),
      redirectUri: z.string(),
      returnTo: z.string(),
    })
    .optional(),
  signedIn: z.object({ userId: z.string(), csrfToken: z.string() }).optional(),
  endsAt: z.number(),
});

declare module 'fastify' {
  /** What the store keeps for a cookie: a login that was begun, or one that succeeded. */
  interface Session extends Partial<z.output<typeof dataSchema>> {}
}

const hashOf = (id: string): Uint8Array => createHash('sha256').update(id).digest();

/** Everything but plain http on this machine: a cookie of a login must never cross a network in the clear. */
const isSecure = (publicUrl: string | undefined): boolean => {
  const url = URL.parse(publicUrl ?? 'http://localhost');
  return url?.protocol !== 'http:' || !isLoopbackHost(url.hostname);
};

/** With `__Host-` no other host of the domain can set it. */
export const cookieName = (publicUrl: string | undefined): string =>
  isSecure(publicUrl) ? '__Host-service_login' : 'service_login';

/** Gives the requests of this scope their session. A session is stored once something is in it. */
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
    store: sessionStoreOver(deps),
  });
}

/** TLS ends in front of this process, as the public URL says; the plugin would take the cookie for one in the clear. */
const trustPublicUrl = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
  Object.defineProperty(request, 'protocol', { value: 'https' });
  done();
};

function sessionStoreOver({ sessions, clock }: Pick<LoginSessionDeps, 'sessions' | 'clock'>) {
  return {
    set(id: string, { begun, signedIn, endsAt }: Session, done: (error?: unknown) => void) {
      if (endsAt === undefined) return done();
      const data = JSON.stringify({ begun, signedIn, endsAt });
      sessions.putSession({ hash: hashOf(id), data, endsAt }, clock.now()).then(() => done(), done);
    },
    get(id: string, done: (error: unknown, session?: Session | null) => void) {
      sessions
        .findSession(hashOf(id), clock.now())
        .then(
          (found) =>
            done(null, found && { ...dataSchema.parse(JSON.parse(found.data)), cookie: { originalMaxAge: null } }),
          done,
        );
    },
    destroy(id: string, done: (error?: unknown) => void) {
      sessions.removeSession(hashOf(id)).then(() => done(), done);
    },
  };
}

/** Ends the session of a request. False if another request was first. */
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

export const CSRF_HEADER = 'x-csrf-token';

/**
 * Throws `csrf_failed` unless the request brings its own session's token: in the header, or as `given` (a form's
 * field).
 */
export function expectCsrfToken(request: FastifyRequest, given: unknown = request.headers[CSRF_HEADER]): void {
  const expected = request.session.signedIn?.csrfToken;
  if (expected !== undefined && typeof given === 'string' && timingSafeEqual(hashOf(given), hashOf(expected))) return;
  throw new DomainError('csrf_failed', { message: `Send the csrf_token of GET /api/v1/me as ${CSRF_HEADER}.` });
}
