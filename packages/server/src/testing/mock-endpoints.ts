// The rules of the four browser endpoints for the mock collector, in the order of checks of decisions 1 and 3.
import {
  type CollectErrorCode,
  DELIVERY_ID_HEADER,
  isDeliveryId,
  LINK_SECONDS,
  MAX_COLLECT_BODY_BYTES,
  SESSION_SECONDS,
} from '@service/protocol';
import {
  actionRequestSchema,
  linkRequestSchema,
  redeemRequestSchema,
  sessionRequestSchema,
} from '@service/protocol/schemas';
import type { z } from 'zod';
import { cleanReferrer, PAGE_URL_FAULTS, parsePageUrl } from '../collect/page-url.ts';
import { allowsOrigin } from '../integrations/origin-policy.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { parseOrigin } from '../kernel/web/origin.ts';
import type { MockContext } from './mock-state.ts';

type Endpoint = (
  request: Request,
  origin: string | null,
  context: MockContext,
) => Promise<{ status: number; body: object }>;

const refused = (code: CollectErrorCode, message: string): DomainError => new DomainError(code, { message });

const session: Endpoint = async (request, header, { state, installId, mode, dev, now, ...listed }) => {
  const origin = authorizeOrigin(header, (text) => allowsOrigin(listed.reportingOrigins, text, mode));
  const deliveryId = deliveryOf(request);
  const body = parse(sessionRequestSchema, await readJson(request));
  const page = parsePageUrl(body.url, { origin, dev });
  if (!page.ok) throw refused('invalid_url', PAGE_URL_FAULTS[page.reason]);
  const visitorId = body.service_visitor_id;
  const first = state.deliver('session', deliveryId, visitorId);
  if (first.visitorId !== visitorId) throw refused('invalid_input', 'delivery id reused');
  if (first.isFirst) {
    const { source = null } = body;
    const referrer = cleanReferrer(body.referrer);
    const visit = { installId, visitorId, deliveryId, receivedAt: now(), page: page.value, source, referrer };
    state.visits.push({ kind: 'visit', ...visit });
  }
  const session_token = state.openSession({ visitorId, origin });
  return { status: 200, body: { session_token, expires_in: SESSION_SECONDS, mode } };
};

const events: Endpoint = async (request, header, { state, installId, mode, now, ...listed }) => {
  const origin = authorizeOrigin(header, (text) => allowsOrigin(listed.reportingOrigins, text, mode));
  const held = sessionOf(request, origin, state);
  const deliveryId = deliveryOf(request);
  const { service_visitor_id: visitorId } = parse(actionRequestSchema, await readJson(request));
  if (visitorId !== held.visitorId) throw refused('invalid_session', 'the session belongs to another visitor');
  const first = state.deliver('events', deliveryId, visitorId);
  if (first.visitorId !== visitorId) throw refused('invalid_input', 'delivery id reused');
  if (first.isFirst) state.actions.push({ kind: 'action', installId, visitorId, deliveryId, receivedAt: now() });
  const receipt = { receipt_id: first.receiptId, duplicate: !first.isFirst };
  return { status: 202, body: { accepted: true, mode, ...(mode === 'shadow' && receipt) } };
};

const link: Endpoint = async (request, header, context) => {
  const { state, dev } = context;
  const origin = authorizeOrigin(header, (text) => mayExchange(text, context));
  const held = sessionOf(request, origin, state);
  deliveryOf(request);
  const body = parse(linkRequestSchema, await readJson(request));
  const visitorId = body.service_visitor_id;
  const targetOrigin = parseOrigin(body.target_origin, { dev });
  if (targetOrigin === null) throw refused('invalid_input', 'target_origin must be an origin as browsers send it');
  if (visitorId !== held.visitorId) throw refused('invalid_session', 'the session belongs to another visitor');
  if (!mayExchange(targetOrigin, context)) {
    throw refused('origin_not_allowed', `${targetOrigin} may not exchange identities`);
  }
  const link_token = state.makeLink({ visitorId, sourceOrigin: origin, targetOrigin });
  return { status: 200, body: { link_token, expires_in: LINK_SECONDS } };
};

const redeem: Endpoint = async (request, header, context) => {
  const origin = authorizeOrigin(header, (text) => mayExchange(text, context));
  const deliveryId = deliveryOf(request);
  const body = parse(redeemRequestSchema, await readJson(request));
  const found = context.state.link(body.link_token);
  if (!found) throw refused('invalid_input', 'link_token is unknown or expired');
  if (found.targetOrigin !== origin)
    throw refused('origin_not_allowed', `the link was created for ${found.targetOrigin}`);
  if (body.referrer_origin !== undefined && body.referrer_origin !== found.sourceOrigin) {
    throw refused('invalid_input', 'referrer_origin is not where the link was created');
  }
  found.usedBy ??= deliveryId;
  if (found.usedBy !== deliveryId) throw refused('invalid_input', 'link_token is used');
  return { status: 200, body: { service_visitor_id: found.visitorId } };
};

/** By the last path segment. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(Object.entries({ session, events, link, redeem }));

function authorizeOrigin(origin: string | null, mayCall: (origin: string) => boolean): string {
  if (origin === null) throw refused('origin_not_allowed', 'Origin is missing or malformed');
  if (mayCall(origin)) return origin;
  throw refused('origin_not_allowed', `${origin} is not listed`);
}

const mayExchange = (origin: string, { allowedOrigins, reportingOrigins, mode }: MockContext): boolean =>
  allowedOrigins === null ? allowsOrigin(reportingOrigins, origin, mode) : allowedOrigins.includes(origin);

function sessionOf(request: Request, origin: string, state: MockContext['state']) {
  const token = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const held = state.session(token, origin);
  if (typeof held === 'string') throw refused('invalid_session', held);
  return held;
}

function deliveryOf(request: Request): string {
  const header = request.headers.get(DELIVERY_ID_HEADER);
  if (isDeliveryId(header)) return header.toLowerCase();
  throw refused('invalid_input', 'X-Service-Delivery-Id must be one UUID');
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/i;

async function readJson(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_COLLECT_BODY_BYTES) throw refused('invalid_input', 'the body is too large');
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    throw refused('invalid_input', 'the body must be application/json in UTF-8');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refused('invalid_input', 'the body is not JSON in UTF-8');
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { path = [], message = 'is not valid' } = parsed.error.issues[0] ?? {};
  throw refused('invalid_input', `/${path.join('/')} ${message}`);
}
