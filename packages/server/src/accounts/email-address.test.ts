import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizedEmail } from './email-address.ts';

describe('an email address', () => {
  it('is compared without regard to the case of ASCII letters', () => {
    expect(normalizedEmail('Kelvin@Shop.Example')).toBe('kelvin@shop.example');
  });

  it.each([
    ['the Kelvin sign', '\u212aelvin@shop.example'],
    ['a dotted capital I', 'cr\u0130s@shop.example'],
    ['a long s', '\u017fam@shop.example'],
    ['full-width letters', '\uff4belvin@shop.example'],
    ['a no-break space', '\u00a0kelvin@shop.example'],
    ['a byte order mark', '\ufeffkelvin@shop.example'],
    ['a space', ' kelvin@shop.example'],
    ['a zero-width space', 'kelvin\u200b@shop.example'],
    ['a Kelvin sign in the domain', 'kelvin@\u212ashop.example'],
  ])('with %s is refused', (_what, address) => {
    expect(normalizedEmail(address)).toBeUndefined();
  });

  it('never equals one that differs in more than the case of ASCII letters', () => {
    const character = fc.oneof(
      fc.constantFrom(...'kKsSiI.@ \u212a\u017f\u0130\u0131\u00a0\ufeff\u200b\ufb06'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    );
    const address = fc.array(character, { maxLength: 3 }).map((change) => change.join(''));
    const upToCase = (text: string) =>
      text.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
    fc.assert(
      fc.property(address, address, (a, b) => {
        const [one, other] = [`${a}k@shop.example`, `${b}k@shop.example`];
        const found = normalizedEmail(one);
        if (found !== undefined && found === normalizedEmail(other)) expect(upToCase(one)).toBe(upToCase(other));
      }),
      { numRuns: 2000 },
    );
  });
});
