import { CookieJar } from 'tough-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitorCookie } from './cookie.ts';

const ID = 'svc_v_0123456789abcdef';
const NAME = 'service_visitor_id';

/** A document whose cookie jar follows browser rules, including public suffixes. */
function open(url: string, jar: CookieJar = new CookieJar()): CookieJar {
  vi.stubGlobal('document', {
    get cookie() {
      return jar.getCookieStringSync(url);
    },
    set cookie(line: string) {
      jar.setCookieSync(line, url, { ignoreError: true });
    },
  });
  return jar;
}

const kept = (jar: CookieJar) => jar.toJSON()?.cookies ?? [];

afterEach(() => vi.unstubAllGlobals());

describe('visitorCookie', () => {
  it.each(['https://a.example.co.uk/shop', 'https://example.com/', 'https://x.y.github.io/'])(
    'is readable and bound to its own host on %s',
    (url) => {
      const jar = open(url);
      visitorCookie.write(ID, true, undefined);
      expect(visitorCookie.read()).toBe(ID);
      expect(kept(jar)).toMatchObject([
        { key: NAME, value: ID, hostOnly: true, path: '/', sameSite: 'lax', secure: true },
      ]);
    },
  );

  it('lasts 180 days', () => {
    const jar = open('https://example.com/');
    visitorCookie.write(ID, true, undefined);
    expect(kept(jar)[0]?.maxAge).toBe(180 * 86_400);
  });

  it('is not Secure on http', () => {
    const jar = open('http://localhost:3000/');
    visitorCookie.write(ID, false, undefined);
    expect(visitorCookie.read()).toBe(ID);
    expect(kept(jar)[0]?.secure).toBeFalsy();
  });

  it('is shared with subdomains of a given domain', () => {
    const jar = open('https://a.example.co.uk/');
    visitorCookie.write(ID, true, 'example.co.uk');
    open('https://b.example.co.uk/', jar);
    expect(visitorCookie.read()).toBe(ID);
  });

  it('is dropped if another domain refuses it', () => {
    for (const domain of ['co.uk', 'other.example', 'b.example.co.uk']) {
      const jar = open('https://a.example.co.uk/');
      visitorCookie.write(ID, true, domain);
      expect(visitorCookie.read()).toBeUndefined();
      expect(kept(jar)).toEqual([]);
    }
  });

  it.each(['', 'svc_v_short', 'svc_v_0123456789ab%20', `svc_v_${'a'.repeat(81)}`, 'visitor', '%E0%A4%A'])(
    'replaces the malformed value %j',
    (value) => {
      const jar = open('https://example.com/');
      jar.setCookieSync(`${NAME}=${value}; Path=/`, 'https://example.com/');
      expect(visitorCookie.read()).toBeUndefined();
      visitorCookie.write(ID, true, undefined);
      expect(visitorCookie.read()).toBe(ID);
      expect(kept(jar)).toHaveLength(1);
    },
  );

  it.each([
    ['the first of two', `${NAME}=${ID}; ${NAME}=svc_v_of_another_path`, ID],
    ['the first complete one', `${NAME}=junk; ${NAME}=${ID}`, ID],
    ['beside other cookies of the site', `a=1; ${NAME}=${ID}; b=%E0%A4%A; =; c`, ID],
    ['the longest', `${NAME}=svc_v_${'a'.repeat(80)}`, `svc_v_${'a'.repeat(80)}`],
    ['not with a longer name', `x${NAME}=${ID}; x-${NAME}=${ID}; ${NAME}x=${ID}`, undefined],
    ['not in the value of another', `a=${NAME}=${ID}`, undefined],
    ['not in quotes', `${NAME}="${ID}"`, undefined],
    ['not encoded', `${NAME}=svc%5Fv_0123456789abcdef`, undefined],
    ['not in another case', `${NAME.toUpperCase()}=${ID}`, undefined],
    ['not beside a cookie named __proto__', `__proto__=${ID}; constructor=${ID}`, undefined],
  ])('reads %s: %s', (_, cookie, expected) => {
    vi.stubGlobal('document', { cookie });
    expect(visitorCookie.read()).toBe(expected);
    expect(Reflect.get({}, NAME)).toBeUndefined();
  });

  it.each([
    'example.com; samesite=none',
    'example.com;domain=evil.example',
    '; path=/elsewhere',
    'example.com; max-age=1; expires=Thu, 01 Jan 1970 00:00:00 GMT',
    'example.com\r\nset-cookie: a=b; httponly',
    'example.com\0; partitioned',
    ';',
    'half a pair \ud800; path=/',
    {},
    ['example.com; path=/x'],
    Symbol('example.com'),
  ])('writes no attribute injected through the domain %o', (domain) => {
    const lines: string[] = [];
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { set: (line) => lines.push(line) }));
    Reflect.apply(visitorCookie.write, undefined, [ID, true, domain]);
    for (const line of lines) {
      const [pair, ...attributes] = line.split(';').map((part) => part.trim());
      expect(pair).toBe(`${NAME}=${ID}`);
      expect(attributes.slice(0, -1)).toEqual(['path=/', 'max-age=15552000', 'samesite=lax', 'secure']);
      expect(attributes.at(-1)).toMatch(/^domain=[\w.%-]+$/);
    }
    expect(lines.length).toBeLessThanOrEqual(1);
  });

  it('is undefined if the document throws', () => {
    vi.stubGlobal('document', {
      get cookie() {
        throw new DOMException('sandboxed', 'SecurityError');
      },
      set cookie(_: string) {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    expect(visitorCookie.read()).toBeUndefined();
    expect(() => visitorCookie.write(ID, true, undefined)).not.toThrow();
  });

  it.each([() => {}, 'text', 1])('is complete with %o on Object.prototype', (extension) => {
    Reflect.set(Object.prototype, 'extension', extension);
    try {
      const lines: string[] = [];
      vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { set: (line) => lines.push(line) }));
      visitorCookie.write(ID, true, undefined);
      expect(lines).toEqual([expect.stringMatching(`^${NAME}=${ID}; path=/; max-age=15552000; samesite=lax; secure$`)]);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'extension');
    }
  });

  it('is undefined without a document', () => {
    expect(visitorCookie.read()).toBeUndefined();
    expect(() => visitorCookie.write(ID, true, undefined)).not.toThrow();
  });

  it('is removed only with the path and domain it was set with', () => {
    const jar = open('https://a.example.com/');
    visitorCookie.write(ID, true, 'example.com');
    Reflect.set(document, 'cookie', `${NAME}=; path=/; max-age=0`);
    expect(visitorCookie.read()).toBe(ID);
    Reflect.set(document, 'cookie', `${NAME}=; path=/; domain=example.com; max-age=0`);
    expect(visitorCookie.read()).toBeUndefined();
    expect(kept(jar)).toEqual([]);
  });
});
