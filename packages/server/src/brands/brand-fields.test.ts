import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/domain-error.ts';
import { type BrandFields, parseBrandChange, parseBrandFields } from './brand-fields.ts';

const fields = (change: Partial<BrandFields> = {}): BrandFields => ({
  name: 'Acme',
  domain: 'acme.example',
  aliases: [],
  ...change,
});

const isTaken = (change: Partial<BrandFields>): boolean => {
  try {
    parseBrandFields(fields(change));
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_input') return false;
    throw error;
  }
};

describe('a brand', () => {
  it('has its names trimmed and its domain normalized by the URL parser', () => {
    const parsed = parseBrandFields({ name: ' Acme ', domain: 'Bücher.Example', aliases: [' A '] });
    expect(parsed).toEqual({ name: 'Acme', domain: 'xn--bcher-kva.example', aliases: ['A'] });
  });

  it.each([
    ['🥾'.repeat(200), true],
    ['🥾'.repeat(201), false],
    ['   ', false],
    ['a\u0000b', false],
    ['\ud800', false],
    ['a\u001b[31mb', false],
    ['a\nb', false],
    ['a\u202eb', false],
  ])('named %j is accepted: %s', (name, taken) => {
    expect(isTaken({ name })).toBe(taken);
    expect(isTaken({ aliases: ['A', name] })).toBe(taken);
  });

  it.each(['acme.example', 'a.b.co', 'under_score.example', `${'a'.repeat(63)}.example`])(
    'has the domain %s',
    (domain) => {
      expect(isTaken({ domain })).toBe(true);
    },
  );

  it.each([
    '',
    'acme',
    'https://acme.example',
    'acme.example/',
    'acme.example:443',
    'user@acme.example',
    'acme.example.',
    '192.0.2.1',
    '[::1]',
    '*.acme.example',
    'acme .example',
    'a..example',
    `${'a.'.repeat(130)}example`,
  ])('refuses the domain %j', (domain) => {
    expect(isTaken({ domain })).toBe(false);
  });

  it('has at most 100 other names', () => {
    expect(isTaken({ aliases: Array(100).fill('A') })).toBe(true);
    expect(isTaken({ aliases: Array(101).fill('A') })).toBe(false);
  });

  it('is refused with a message for each invalid field', () => {
    expect(() => parseBrandFields({ name: '', domain: 'x', aliases: ['ok', ''] })).toThrow(
      /^name must have 1 to 200 characters\ndomain must be a bare host name.*\naliases\.1 must have 1 to 200 characters$/,
    );
  });

  it('changes only the given fields', () => {
    expect(parseBrandChange({ name: ' New ' })).toEqual({ name: 'New' });
    expect(parseBrandChange({})).toEqual({});
  });

  it('parses to the same result twice', () => {
    const label = fc.stringMatching(/^[a-zA-Z0-9äöü]{1,10}$/);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), label, (name, host) => {
        fc.pre(isTaken({ name, domain: `${host}.example` }));
        const once = parseBrandFields(fields({ name, domain: `${host}.example` }));
        expect(parseBrandFields(once)).toEqual(once);
      }),
    );
  });
});
