import { describe, expect, it } from 'vitest';
import { SERVER_EVENT_STATUSES, type ServerEvent, serverEventFault, serverEventSchema } from './event.ts';

const event = {
  spec_version: '1.0',
  event_id: 'booking-4711',
  event_handle: 'booking_confirmed',
  occurred_at: '2026-03-01T12:00:00Z',
  subject: { type: 'booking', id: '4711' },
  attribution: { visitor_id: 'svc_v_abcdefghijkl' },
  status: 'confirmed',
};

/** The invalid paths of a body; empty if it is accepted. */
function faults(body: unknown): string[] {
  const parsed = serverEventSchema.safeParse(body);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
}

/** The event with another value at a path such as `subject.id`. */
function withValue(path: string, value: unknown): object {
  const [outer = '', inner] = path.split('.');
  const before = Object.entries(event).find(([key]) => key === outer)?.[1];
  return { ...event, [outer]: inner === undefined ? value : { ...Object(before), [inner]: value } };
}

const without = (object: object, key: string): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

describe('a server event', () => {
  it('is returned unchanged', () => {
    expect(serverEventSchema.parse(event)).toEqual(event);
  });

  it('needs no attribution', () => {
    expect(faults(without(event, 'attribution'))).toEqual([]);
  });

  it.each(SERVER_EVENT_STATUSES)('may be %s', (status) => {
    expect(faults(withValue('status', status))).toEqual([]);
  });

  it.each(['spec_version', 'event_id', 'event_handle', 'occurred_at', 'subject', 'status'])('needs %s', (field) => {
    expect(faults(without(event, field))).toEqual([field]);
  });

  it.each([
    ['subject', 'type'],
    ['subject', 'id'],
    ['attribution', 'visitor_id'],
  ] as const)('with %s needs its %s', (outer, inner) => {
    expect(faults({ ...event, [outer]: without(event[outer], inner) })).toEqual([`${outer}.${inner}`]);
  });

  it.each([
    ['event_id', 255],
    ['event_handle', 255],
    ['subject.type', 64],
    ['subject.id', 255],
  ])('has 1 to %2$d characters of any width in %1$s', (path, max) => {
    expect(faults(withValue(path, ''))).toEqual([path]);
    for (const character of ['a', 'ä', '語', '😀', ' ', '\u0001']) {
      expect(faults(withValue(path, character))).toEqual([]);
      expect(faults(withValue(path, character.repeat(max)))).toEqual([]);
      expect(faults(withValue(path, character.repeat(max + 1)))).toEqual([path]);
    }
  });

  it.each(['event_id', 'event_handle', 'occurred_at', 'subject.type', 'subject.id', 'attribution.visitor_id'])(
    'refuses U+0000 and a lone surrogate in %s',
    (path) => {
      for (const broken of ['a\u0000', '\u0000', '\ud83d', '\ude00\ud83d', 'a\udfff']) {
        expect(faults(withValue(path, broken))).toEqual([path]);
      }
    },
  );

  it.each([
    'spec_version',
    'event_id',
    'event_handle',
    'occurred_at',
    'subject',
    'subject.type',
    'subject.id',
    'attribution',
    'attribution.visitor_id',
    'status',
  ])('refuses a value of another type as %s', (path) => {
    for (const value of [null, 1, true, [], ['a']]) expect(faults(withValue(path, value))).toEqual([path]);
  });

  it.each(['2.0', '1', '1.00', 'v1.0'])('of version %s is refused', (version) => {
    expect(faults(withValue('spec_version', version))).toEqual(['spec_version']);
  });

  it.each(['Confirmed', 'pending', ''])('of status %j is refused', (status) => {
    expect(faults(withValue('status', status))).toEqual(['status']);
  });

  it.each(['extra', 'service_visitor_id', '__proto__', 'constructor'])('has no property %s, on any level', (key) => {
    const extended = (object: object): unknown => JSON.parse(`{${JSON.stringify(object).slice(1, -1)},"${key}":"x"}`);
    expect(faults(extended(event))).toEqual(['']);
    expect(faults({ ...event, subject: extended(event.subject) })).toEqual(['subject']);
    expect(faults({ ...event, attribution: extended(event.attribution) })).toEqual(['attribution']);
  });

  it.each([null, [], 'text', 1, [event]])('is an object, not %j', (body) => {
    expect(faults(body)).toEqual(['']);
  });
});

describe('the time of a server event', () => {
  it.each(['2000-01-01T00:00:00Z', '2000-01-01T01:00:00+01:00', '1999-12-31T23:00:00-01:00', '9999-12-31T23:59:59Z'])(
    'may be %s',
    (time) => {
      expect(faults(withValue('occurred_at', time))).toEqual([]);
    },
  );

  it.each([
    '1999-12-31T23:59:59.999Z',
    '1999-12-31T23:59:59.9999Z',
    '2000-01-01T00:59:59+01:00',
    '2026-02-30T00:00:00Z',
    '2026-03-01T12:00:00',
    '2026-03-01',
    '',
  ])('may not be %j', (time) => {
    expect(faults(withValue('occurred_at', time))).toEqual(['occurred_at']);
  });
});

describe('the subject of a server event', () => {
  it.each([
    'jane@example.com',
    'JANE.DOE+shop@mail.example.co.uk',
    'mailto:jane@example.com',
    'Jane Doe <jane@example.com>',
    'booking:jane@example.com:3',
    '"jane doe"@example.com',
    'jürgen@bücher.example',
    '用户@例子.公司',
    'jane@xn--bcher-kva.xn--p1ai',
    'one@two@example.com',
  ])('is not an email address: %s', (id) => {
    expect(faults(withValue('subject.id', id))).toEqual(['subject.id']);
  });

  it.each(['4711', 'a.b-c_d/e', '@handle', 'widget@1.2.3', 'node@shop', 'one @ two.three', 'ord@ 5.de', 'ends@'])(
    'may be the opaque ID %s',
    (id) => {
      expect(faults(withValue('subject.id', id))).toEqual([]);
    },
  );

  it('is checked in linear time', () => {
    const started = performance.now();
    for (const part of ['a', 'a.', '@', 'a@', 'a@b.']) {
      expect(faults(withValue('subject.id', part.repeat(65_536 / part.length)))).toEqual(['subject.id']);
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('the fault of an event that its JSON Schema accepts', () => {
  const sent: ServerEvent = { ...event, spec_version: '1.0', status: 'confirmed' };
  const time = 'must be an RFC 3339 timestamp with a zone, not before 2000-01-01';
  const id = 'must be an opaque ID, not an email address';

  it.each<[Partial<ServerEvent>, { path: string; message: string } | null]>([
    [{}, null],
    [{ occurred_at: 'yesterday' }, { path: 'occurred_at', message: time }],
    [{ occurred_at: '1999-12-31T23:59:59Z' }, { path: 'occurred_at', message: time }],
    [{ subject: { type: 'booking', id: 'jane@mail.example' } }, { path: 'subject.id', message: id }],
    [{ subject: { type: 'booking', id: 'jane@mail.x1' } }, null],
  ])('%#: names the field and the reason', (change, fault) => {
    expect(serverEventFault({ ...sent, ...change })).toEqual(fault);
    const messages = serverEventSchema.safeParse({ ...sent, ...change }).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(fault === null ? undefined : [fault.message]);
  });
});
