import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectPath, isDeliveryId, isInstallId, isVisitorId } from './ids.ts';

const hex = (length: number, digits = '0123456789abcdef') =>
  fc.string({ unit: fc.constantFrom(...digits), minLength: length, maxLength: length });

describe('an install ID', () => {
  it('is svc_pub_ and 32 lower-case hex characters', () => {
    fc.assert(
      fc.property(hex(32), (digits) => {
        expect(isInstallId(`svc_pub_${digits}`)).toBe(true);
        expect(isInstallId(`svc_pub_${digits}0`)).toBe(false);
        expect(isInstallId(`svc_pub_${digits.slice(1)}`)).toBe(false);
        expect(isInstallId(`svc_pub_${digits}\n`)).toBe(false);
        expect(isInstallId(` svc_pub_${digits}`)).toBe(false);
      }),
    );
  });

  it.each([`svc_pub_${'A'.repeat(32)}`, `svc_pub_${'g'.repeat(32)}`, `SVC_PUB_${'a'.repeat(32)}`, '', null, 1])(
    'is not %j',
    (value) => {
      expect(isInstallId(value)).toBe(false);
    },
  );
});

describe('a visitor ID', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

  it('is svc_v_ and 12 to 80 characters of the base64url alphabet', () => {
    const tail = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 0, maxLength: 100 });
    fc.assert(
      fc.property(tail, (characters) => {
        const fits = characters.length >= 12 && characters.length <= 80;
        expect(isVisitorId(`svc_v_${characters}`)).toBe(fits);
      }),
    );
  });

  it.each([11, 12, 80, 81])('of %i characters obeys the limits of 12 and 80', (length) => {
    expect(isVisitorId(`svc_v_${'a'.repeat(length)}`)).toBe(length >= 12 && length <= 80);
  });

  it('has no character outside the alphabet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.nat(12), (character, at) => {
        const id = `svc_v_${'a'.repeat(at)}${character}${'a'.repeat(12)}`;
        expect(isVisitorId(id)).toBe(alphabet.includes(character));
      }),
    );
  });
});

describe('a delivery ID', () => {
  it('is a UUID of any version, in either case', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(isDeliveryId(id)).toBe(true);
        expect(isDeliveryId(id.toUpperCase())).toBe(true);
        expect(isDeliveryId(id.slice(1))).toBe(false);
        expect(isDeliveryId(`${id}\n`)).toBe(false);
        expect(isDeliveryId(`urn:uuid:${id}`)).toBe(false);
        expect(isDeliveryId(id.replaceAll('-', ''))).toBe(false);
      }),
    );
  });

  it('is not the nil or max UUID, but may differ from them in one digit', () => {
    for (const digit of ['0', 'f', 'F']) {
      const same = '8-4-4-4-12'.replace(/\d+/g, (length) => digit.repeat(Number(length)));
      expect(isDeliveryId(same)).toBe(false);
      for (const i of [...same].keys()) {
        if (same[i] !== '-') expect(isDeliveryId(`${same.slice(0, i)}1${same.slice(i + 1)}`)).toBe(true);
      }
    }
    expect(isDeliveryId('ffffFFFF-ffff-FFFF-ffff-FFFFffffFFFF')).toBe(false);
  });
});

it('the collection path contains the install ID', () => {
  expect(collectPath('svc_pub_x')).toBe('/api/v1/events/collect/svc_pub_x');
});
