// The consent page and its answer: for the browser that began the authorization, and the person who is signed in there.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { readRawBodies } from '../../http/json-body.ts';
import { loginPath } from '../../http/login-session.ts';
import { expectOwnHost, ownUrl } from '../../http/own-site.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Agreement, PendingConsent } from '../consent.ts';
import { consentPage } from '../consent-page.ts';
import { errorPage, PAGE_HEADERS, pageHeaders } from '../html.ts';
import { type OwnAddress, ownAddress } from '../own-address.ts';
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
  scope.setErrorHandler((error, _request, reply) => showFault(error, reply, deps));

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
    return reply.headers(PAGE_HEADERS).redirect(await settle(request, reply, visit, agreed), 303);
  });
}

/** `undefined` where nobody is signed in. */
async function arrive(
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
  deps: OAuthRoutesDeps,
): Promise<Visit | undefined> {
  const { uid } = request.params;
  const own = ownAddress(ownUrl(request, deps.publicUrl));
  const provider = await deps.server.providerFor(own);
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  if (interaction.uid !== uid) throw new errors.SessionNotFound('another authorization');
  const { params } = interaction;
  const person = await deps.signedIn(request);
  const client = await provider.Client.find(String(params.client_id));
  if (!client) throw new errors.InvalidClient('the client is gone');
  if (!person) return undefined;
  const { redirect_uri, scope } = params;
  const redirectUri = String(redirect_uri);
  const pending = { uid, clientId: client.clientId, clientName: client.clientName, redirectUri, scope: String(scope) };
  return { own, provider, pending, person };
}

/** Gives where the browser goes next. */
async function settle(
  request: FastifyRequest,
  reply: FastifyReply,
  { own, provider, pending }: Visit,
  agreed: Agreement | undefined,
): Promise<string> {
  const end = (result: Parameters<Provider['interactionResult']>[2]) =>
    provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  if (!agreed) return end({ error: 'access_denied', error_description: 'the person said no' });
  const { accountId, scopes } = agreed;
  const grant = new provider.Grant({ accountId, clientId: pending.clientId });
  grant.addResourceScope(own.resource, scopes.join(' '));
  const grantId = await grant.save();
  return end({ login: { accountId, remember: false }, consent: { grantId }, select_account: {} });
}

/** Browsers name the page that a form comes from; only ours may answer. */
function expectOwnForm({ headers }: FastifyRequest, url: string): void {
  const isOwn = headers.origin === new URL(url).origin;
  const isNotCrossed = headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (!isOwn || !isNotCrossed)
    throw new DomainError('foreign_form', { message: 'This answer comes from another page.' });
}

/** The policy of a page has no word for an address in brackets. */
function formTarget(redirectUri: string): string {
  const { origin, hostname, protocol } = new URL(redirectUri);
  return hostname.startsWith('[') ? protocol : origin;
}

function showFault(error: unknown, reply: FastifyReply, { onFault }: OAuthRoutesDeps): FastifyReply {
  const [status, words] = describe(error);
  if (status === 500) onFault(error);
  return reply
    .code(status)
    .headers(PAGE_HEADERS)
    .removeHeader('connection')
    .type('text/html; charset=utf-8')
    .send(errorPage(words));
}

function describe(error: unknown): [status: number, words: string] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof errors.OIDCProviderError)
    return [400, 'This authorization has ended, or was begun in another browser.'];
  if (error instanceof DomainError && code in DOMAIN_STATUS) return [DOMAIN_STATUS[code] ?? 400, error.message];
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return [413, 'The form is too large.'];
  return [500, 'Something failed on our side.'];
}

const DOMAIN_STATUS: Readonly<Record<string, number>> = {
  foreign_site: 403,
  foreign_form: 403,
  invalid_input: 422,
  unavailable: 503,
};
