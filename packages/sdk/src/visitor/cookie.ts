// The visitor's cookie in the page's jar (Spec 4.8, decisions 13); a jar that throws is an empty one.
import { isVisitorId, VISITOR_COOKIE } from '@service/protocol';
import Cookies from 'js-cookie';

const LIFETIME_DAYS = 180;

export interface VisitorCookie {
  /** The first well-formed visitor ID under the cookie's name: a malformed one does not hide it. */
  read(): string | undefined;
  /** May silently not succeed: the browser refuses by policy, or the domain is not the page's. */
  write(visitorId: string, secure: boolean, domain: string | undefined): void;
}

/** js-cookie skips a value whose reading throws and goes on to the next of the same name. */
const jar = Cookies.withConverter({
  read(value) {
    if (!isVisitorId(value)) throw value;
    return value;
  },
});

export const visitorCookie: VisitorCookie = {
  read() {
    try {
      return jar.get(VISITOR_COOKIE);
    } catch {
      return undefined;
    }
  },
  write(visitorId, secure, domain) {
    try {
      jar.set(VISITOR_COOKIE, visitorId, { expires: LIFETIME_DAYS, sameSite: 'Lax', secure, domain });
    } catch {
      // Sandboxed or locked-down page: the ID then lives in memory (decisions 13).
    }
  },
};
