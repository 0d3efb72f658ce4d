// The operations of the OpenAPI document: the request, responses and errors of each.
import { COLLECT_ERRORS, type CollectErrorCode, HTTP_ERRORS, type HttpErrorCode } from '@service/protocol';
import {
  acceptedEventSchema,
  actionResponseSchema,
  actionShapeSchema,
  createdTokenSchema,
  linkRequestSchema,
  linkResponseSchema,
  meSchema,
  newTokenSchema,
  preconfiguredEventSchema,
  type RpcErrorName,
  receiptSchema,
  redeemRequestSchema,
  redeemResponseSchema,
  serverEventSchema,
  sessionRequestSchema,
  sessionResponseSchema,
  tokenSchema,
} from '@service/protocol/schemas';
import { z } from 'zod';
import { aliveSchema, PARAMETERS, readySchema, rpcMessageSchema, rpcRepliesSchema } from './wire-schemas.ts';

export interface OperationError {
  status: number;
  code: string;
  /** Which of the three error bodies it has. */
  body: 'collect' | 'http' | 'rpc';
}

export type Security = 'session' | 'key' | 'login';

export interface Operation {
  method: 'get' | 'post' | 'delete';
  /** As the server registers it, such as `/a/:id`. */
  path: string;
  id: string;
  tag: string;
  summary: string;
  security?: Security;
  headers?: Record<string, z.ZodType>;
  body?: z.ZodType;
  answers: Readonly<Record<number, { description: string; schema?: z.ZodType }>>;
  errors: readonly OperationError[];
}

const collectErrors = (...codes: CollectErrorCode[]): OperationError[] =>
  (['origin_not_allowed', 'not_found', 'invalid_input', 'rate_limited', 'unavailable', ...codes] as const).map(
    (code) => ({ status: COLLECT_ERRORS[code], code, body: 'collect' }),
  );

const httpErrors = (...codes: HttpErrorCode[]): OperationError[] =>
  (['repeated_header', 'unavailable', ...codes] as const).map((code) => ({
    status: HTTP_ERRORS[code],
    code,
    body: 'http',
  }));

const rpcError = (status: number, code: RpcErrorName): OperationError => ({ status, code, body: 'rpc' });

const COLLECT = '/api/v1/events/collect/:installId';
const EVENTS = '/api/v1/billing-events/:id';
const ME = '/api/v1/me';

const browserHeaders = { origin: PARAMETERS.origin, 'x-service-delivery-id': PARAMETERS.deliveryId };

const collection: Operation[] = [
  {
    method: 'post',
    path: `${COLLECT}/session`,
    id: 'openSession',
    tag: 'Browser collection',
    summary: 'Records a visit, and opens a session for the actions of a visitor who consented.',
    headers: browserHeaders,
    body: sessionRequestSchema,
    answers: { 200: { description: 'The session.', schema: sessionResponseSchema } },
    errors: collectErrors('invalid_url'),
  },
  {
    method: 'post',
    path: `${COLLECT}/events`,
    id: 'recordAction',
    tag: 'Browser collection',
    summary: 'Records an action. Its properties are checked, and then dropped.',
    security: 'session',
    headers: browserHeaders,
    body: actionShapeSchema,
    answers: { 202: { description: 'The action is stored.', schema: actionResponseSchema } },
    errors: collectErrors('invalid_session'),
  },
  {
    method: 'post',
    path: `${COLLECT}/link`,
    id: 'createLink',
    tag: 'Identity exchange',
    summary: 'Creates a token that carries a visitor to another site.',
    security: 'session',
    headers: browserHeaders,
    body: linkRequestSchema,
    answers: { 200: { description: 'The link token.', schema: linkResponseSchema } },
    errors: collectErrors('invalid_session'),
  },
  {
    method: 'post',
    path: `${COLLECT}/redeem`,
    id: 'redeemLink',
    tag: 'Identity exchange',
    summary: 'Redeems a link token once, at the site that it was created for.',
    headers: browserHeaders,
    body: redeemRequestSchema,
    answers: { 200: { description: 'The visitor.', schema: redeemResponseSchema } },
    errors: collectErrors(),
  },
];

const eventHeaders = { 'webhook-id': PARAMETERS.webhookId };
const accepted = {
  202: { description: 'The event is stored, now or by an earlier delivery.', schema: acceptedEventSchema },
};
const eventErrors = (...codes: HttpErrorCode[]): OperationError[] =>
  httpErrors(
    ...(['unauthorized', 'insufficient_scope', 'not_found', 'idempotency_conflict', 'body_too_large'] as const),
    ...(['unsupported_media_type', 'invalid_input', 'server_event_not_configured', 'rate_limited'] as const),
    ...codes,
  );

const serverEvents: Operation[] = [
  {
    method: 'post',
    path: EVENTS,
    id: 'sendServerEvent',
    tag: 'Server events',
    summary: 'Accepts an event of a backend, such as a booking.',
    security: 'key',
    headers: eventHeaders,
    body: serverEventSchema,
    answers: accepted,
    errors: eventErrors('event_handle_not_allowed', 'status_not_allowed'),
  },
  {
    method: 'post',
    path: `${EVENTS}/preconfigured`,
    id: 'sendPreconfiguredEvent',
    tag: 'Server events',
    summary: 'Accepts the event that is preconfigured for the connection.',
    security: 'key',
    headers: eventHeaders,
    body: preconfiguredEventSchema,
    answers: accepted,
    errors: eventErrors(),
  },
  {
    method: 'get',
    path: `${EVENTS}/receipts/:receiptId`,
    id: 'readReceipt',
    tag: 'Server events',
    summary: 'Returns the status of an event.',
    security: 'key',
    answers: { 200: { description: 'The receipt.', schema: receiptSchema } },
    errors: httpErrors('unauthorized', 'not_found'),
  },
];

const meErrors = (...codes: HttpErrorCode[]): OperationError[] =>
  httpErrors('unauthorized', 'login_required', 'rate_limited', ...codes);
const csrfHeader = { 'x-csrf-token': PARAMETERS.csrf };

const tokens: Operation[] = [
  {
    method: 'get',
    path: ME,
    id: 'readMe',
    tag: 'Me',
    security: 'login',
    summary: 'Shows the signed-in user.',
    answers: { 200: { description: 'The user.', schema: meSchema } },
    errors: meErrors(),
  },
  {
    method: 'get',
    path: `${ME}/tokens`,
    id: 'listTokens',
    tag: 'Me',
    security: 'login',
    summary: 'Lists the API keys of the user; for an owner, those of the tenant.',
    answers: {
      200: {
        description: 'The keys, without secrets.',
        schema: z.strictObject({ tokens: z.array(tokenSchema).describe('The keys, revoked ones included.') }),
      },
    },
    errors: meErrors(),
  },
  {
    method: 'post',
    path: `${ME}/tokens`,
    id: 'createToken',
    tag: 'Me',
    security: 'login',
    summary: 'Creates an API key. Its secret is shown only this once.',
    headers: csrfHeader,
    body: newTokenSchema,
    answers: { 201: { description: 'The key with its secret.', schema: createdTokenSchema } },
    errors: meErrors('csrf_failed', 'not_found', 'body_too_large', 'unsupported_media_type', 'invalid_input'),
  },
  {
    method: 'delete',
    path: `${ME}/tokens/:id`,
    id: 'revokeToken',
    tag: 'Me',
    security: 'login',
    summary: 'Revokes an API key.',
    headers: csrfHeader,
    answers: { 204: { description: 'The key is revoked.' } },
    errors: meErrors('csrf_failed', 'not_found'),
  },
];

const rpc: Operation = {
  method: 'post',
  path: '/rpc',
  id: 'call',
  tag: 'JSON-RPC',
  security: 'key',
  summary:
    'Calls the brand-data tools over JSON-RPC 2.0. A batch is answered 200, with the errors of its calls inside.',
  body: rpcMessageSchema,
  answers: {
    200: { description: 'Results, and errors of calls.', schema: rpcRepliesSchema },
    204: { description: 'The message contains only notifications.' },
  },
  errors: [
    rpcError(400, 'parse_error'),
    rpcError(400, 'invalid_request'),
    rpcError(401, 'auth_required'),
    rpcError(403, 'auth_required'),
    rpcError(413, 'invalid_request'),
    rpcError(415, 'invalid_request'),
    rpcError(429, 'rate_limited'),
    rpcError(503, 'internal'),
  ],
};

const health: Operation[] = [
  {
    method: 'get',
    path: '/healthz',
    id: 'isAlive',
    tag: 'Health',
    summary: 'Answers while the process runs.',
    answers: { 200: { description: 'It runs.', schema: aliveSchema } },
    errors: httpErrors().filter(({ code }) => code === 'repeated_header'),
  },
  {
    method: 'get',
    path: '/readyz',
    id: 'isReady',
    tag: 'Health',
    summary: 'Answers 200 while the process can store records and is not shutting down.',
    answers: { 200: { description: 'It is ready.', schema: readySchema } },
    errors: httpErrors(),
  },
];

export const OPERATIONS: readonly Operation[] = [...collection, ...serverEvents, ...tokens, rpc, ...health];

/** Routes that the document leaves out, each with the reason. */
export const OTHER_ROUTES: readonly [pattern: RegExp, reason: string][] = [
  [/^\/api\/v1\/portal\//, 'The portal has its own contract, which changes together with its pages.'],
  [/^\/(?:$|brands|team|account|assets|live|login)(?:\/|$)/, 'Pages of the portal.'],
  [/^\/auth\//, 'Sign-in and sign-out pages.'],
  [/^\/mcp\/?$/, 'MCP has its own schema; docs/mcp.md.'],
  [/^\/(?:oauth\/|\.well-known\/)/, 'OAuth describes itself in /.well-known/oauth-authorization-server.'],
  [/^\/sdk\//, 'The browser SDK, a script.'],
  [/^\/(?:openapi\.json|docs)$/, 'The document itself, and its page.'],
];
