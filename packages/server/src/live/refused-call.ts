// The stored record of a refused call: never a body, an address, a credential or a visitor ID. Pure.
import { DELIVERY_ID_HEADER, isDeliveryId } from '@service/protocol';
import type { Issue } from '../kernel/domain-error.ts';
import { type OriginRules, parseOrigin } from '../kernel/web/origin.ts';
import { explainedFault } from './explained-fault.ts';
import { impersonalPath, impersonalText } from './impersonal-text.ts';
import type { CredentialKind, DeliveryIdState, RefusedCall, RefusedEndpoint } from './ports.ts';

/** As `reply-errors.ts` reports it. */
export interface Refused {
  method: string;
  /** Without the query string. */
  path: string;
  status: number;
  code: string;
  fault: string;
  reason: string;
  issues: readonly Issue[];
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface AddressedRefusal extends RefusedCall {
  /** The ID in the path: of an install, of a connection, or of nothing. */
  pathId: string;
}

const PATHS: readonly (readonly [RegExp, (part: string) => RefusedEndpoint])[] = [
  [/^\/api\/v1\/events\/collect\/([^/]+)\/(session|events|link|redeem)$/, browserEndpoint],
  [/^\/api\/v1\/billing-events\/([^/]+)$/, () => 'server_event'],
  [/^\/api\/v1\/billing-events\/([^/]+)\/preconfigured$/, () => 'preconfigured_event'],
  [/^\/api\/v1\/billing-events\/([^/]+)\/receipts\/[^/]+$/, () => 'receipt'],
];

function browserEndpoint(part: string): RefusedEndpoint {
  return (['events', 'link', 'redeem'] as const).find((name) => name === part) ?? 'session';
}

/** Longer IDs match nothing. */
const MAX_ID = 64;
const MAX_ISSUES = 5;
const MAX_ORIGIN = 260;

/** `undefined` for a call of another kind, such as to the portal. */
export function refusedCall(
  refused: Refused,
  headers: Headers,
  { now, rules }: { now: number; rules: OriginRules },
): AddressedRefusal | undefined {
  const found = endpointOf(refused.path);
  if (found === undefined) return undefined;
  const { method, status, code, issues } = refused;
  const { endpoint, pathId } = found;
  return {
    pathId,
    at: now,
    endpoint,
    method: /^[A-Z]{3,7}$/.test(method) ? method : 'other',
    status,
    code,
    fault: explainedFault({ endpoint, fault: refused.fault, issues }),
    reason: impersonalText(refused.reason),
    issues: issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({
      path: impersonalPath(path),
      message: impersonalText(message),
    })),
    origin: originOf(text(headers.origin), rules),
    contentType: contentTypeOf(text(headers['content-type'])),
    credential: credentialOf(headers),
    deliveryId: deliveryIdOf(text(headers[DELIVERY_ID_HEADER]) ?? text(headers['webhook-id'])),
    count: 1,
  };
}

function endpointOf(path: string): { endpoint: RefusedEndpoint; pathId: string } | undefined {
  for (const [pattern, endpoint] of PATHS) {
    const [matches, pathId = '', part = ''] = pattern.exec(path) ?? [];
    if (matches !== undefined && pathId.length <= MAX_ID) return { endpoint: endpoint(part), pathId };
  }
  return undefined;
}

const text = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined;

function originOf(header: string | undefined, rules: OriginRules): string | null {
  const origin = parseOrigin(header, rules);
  return origin === null || origin.length > MAX_ORIGIN ? null : origin;
}

/** Only the media type, if it looks like one. */
function contentTypeOf(header: string | undefined): string | null {
  const [type = ''] = (header ?? '').toLowerCase().split(';', 1);
  if (header === undefined) return null;
  return /^[a-z]{1,20}\/[a-z][a-z.+-]{0,39}$/.test(type.trim()) ? type.trim() : 'other';
}

function credentialOf(headers: Headers): CredentialKind {
  const authorization = text(headers.authorization);
  if (authorization !== undefined) return /^bearer /i.test(authorization) ? 'bearer' : 'other';
  return headers['webhook-signature'] === undefined ? 'none' : 'signature';
}

function deliveryIdOf(header: string | undefined): DeliveryIdState {
  if (header === undefined) return 'missing';
  return isDeliveryId(header) ? 'uuid' : 'other';
}
