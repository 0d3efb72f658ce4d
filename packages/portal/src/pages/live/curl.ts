// A request of the same kind, to copy into a terminal. It has placeholders for everything secret or personal. Pure.
import { kindOf, type Row } from './row.ts';

export function curlOf(row: Row, base: string): string {
  const install = row.install_id ?? 'INSTALL_ID';
  const collect = `${base}/api/v1/events/collect/${install}`;
  const origin = originOf(row);
  const kind = row.kind === 'refusal' ? row.endpoint : kindOf(row);
  switch (kind) {
    case 'visit':
    case 'session':
      return browserCall(`${collect}/session`, origin, {
        service_visitor_id: 'VISITOR_ID',
        consent: true,
        url: row.kind === 'visit' ? row.page : `${origin}/`,
      });
    case 'action':
    case 'events':
      return browserCall(`${collect}/events`, origin, { service_visitor_id: 'VISITOR_ID' }, 'SESSION_TOKEN');
    case 'link':
      return browserCall(
        `${collect}/link`,
        origin,
        { service_visitor_id: 'VISITOR_ID', target_origin: 'https://TARGET_SITE' },
        'SESSION_TOKEN',
      );
    case 'redeem':
      return browserCall(`${collect}/redeem`, origin, { link_token: 'LINK_TOKEN', consent: true });
    case 'receipt':
      return lines([
        `curl "${base}/api/v1/billing-events/${install}/receipts/RECEIPT_ID"`,
        header(`authorization: Bearer API_KEY`),
      ]);
    case 'preconfigured_event':
      return eventCall(`${base}/api/v1/billing-events/${install}/preconfigured`, { service_visitor_id: 'VISITOR_ID' });
    default:
      return eventCall(`${base}/api/v1/billing-events/${install}`, eventBody(row));
  }
}

function originOf(row: Row): string {
  if (row.kind === 'refusal') return row.origin ?? 'https://YOUR_SITE';
  const page = row.kind === 'visit' ? URL.parse(row.page) : null;
  return page?.origin ?? 'https://YOUR_SITE';
}

const eventBody = (row: Row) => ({
  spec_version: '1.0',
  event_id: 'EVENT_ID',
  event_handle: row.kind === 'event' ? row.handle : 'EVENT_HANDLE',
  occurred_at: new Date(row.at).toISOString(),
  subject: { type: row.kind === 'event' ? row.subject_type : 'booking', id: 'SUBJECT_ID' },
  attribution: { visitor_id: 'VISITOR_ID' },
  status: row.kind === 'event' ? row.status : 'test',
});

const browserCall = (url: string, origin: string, body: object, token?: string): string =>
  lines([
    `curl -X POST "${url}"`,
    header(`origin: ${origin}`),
    header('content-type: application/json'),
    header('x-service-delivery-id: NEW_UUID'),
    ...(token === undefined ? [] : [header(`authorization: Bearer ${token}`)]),
    `-d ${quoted(JSON.stringify(body))}`,
  ]);

const eventCall = (url: string, body: object): string =>
  lines([
    `curl -X POST "${url}"`,
    header('authorization: Bearer API_KEY'),
    header('content-type: application/json'),
    header('webhook-id: NEW_UUID'),
    `-d ${quoted(JSON.stringify(body))}`,
  ]);

const header = (text: string): string => `-H ${quoted(text)}`;
/** For a POSIX shell: external text must not end the quotation. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const lines = (parts: readonly string[]): string => parts.join(' \\\n  ');
