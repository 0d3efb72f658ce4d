import { describe, expect, it } from 'vitest';
import { parseListedOrigins } from './listed-origins.ts';

const RULES = { dev: false };

describe('a list of origins', () => {
  it('is normalized, without duplicates, in order', () => {
    const listed = ['https://B.example/', 'https://a.example', 'https://b.example', 'https://a.example:443'];
    expect(parseListedOrigins(listed, 'reporting_origins', RULES)).toEqual(['https://b.example', 'https://a.example']);
  });

  it('may be empty, which is not the same as no list', () => {
    expect(parseListedOrigins([], 'reporting_origins', RULES)).toEqual([]);
    expect(parseListedOrigins(null, 'reporting_origins', RULES)).toBeNull();
  });

  it('is refused with a sentence for each invalid origin', () => {
    expect(() =>
      parseListedOrigins(['a.example', 'https://ok.example', 'http://b.example'], 'reporting_origins', RULES),
    ).toThrow(/^the origin "a\.example" must be .*\nthe origin "http:\/\/b\.example" must start with https:\/\//);
  });

  it('is refused with the position of each invalid origin', () => {
    expect(() => parseListedOrigins(['https://ok.example', 'b.example'], 'allowed_origins', RULES)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        issues: [{ path: 'allowed_origins.1', message: expect.stringMatching(/^must be/) }],
      }),
    );
  });

  it('may not contain wildcards', () => {
    expect(() => parseListedOrigins(['https://*.example'], 'reporting_origins', RULES)).toThrow(
      'must not contain "*": a listed origin allows its subdomains in measurement mode',
    );
  });

  it('may contain http loopback hosts only in development', () => {
    expect(() => parseListedOrigins(['http://localhost:8788'], 'reporting_origins', RULES)).toThrow(/--dev/);
    expect(parseListedOrigins(['http://localhost:8788'], 'reporting_origins', { dev: true })).toEqual([
      'http://localhost:8788',
    ]);
  });
});
