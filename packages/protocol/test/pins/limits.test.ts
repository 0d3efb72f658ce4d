// Literal numbers, patterns and tables of the wire format: changing one changes the contract (Spec 2.1, 7, 8).
import { expect, it } from 'vitest';
import * as protocol from '../../src/index.ts';
import * as schemas from '../../src/schemas.ts';

it('the limits are those of Spec 8', () => {
  const { SESSION_SECONDS, SESSION_RENEW_SECONDS, MAX_URL_CHARACTERS, MAX_SOURCE_CHARACTERS } = protocol;
  expect({ SESSION_SECONDS, SESSION_RENEW_SECONDS, MAX_URL_CHARACTERS, MAX_SOURCE_CHARACTERS }).toEqual({
    SESSION_SECONDS: 900,
    SESSION_RENEW_SECONDS: 870,
    MAX_URL_CHARACTERS: 2048,
    MAX_SOURCE_CHARACTERS: 128,
  });
  const { MAX_COLLECT_BODY_BYTES, MAX_PROPERTIES, MAX_PROPERTIES_BYTES, MAX_PROPERTY_CHARACTERS } = protocol;
  expect({ MAX_COLLECT_BODY_BYTES, MAX_PROPERTIES, MAX_PROPERTIES_BYTES, MAX_PROPERTY_CHARACTERS }).toEqual({
    MAX_COLLECT_BODY_BYTES: 8192,
    MAX_PROPERTIES: 20,
    MAX_PROPERTIES_BYTES: 4096,
    MAX_PROPERTY_CHARACTERS: 512,
  });
  expect(protocol.MAX_REFERRER_CHARACTERS).toBe(2048);
});

it('the limits of server events and links match decisions 3 and 4', () => {
  const { MAX_SERVER_EVENT_BODY_BYTES, MAX_EVENT_ID_CHARACTERS, MAX_HANDLE_CHARACTERS } = protocol;
  expect({ MAX_SERVER_EVENT_BODY_BYTES, MAX_EVENT_ID_CHARACTERS, MAX_HANDLE_CHARACTERS }).toEqual({
    MAX_SERVER_EVENT_BODY_BYTES: 65_536,
    MAX_EVENT_ID_CHARACTERS: 255,
    MAX_HANDLE_CHARACTERS: 255,
  });
  const { MAX_SUBJECT_TYPE_CHARACTERS, MAX_SUBJECT_ID_CHARACTERS } = protocol;
  expect({ MAX_SUBJECT_TYPE_CHARACTERS, MAX_SUBJECT_ID_CHARACTERS }).toEqual({
    MAX_SUBJECT_TYPE_CHARACTERS: 64,
    MAX_SUBJECT_ID_CHARACTERS: 255,
  });
  const { MAX_OCCURRED_AHEAD_MS, EARLIEST_OCCURRED_AT, LINK_SECONDS } = protocol;
  expect({ MAX_OCCURRED_AHEAD_MS, EARLIEST_OCCURRED_AT, LINK_SECONDS }).toEqual({
    MAX_OCCURRED_AHEAD_MS: 300_000,
    EARLIEST_OCCURRED_AT: Date.UTC(2000, 0, 1),
    LINK_SECONDS: 120,
  });
});

it('the patterns are those of Spec 2.1 and 2.5', () => {
  expect(protocol.VISITOR_ID_PATTERN.source).toBe('^svc_v_[A-Za-z0-9_-]{12,80}$');
  expect(protocol.PROPERTY_KEY_PATTERN.source).toBe('^[A-Za-z][A-Za-z0-9_-]{0,63}$');
  expect(protocol.INSTALL_ID_PATTERN.source).toBe('^svc_pub_[0-9a-f]{32}$');
  for (const pattern of [protocol.VISITOR_ID_PATTERN, protocol.PROPERTY_KEY_PATTERN, protocol.INSTALL_ID_PATTERN]) {
    expect(pattern.flags).toBe('');
  }
});

it('the names are those of Spec 2.1 and 4.8', () => {
  expect([
    protocol.DELIVERY_ID_HEADER,
    protocol.VISITOR_COOKIE,
    protocol.VISITOR_ID_PREFIX,
    protocol.INSTALL_ID_PREFIX,
    protocol.SESSION_TOKEN_PREFIX,
  ]).toEqual(['x-service-delivery-id', 'service_visitor_id', 'svc_v_', 'svc_pub_', 'svc_ses_']);
});

it('the errors of the browser endpoints match Spec 7 and decisions 1', () => {
  expect(protocol.COLLECT_ERRORS).toEqual({
    invalid_session: 401,
    origin_not_allowed: 403,
    not_found: 404,
    method_not_allowed: 405,
    invalid_input: 422,
    invalid_url: 422,
    rate_limited: 429,
    unavailable: 503,
  });
});

it('the errors of all other endpoints match Spec 7 and decisions 1', () => {
  expect(protocol.HTTP_ERRORS).toEqual({
    repeated_header: 400,
    unauthorized: 401,
    insufficient_scope: 403,
    login_required: 403,
    login_failed: 403,
    no_membership: 403,
    csrf_failed: 403,
    owner_required: 403,
    not_found: 404,
    method_not_allowed: 405,
    connection_exists: 409,
    idempotency_conflict: 409,
    last_owner: 409,
    target_disabled: 409,
    visitor_shared: 409,
    changed_meanwhile: 409,
    no_engine: 409,
    price_changed: 409,
    quota_exceeded: 409,
    body_too_large: 413,
    unsupported_media_type: 415,
    invalid_input: 422,
    server_event_not_configured: 422,
    event_handle_not_allowed: 422,
    status_not_allowed: 422,
    rate_limited: 429,
    internal: 500,
    not_delivered: 502,
    unavailable: 503,
  });
});

it('the root exports this and nothing else', () => {
  expect(Object.keys(protocol).sort()).toEqual([
    'COLLECT_ERRORS',
    'DELIVERY_ID_HEADER',
    'DELIVERY_ID_PATTERN',
    'EARLIEST_OCCURRED_AT',
    'HTTP_ERRORS',
    'INSTALL_ID_PATTERN',
    'INSTALL_ID_PREFIX',
    'LINK_SECONDS',
    'MAX_COLLECT_BODY_BYTES',
    'MAX_EVENT_ID_CHARACTERS',
    'MAX_HANDLE_CHARACTERS',
    'MAX_OCCURRED_AHEAD_MS',
    'MAX_PROPERTIES',
    'MAX_PROPERTIES_BYTES',
    'MAX_PROPERTY_CHARACTERS',
    'MAX_REFERRER_CHARACTERS',
    'MAX_SERVER_EVENT_BODY_BYTES',
    'MAX_SOURCE_CHARACTERS',
    'MAX_SUBJECT_ID_CHARACTERS',
    'MAX_SUBJECT_TYPE_CHARACTERS',
    'MAX_URL_CHARACTERS',
    'PROPERTY_KEY_PATTERN',
    'SESSION_RENEW_SECONDS',
    'SESSION_SECONDS',
    'SESSION_TOKEN_PREFIX',
    'VISITOR_COOKIE',
    'VISITOR_ID_PATTERN',
    'VISITOR_ID_PREFIX',
    'collectPath',
    'isDeliveryId',
    'isInstallId',
    'isVisitorId',
  ]);
});

it('the schema entry exports this and nothing else', () => {
  expect(Object.keys(schemas).sort()).toEqual([
    'DEFAULT_PAGE',
    'JOB_STATUSES',
    'MAX_RPC_BATCH',
    'MAX_RPC_BODY_BYTES',
    'OVERVIEW_SECTIONS',
    'PORTABLE_WELL_FORMED',
    'RPC_ERRORS',
    'RPC_METHODS',
    'SERVER_EVENT_STATUSES',
    'TOKEN_SCOPES',
    'TOOL_LISTINGS',
    'TOOL_NAMES',
    'TOOL_SCHEMAS',
    'UNKNOWN_FIELD',
    'WELL_FORMED',
    'acceptedEventSchema',
    'actionRequestSchema',
    'actionResponseSchema',
    'actionShapeSchema',
    'collectJsonSchemas',
    'countBytes',
    'countCharacters',
    'createdTokenSchema',
    'fieldIssues',
    'idOfMalformed',
    'isSensitiveKey',
    'isToolName',
    'isWellFormedText',
    'isWellFormedToken',
    'issuePhrase',
    'jobQuerySchema',
    'jobSchema',
    'linkRequestSchema',
    'linkResponseSchema',
    'meSchema',
    'mintToken',
    'newTokenSchema',
    'parseTimestamp',
    'preconfiguredEventSchema',
    'propertiesFault',
    'propertiesSchema',
    'readRpcRequest',
    'receiptSchema',
    'redeemRequestSchema',
    'redeemResponseSchema',
    'serverEventFault',
    'serverEventJsonSchemas',
    'serverEventSchema',
    'sessionRequestSchema',
    'sessionResponseSchema',
    'text',
    'tokenSchema',
    'visitorIdSchema',
    'withoutLeapSecond',
  ]);
});
