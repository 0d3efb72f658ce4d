// The routes of the login: `/auth/login`, `/auth/callback`, `/auth/logout` (decisions 5).
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { handleExpectContinue } from '../http/expect-continue.ts';
import type { WaitingRoom } from '../http/overload/waiting-room.ts';
import { retryAfterOf, statusOf } from '../http/reply-errors.ts';
import type { SecurityLog } from '../http/security-log.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { PAGE_HEADERS } from '../kernel/html-page.ts';
import { oncePerSecond } from '../ops/logging.ts';
import type { LoginLimits } from './http-limits.ts';
import {
  consumeSession,
  cookieName,
  createFindSignedIn,
  expectCsrfToken,
  type LoginSessionDeps,
} from './http-session.ts';
import { loginFailedPage, signOutPage } from './login-pages.ts';
import { ownPath } from './own-path.ts';
import type { IdentityProvider, UserStore } from './ports.ts';
import { signIn } from './sign-in.ts';

export interface LoginRoutesDeps extends LoginSessionDeps {
  users: UserStore;
  /** If absent, signing in is impossible. */
  provider: IdentityProvider | undefined;
  /** Requests that wait for the provider. */
  providerWaits: WaitingRoom;
  ids: Pick<Ids, 'bytes'>;
  clock: Pick<Clock, 'now' | 'monotonic'>;
  limits: LoginLimits;
  log: SecurityLog;
}

export const CALLBACK_PATH = '/auth/callback';
const LOGOUT_PATH = '/auth/logout';
/** The portal. */
const AFTER_LOGIN = '/';
const MINUTE_MS = 60_000;
/** The time limit on the provider's page. */
const BEGUN_MS = 10 * MINUTE_MS;
/** A working day, however active the user is; `idleMs` ends an unused session earlier. */
const SIGNED_IN_MS = 12 * 60 * MINUTE_MS;
const CSRF_BYTES = 32;
const MAX_FORM_BYTES = 8192;
/** For an email address. */
const MAX_HINT = 254;

type Begun = NonNullable<Session['begun']>;

interface LoginQuery {
  Querystring: Record<string, unknown>;
}

/** Adds the routes to a scope of `registerLoginSessions`. */
export function loginRoutes(scope: FastifyInstance, deps: LoginRoutesDeps): void {
  scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  answerPeople(scope);
  addLogin(scope, deps);
  addCallback(scope, deps);
  addLogout(scope, deps);
}

/** Browser navigations get an HTML page; other requests get JSON, and so do internal errors. */
function answerPeople(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const status = statusOf(error, request);
    const isForPeople = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isForPeople || status >= 500 || !(error instanceof DomainError)) throw error;
    if (status === 429) reply.header('retry-after', retryAfterOf(error));
    return showPage(reply.code(status), loginFailedPage(error.message));
  });
}

function expectProvider({ provider }: LoginRoutesDeps): IdentityProvider {
  if (provider) return provider;
  throw new DomainError('not_found', {
    message: 'Login is not configured: SERVICE_OIDC_ISSUER is not set. With --dev, one process runs its own provider.',
  });
}

const redirectUriFor = ({ publicUrl }: LoginRoutesDeps, request: FastifyRequest): string =>
  (publicUrl ?? `http://${request.host}`) + CALLBACK_PATH;

/** A session with a login is never rewritten, so that no late write can restore one that has ended. */
function addLogin(scope: FastifyInstance, deps: LoginRoutesDeps): void {
  const findSignedIn = createFindSignedIn(deps);
  scope.get<LoginQuery>('/auth/login', async (request, reply) => {
    const provider = expectProvider(deps);
    const returnTo = ownPath(request.query.return_to ?? AFTER_LOGIN);
    if (returnTo === undefined) {
      throw new DomainError('invalid_input', { message: 'return_to must be a path of this server.' });
    }
    if (await findSignedIn(request)) return reply.redirect(returnTo, 303);
    await deps.limits.begin(clientAddress(request));
    const redirectUri = redirectUriFor(deps, request);
    deps.providerWaits.enter(clientAddress);
    const { url, secrets } = await provider.begin(redirectUri, loginHintOf(request.query));
    if (request.session.signedIn) await request.session.regenerate();
    request.session.begun = { ...secrets, redirectUri, returnTo };
    request.session.endsAt = deps.clock.now() + BEGUN_MS;
    return reply.redirect(url, 303);
  });
}

/** OpenID Connect's `login_hint`: the provider may suggest the address. Anything but a short string is ignored. */
const loginHintOf = ({ login_hint: hint }: Record<string, unknown>): string | undefined =>
  typeof hint === 'string' && hint !== '' && hint.length <= MAX_HINT ? hint : undefined;

/** Once the state matches, the session that started the login ends, whatever the result: state and code are single-use. */
function addCallback(scope: FastifyInstance, deps: LoginRoutesDeps): void {
  const findUser = signIn(deps);

  const logStray = oncePerSecond(deps.clock);

  /** Anyone can call the address without a login of theirs, or repeat its state: such calls log at most one line a second. */
  async function consumeBegun(request: FastifyRequest<LoginQuery>) {
    const { begun } = request.session;
    if (begun && request.query.state === begun.state && (await consumeSession(deps, request))) return begun;
    logStray((suppressed) => deps.log(request, 'login_failed', { code: 'login_failed', suppressed }));
    throw new DomainError('login_failed', {
      message: 'This browser did not start this login, or has already finished it. Start at /auth/login.',
    });
  }

  async function findPerson(request: FastifyRequest, provider: IdentityProvider, begun: Begun) {
    try {
      return await findUser(await provider.finish(new URL(request.url, begun.redirectUri), begun));
    } catch (error) {
      deps.log(request, 'login_failed', { code: error instanceof DomainError ? error.code : 'internal' });
      throw error;
    }
  }

  scope.get<LoginQuery>(CALLBACK_PATH, async (request, reply) => {
    const provider = expectProvider(deps);
    deps.providerWaits.enter(clientAddress);
    const begun = await consumeBegun(request);
    const { user } = await findPerson(request, provider, begun);
    await request.session.regenerate();
    request.session.signedIn = {
      userId: user.id,
      csrfToken: Buffer.from(deps.ids.bytes(CSRF_BYTES)).toString('base64url'),
    };
    request.session.endsAt = deps.clock.now() + SIGNED_IN_MS;
    deps.log(request, 'login', { user_id: user.id });
    return reply.redirect(begun.returnTo, 303);
  });
}

function addLogout(scope: FastifyInstance, deps: LoginRoutesDeps): void {
  const findSignedIn = createFindSignedIn(deps);
  readForms(scope);
  scope.get(LOGOUT_PATH, async (request, reply) => {
    const person = await findSignedIn(request);
    return showPage(reply, signOutPage(person?.email, request.session.signedIn?.csrfToken));
  });
  scope.post(LOGOUT_PATH, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : undefined;
    if (request.session.signedIn) {
      expectCsrfToken(request, form?.get('csrf_token') ?? undefined);
      deps.log(request, 'logout', { user_id: request.session.signedIn.userId });
      await request.session.destroy();
      reply.clearCookie(cookieName(deps.publicUrl), { path: '/', secure: cookieName(deps.publicUrl).startsWith('__') });
    }
    return form ? reply.redirect(LOGOUT_PATH, 303) : reply.code(204).send();
  });
}

function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
  scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  handleExpectContinue(scope, MAX_FORM_BYTES);
}

const showPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers(PAGE_HEADERS).send(page);
