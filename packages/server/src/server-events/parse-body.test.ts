import { preconfiguredEventSchema, serverEventJsonSchemas, serverEventSchema } from '@service/protocol/schemas';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { eventParsers, parseWebhookId } from './parse-body.ts';

const parsers = eventParsers();

it('compiles schemas that are valid', () => {
  const ajv = new Ajv();
  for (const schema of Object.values(serverEventJsonSchemas)) expect(ajv.validateSchema(schema)).toBe(true);
});

/** The issues of a refusal; `null`: accepted. */
function refusal(parse: () => unknown): Issue[] | null {
  try {
    parse();
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input') return error.issues ?? [];
    throw error;
  }
}

const event = {
  spec_version: '1.0',
  event_id: 'booking-4711',
  event_handle: 'booking_confirmed',
  occurred_at: '2026-03-01T12:00:00Z',
  subject: { type: 'booking', id: '4711' },
  attribution: { visitor_id: 'svc_v_abcdefghijkl' },
  status: 'confirmed',
};

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ minLength: 1, maxLength: 12 }) },
  fc.constantFrom('', '\u0000', '\ud800', '😀'.repeat(64), '😀'.repeat(65), 'a'.repeat(255), 'ü'.repeat(256)),
  fc.constantFrom('jane@example.com', '2026-02-30T00:00:00Z', '1999-12-31T23:59:59Z', '1.0', 'test', 'svc_v_short'),
  fc.anything(),
);
/** The event with members changed, removed or added, at any level. */
const mutated = fc
  .array(
    fc.record({
      path: fc.constantFrom(
        ...['spec_version', 'event_id', 'event_handle', 'occurred_at', 'subject', 'subject.type', 'subject.id'],
        ...['attribution', 'attribution.visitor_id', 'status', 'extra', 'subject.extra', 'attribution.constructor'],
      ),
      value: fc.oneof(text, fc.constant(undefined)),
    }),
    { maxLength: 2 },
  )
  .map((changes) => {
    const body: Record<string, unknown> = structuredClone(event);
    for (const { path, value } of changes) {
      const [outer = '', inner] = path.split('.');
      if (inner === undefined) body[outer] = value;
      else body[outer] = { ...Object(body[outer]), [inner]: value };
    }
    return body;
  });

/** Only values that JSON can represent reach a parser. zod ignores a key named `__proto__`. */
const asJson = (body: unknown): unknown =>
  JSON.parse((JSON.stringify(body) ?? 'null').replaceAll('"__proto__"', '"constructor"'));

describe('compiled parsers and zod schemas agree', () => {
  it('on server events', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: mutated }, fc.anything()).map(asJson), (body) => {
        const isAccepted = refusal(() => parsers.event(body)) === null;
        seen.add(isAccepted);
        expect(isAccepted).toBe(serverEventSchema.safeParse(body).success);
      }),
      { numRuns: 3000 },
    );
    expect(seen).toEqual(new Set([true, false]));
  });

  it('on preconfigured events', () => {
    const body = fc.oneof(
      fc.record({ service_visitor_id: fc.oneof(text, fc.constant('svc_v_abcdefghijkl')) }),
      fc.record({ service_visitor_id: fc.constant('svc_v_abcdefghijkl'), extra: fc.anything() }),
      fc.anything(),
    );
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(body.map(asJson), (value) => {
        const isAccepted = refusal(() => parsers.preconfigured(value)) === null;
        seen.add(isAccepted);
        expect(isAccepted).toBe(preconfiguredEventSchema.safeParse(value).success);
      }),
      { numRuns: 1000 },
    );
    expect(seen).toEqual(new Set([true, false]));
  });
});

describe('a refused body', () => {
  it.each([
    [{ ...event, event_id: '' }, 'event_id', 'must have 1 to 255 characters'],
    [{ ...event, subject: { ...event.subject, id: 'jane@example.com' } }, 'subject.id', 'must be an opaque ID'],
    [{ ...event, occurred_at: '2026-03-01T12:00:00' }, 'occurred_at', 'must be an RFC 3339 timestamp with a zone'],
    [{ ...event, attribution: {} }, 'attribution.visitor_id', 'is missing'],
    [{ ...event, service_visitor_id: 'x' }, '', 'service_visitor_id'],
    [[], '', 'must be of type object'],
  ])('is reported with its path and reason: %#', (body, path, message) => {
    const issues = refusal(() => parsers.event(body));
    expect(issues).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it('gets every error, up to 20', () => {
    expect(refusal(() => parsers.event({ ...event, event_id: '', status: 'done' }))).toHaveLength(2);
    const crowded = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`key${i}`, i]));
    const issues = refusal(() => parsers.event(crowded)) ?? [];
    expect(issues.length).toBeLessThanOrEqual(20);
    for (const { message } of issues) expect(message.length).toBeLessThanOrEqual(200);
  });

  it('is told in at most 200 characters per error', () => {
    const [issue] = refusal(() => parsers.event({ ...event, ['x'.repeat(500)]: 1 })) ?? [];
    expect(issue?.message).toHaveLength(200);
  });

  it('refers to the issues in its message', () => {
    expect(() => parsers.event([])).toThrow('Some fields are invalid; see issues.');
  });

  it('with a key named __proto__ is refused', () => {
    const smuggled: unknown = JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(event).slice(1)}`);
    expect(refusal(() => parsers.event(smuggled))).not.toBeNull();
  });
});

describe('a webhook-id', () => {
  it('is a UUID of any version, in lower case', () => {
    expect(parseWebhookId('0190AAAA-1111-7222-8333-ABCDEFABCDEF')).toBe('0190aaaa-1111-7222-8333-abcdefabcdef');
    expect(parseWebhookId('00000000-0000-f000-0000-00000000000a')).toBe('00000000-0000-f000-0000-00000000000a');
  });

  it.each([
    undefined,
    '',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    '0190aaaa111172228333abcdefabcdef',
    'urn:uuid:0190aaaa-1111-7222-8333-abcdefabcdef',
    '{0190aaaa-1111-7222-8333-abcdefabcdef}',
    '0190aaaa-1111-7222-8333-abcdefabcdef, 0190aaaa-1111-7222-8333-abcdefabcdef',
    'evt_1',
  ])('is not %s', (header) => {
    expect(refusal(() => parseWebhookId(header))).toEqual([{ path: 'webhook-id', message: 'must be one UUID' }]);
  });

  it('is asked for if it is missing', () => {
    expect(() => parseWebhookId(undefined)).toThrow('Send a webhook-id header with a UUID.');
    expect(() => parseWebhookId('evt_1')).toThrow('webhook-id must be one UUID.');
  });
});
