import { describe, expect, it } from 'vitest';
import { curlOf } from './curl.ts';
import type { Refusal, Row } from './row.ts';

const accepted = { at: '2026-01-01T00:00:00.000Z', install_id: 'svc_pub_1', receipt_id: 'r' };
const visit: Row = {
  ...accepted,
  id: 'visit-1',
  kind: 'visit',
  delivery_id: 'd',
  page: "https://shop.example/it's",
  source: null,
  referrer: null,
};
const refusal = (endpoint: Refusal['endpoint']): Refusal => ({
  id: 'refusal-1',
  kind: 'refusal',
  at: accepted.at,
  install_id: null,
  endpoint,
  method: 'POST',
  status: 422,
  code: 'invalid_input',
  fault: 'body',
  reason: '',
  issues: [],
  origin: 'https://shop.example',
  content_type: null,
  credential: 'bearer',
  delivery_id: 'uuid',
  count: 1,
});

describe('a request to copy', () => {
  it('repeats the page with placeholders, quoted for a shell', () => {
    const text = curlOf(visit, 'https://service.example');
    expect(text).toContain('curl -X POST "https://service.example/api/v1/events/collect/svc_pub_1/session"');
    expect(text).toContain("-H 'origin: https://shop.example'");
    expect(text).toContain("it'\\''s");
    expect(text).toContain('VISITOR_ID');
  });

  it.each([
    ['session', '/session', 'consent'],
    ['events', '/events', 'SESSION_TOKEN'],
    ['link', '/link', 'target_origin'],
    ['redeem', '/redeem', 'LINK_TOKEN'],
    ['server_event', '/billing-events/INSTALL_ID"', 'API_KEY'],
    ['preconfigured_event', '/preconfigured"', 'VISITOR_ID'],
    ['receipt', '/receipts/RECEIPT_ID"', 'API_KEY'],
  ] as const)('of %s has its URL, and placeholders for secrets', (endpoint, address, placeholder) => {
    const text = curlOf(refusal(endpoint), 'https://service.example');
    expect(text).toContain(address);
    expect(text).toContain(placeholder);
  });
});
