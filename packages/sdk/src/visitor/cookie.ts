// The visitor's cookie in the page's jar (Spec 4.8, decisions 13); a jar that throws is an empty one.
import { VISITOR_COOKIE, VISITOR_ID_PATTERN } from '@service/protocol';
import Cookies from 'js-cookie';

const LIFETIME_DAYS = 180;

export interface VisitorCookie {
  /** `undefined` also where the value is no visitor ID. */
  read(): string | undefined;
  /** May silently not succeed: the browser refuses by policy, or the domain is not the page's. */
  write(visitorId: string, secure: boolean, domain: string | undefined): void;
}

export const visitorCookie: VisitorCookie = {
  read() {
    try {
      const value = Cookies.get(VISITOR_COOKIE);
      if (value && VISITOR_ID_PATTERN.test(value)) return value;
    } catch {
      // Sandboxed or locked-down page: the ID then lives in memory (decisions 13).
    }
    return undefined;
  },
  write(visitorId, secure, domain) {
    try {
      const attributes = { expires: LIFETIME_DAYS, sameSite: 'Lax', secure, domain } as const;
      Cookies.set(VISITOR_COOKIE, visitorId, { ...nothingInherited(), ...attributes });
    } catch {
      // As above.
    }
  },
};

/** js-cookie also takes what a library has put on every object for attributes, and fails on functions. */
const nothingInherited = (): Record<string, undefined> => {
  const names: Record<string, undefined> = {};
  for (const name in {}) names[name] = undefined;
  return names;
};
