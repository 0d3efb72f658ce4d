import { describe, expect, it } from 'vitest';
import { parseListedOrigins } from './listed-origins.ts';

const RULES = { dev: false };

describe('a list of origins', () => {
  it('is kept in normal form, each origin once, in its order', () => {
    const listed = ['https://B.example/', 'https://a.example', 'https://b.example', 'https://a.example:443'];
    expect(parseListedOrigins(listed, RULES)).toEqual(['https://b.example', 'https://a.example']);
  });

  it('may be empty, which is not the same as no list', () => {
    expect(parseListedOrigins([], RULES)).toEqual([]);
    expect(parseListedOrigins(null, RULES)).toBeNull();
  });

  it('is refused with a sentence for each wrong origin', () => {
    expect(() => parseListedOrigins(['a.example', 'https://ok.example', 'http://b.example'], RULES)).toThrow(
      /^the origin "a\.example" must be .*\nthe origin "http:\/\/b\.example" must start with https:\/\//,
    );
  });

  it('names loopback hosts with http in development only', () => {
    expect(() => parseListedOrigins(['http://localhost:8788'], RULES)).toThrow(/--dev/);
    expect(parseListedOrigins(['http://localhost:8788'], { dev: true })).toEqual(['http://localhost:8788']);
  });
});
