import { describe, expect, it } from 'vitest';
import { preconfiguredEventSchema } from './preconfigured.ts';

const accepts = (body: unknown): boolean => preconfiguredEventSchema.safeParse(body).success;

describe('a preconfigured event', () => {
  it('is a visitor ID of 12 to 80 characters after its prefix', () => {
    for (const [length, accepted] of [
      [11, false],
      [12, true],
      [80, true],
      [81, false],
    ] as const) {
      expect(accepts({ service_visitor_id: `svc_v_${'a'.repeat(length)}` })).toBe(accepted);
    }
  });

  it.each([
    {},
    { service_visitor_id: null },
    { service_visitor_id: 'svc_v_abcdefghijkl\n' },
    { service_visitor_id: 'svc_v_abcdefghijkl', event_handle: 'booking' },
    { attribution: { visitor_id: 'svc_v_abcdefghijkl' } },
    JSON.parse('{"service_visitor_id":"svc_v_abcdefghijkl","__proto__":{}}'),
    [],
    null,
    'svc_v_abcdefghijkl',
  ])('has no other form: %j', (body) => {
    expect(accepts(body)).toBe(false);
  });
});
