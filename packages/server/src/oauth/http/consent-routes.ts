// The consent page and its submitted form, bound to the browser that started the authorization and to its signed-in
// user.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { loginPath } from '../../accounts/http-session.ts';
import { readRawBodies } from '../../http/json-body.ts';
import { expectOwnHost, ownUrl } from '../../http/own-site.ts';
import { retryAfterOf, SERVER_ERROR_MESSAGES, statusOf } from '../../http/reply-errors.ts';
import type { SecurityFields } from '../../http/security-log.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { PAGE_HEADERS, pageHeaders } from '../../kernel/html-page.ts';
import { isAppRedirect } from '../client-rules.ts';
import { consentPage } from '../consent-page.ts';
import { errorPage } from '../error-page.ts';
import type { Agreement, PendingConsent } from '../grant-consent.ts';
import { memberOf } from '../member-account.ts';
import { namesOf, type OwnAddress, ownAddress } from '../own-address.ts';
import type { SignedIn } from '../ports.ts';
import type { OAuthRoutesDeps } from './routes-deps.ts';

const MAX_FORM_BYTES = 4096;
const PATH = '/oauth/consent/:uid';

interface Visit {
  own: OwnAddress;
  provider: Provider;
  pending: PendingConsent;
  person: SignedIn;
}

/** For a scope with login sessions. */
export function consentRoutes(scope: FastifyInstance, deps: OAuthRoutesDeps): void {
  const { consent } = deps.server;
  readRawBodies(scope, MAX_FORM_BYTES);
  scope.addHook('onRequest', async (request) => expectOwnHost(request, deps.publicUrl));
  scope.setErrorHandler((error, request, reply) => showFault(error, request, reply, deps));

  scope.get<{ Params: { uid: string } }>(PATH, async (request, reply) => {
    const visit = await arrive(request, reply, deps);
    if (!visit) return reply.redirect(loginPath(`/oauth/consent/${request.params.uid}`), 303);
    const view = await consent.describe(visit.pending, visit.person);
    return reply
      .headers(pageHeaders([formTarget(visit.pending.redirectUri)]))
      .type('text/html; charset=utf-8')
      .send(consentPage(view));
  });

  scope.post<{ Params: { uid: string } }>(PATH, async (request, reply) => {
    const visit = await arrive(request, reply, deps);
    expectOwnForm(request, ownUrl(request, deps.publicUrl));
    if (!visit) return reply.redirect(loginPath(`/oauth/consent/${request.params.uid}`), 303);
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '');
    const [decision, tenant, csrf] = [form.get('decision'), form.get('tenant'), form.get('csrf')];
    const agreed = consent.decide(visit.pending, visit.person, { decision, tenant, csrf });
    const url = await settle(request, reply, visit, agreed);
    if (agreed) deps.log(request, 'change', changeOf(visit, agreed));
    return reply.headers(PAGE_HEADERS).redirect(url, 303);
  });
}

/** `undefined` if no user is signed in. */
async function arrive(
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
  deps: OAuthRoutesDeps,
): Promise<Visit | undefined> {
  const { uid } = request.params;
  const own = ownAddress(ownUrl(request, deps.publicUrl));
  const provider = await deps.server.providerFor(own);
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  const { errors } = await import('oidc-provider');
  if (interaction.uid !== uid) throw new errors.SessionNotFound('another authorization');
  const { params } = interaction;
  const person = await deps.signedIn(request);
  const client = await provider.Client.find(String(params.client_id));
  if (!client) throw new errors.InvalidClient('the client no longer exists');
  if (!person) return undefined;
  const { redirect_uri, scope } = params;
  const redirectUri = String(redirect_uri);
  const pending = { uid, clientId: client.clientId, clientName: client.clientName, redirectUri, scope: String(scope) };
  return { own, provider, pending, person };
}

/** Returns the URL to redirect the browser to. */
async function settle(
  request: FastifyRequest,
  reply: FastifyReply,
  { own, provider, pending }: Visit,
  agreed: Agreement | undefined,
): Promise<string> {
  const end = (result: Parameters<Provider['interactionResult']>[2]) =>
    provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  if (!agreed) return end({ error: 'access_denied', error_description: 'the user declined' });
  const { accountId, scopes } = agreed;
  const grant = new provider.Grant({ accountId, clientId: pending.clientId });
  for (const name of namesOf(own.resource)) grant.addResourceScope(name, scopes.join(' '));
  const grantId = await grant.save();
  return end({ login: { accountId, remember: false }, consent: { grantId }, select_account: {} });
}

const changeOf = ({ person, pending }: Visit, { accountId, scopes }: Agreement): SecurityFields => ({
  user_id: person.userId,
  tenant_id: memberOf(accountId)?.tenantId,
  result: { client_id: pending.clientId, scopes },
});

/** Browsers name the page that a form comes from; only ours may submit it. */
function expectOwnForm({ headers }: FastifyRequest, url: string): void {
  const isOwn = headers.origin === new URL(url).origin;
  const isNotCrossed = headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (!isOwn || !isNotCrossed)
    throw new DomainError('foreign_form', { message: 'This form was submitted from another page.' });
}

/** A Content-Security-Policy cannot name an IPv6 address, and an app has no origin. */
function formTarget(redirectUri: string): string {
  const redirect = new URL(redirectUri);
  return isAppRedirect(redirect) || redirect.hostname.startsWith('[') ? redirect.protocol : redirect.origin;
}

async function showFault(error: unknown, request: FastifyRequest, reply: FastifyReply, { onFault }: OAuthRoutesDeps) {
  const [status, words] = await describe(error, request);
  if (status === 500) onFault(error);
  if (status === 503) reply.header('retry-after', retryAfterOf(error));
  return reply
    .code(status)
    .headers(PAGE_HEADERS)
    .removeHeader('connection')
    .type('text/html; charset=utf-8')
    .send(errorPage(words));
}

async function describe(error: unknown, request: FastifyRequest): Promise<[status: number, words: string]> {
  const { errors } = await import('oidc-provider');
  if (error instanceof errors.OIDCProviderError)
    return [400, 'This authorization has ended, or was started in another browser.'];
  const status = error instanceof DomainError && FOREIGN.includes(error.code) ? 403 : statusOf(error, request);
  if (status === 413) return [413, 'The form is too large.'];
  if (status >= 500) return [status, SERVER_ERROR_MESSAGES[status === 503 ? 'unavailable' : 'internal']];
  return [status, error instanceof DomainError ? error.message : 'The request cannot be read.'];
}

const FOREIGN = ['foreign_site', 'foreign_form'];
