// The visitor's cookie in the page's jar (Spec 4.8, decisions 13); a jar that throws is an empty one.
import { VISITOR_COOKIE } from '@service/protocol';
import Cookies from 'js-cookie';
import { attempt } from '../attempt.ts';

const LIFETIME_SECONDS = 180 * 86_400;

/** A whole visitor ID (Spec 2.1), quoted in no way. */
const VISITOR_ID = /^svc_v_[\w-]{12,80}$/;
/** No domain, or one that brings no attribute with it. */
const DOMAIN = /^[\w.-]*$/;

export interface VisitorCookie {
  /** `undefined` also where the value is not a visitor ID. */
  read(): string | undefined;
  /** May silently not succeed: the browser refuses by policy, or the domain is not the page's, or none at all. */
  write(visitorId: string, secure: boolean, domain: string | undefined): void;
}

/** Throws at what is not a visitor ID: js-cookie then looks at the next cookie of this name. */
const jar = /* @__PURE__ */ Cookies.withConverter({
  read: (value) => (VISITOR_ID.exec(value) as RegExpExecArray)[0],
});

export const visitorCookie: VisitorCookie = {
  read: () => attempt(() => jar.get(VISITOR_COOKIE)),
  write(visitorId, secure, domain = '') {
    attempt(() => {
      const attributes: Record<string, unknown> = {};
      // js-cookie takes what a library has put on every object for attributes too, and fails on functions.
      for (const name in attributes) attributes[name] = '';
      if (!DOMAIN.test(domain)) return;
      // Not `expires`, for which it asks the page's Date.
      jar.set(VISITOR_COOKIE, visitorId, {
        ...attributes,
        path: '/',
        'max-age': `${LIFETIME_SECONDS}`,
        samesite: 'lax',
        secure,
        domain,
      });
    });
  },
};
