import { describe, expect, it } from 'vitest';
import { baseUrl } from './base-url.ts';

describe('the URL of the service', () => {
  it.each([
    [{ host: '127.0.0.1', port: 8787, publicUrl: undefined }, 'http://127.0.0.1:8787'],
    [{ host: 'localhost', port: 1, publicUrl: undefined }, 'http://localhost:1'],
    [{ host: '::1', port: 8787, publicUrl: undefined }, 'http://[::1]:8787'],
    [{ host: '0.0.0.0', port: 8787, publicUrl: undefined }, 'http://127.0.0.1:8787'],
    [{ host: '::', port: 8787, publicUrl: undefined }, 'http://[::1]:8787'],
    [{ host: '0.0.0.0', port: 8787, publicUrl: 'https://events.example' }, 'https://events.example'],
  ])('for %j is %s', (settings, url) => {
    expect(baseUrl(settings)).toBe(url);
  });
});
