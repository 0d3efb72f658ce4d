import { describe, expect, it } from 'vitest';
import { isCollectionUrl } from './options.ts';

const PATH = `/api/v1/events/collect/svc_pub_${'0123456789abcdef'.repeat(2)}`;

describe('isCollectionUrl', () => {
  it.each([
    `https://api.example.com${PATH}`,
    `https://api.example.com:8443${PATH}`,
    `https://example.com/behind/a/proxy${PATH}`,
    `http://localhost:8787${PATH}`,
    `http://api.localhost:8787${PATH}`,
    `http://127.0.0.1:8787${PATH}`,
    `http://[::1]:8787${PATH}`,
  ])('takes %s', (url) => {
    expect(isCollectionUrl(url)).toBe(true);
  });

  it.each([
    ['no URL', ''],
    ['a relative URL', PATH],
    ['no host', `https://${PATH}`],
    ['no host and no slashes', `https:${PATH}`],
    ['plain http', `http://api.example.com${PATH}`],
    ['http on a host with a loopback-like name', `http://localhost.example.com${PATH}`],
    ['http with loopback as user', `http://localhost:x@example.com${PATH}`],
    ['http with loopback as user and no password', `http://localhost@example.com${PATH}`],
    ['credentials', `https://user:secret@api.example.com${PATH}`],
    ['a query', `https://api.example.com${PATH}?x=1`],
    ['a query before the path', `https://api.example.com/?x=${PATH}`],
    ['a fragment', `https://api.example.com/#${PATH}`],
    ['a subpath of the endpoint', `https://api.example.com${PATH}/session`],
    ['a trailing slash', `https://api.example.com${PATH}/`],
    ['white space', ` https://api.example.com${PATH}`],
    ['a too short install ID', `https://api.example.com${PATH.slice(0, -1)}`],
    ['a too long install ID', `https://api.example.com${PATH}0`],
    ['an install ID in upper case', `https://api.example.com${PATH.replaceAll('a', 'A')}`],
    ['another scheme', `javascript:https://api.example.com${PATH}`],
  ])('refuses %s', (_, url) => {
    expect(isCollectionUrl(url)).toBe(false);
  });

  it.each([undefined, null, 1, {}])('refuses %s, which is not a string', (value) => {
    expect(Reflect.apply(isCollectionUrl, undefined, [value])).toBe(false);
  });
});
