// The visitor's cookie (Spec 4.8, decisions 13); a jar that throws counts as empty.
import { VISITOR_COOKIE } from '@service/protocol';
import Cookies from 'js-cookie';
import { attempt } from '../attempt.ts';

const LIFETIME_SECONDS = 180 * 86_400;

/** A complete visitor ID (Spec 2.1), unquoted. */
const VISITOR_ID = /^svc_v_[\w-]{12,80}$/;
/** No domain, or one that injects no attribute. */
const DOMAIN = /^[\w.-]*$/;

export interface VisitorCookie {
  /** Also `undefined` if the value is not a visitor ID. */
  read(): string | undefined;
  /** May fail silently: by browser policy, or because the domain is invalid or not the page's. */
  write(visitorId: string, secure: boolean, domain: string | undefined): void;
}

/** Throws for anything but a visitor ID: js-cookie then looks at the next cookie of this name. */
const jar = /* @__PURE__ */ Cookies.withConverter({
  read: (value) => (VISITOR_ID.exec(value) as RegExpExecArray)[0],
});

export const visitorCookie: VisitorCookie = {
  read: () => attempt(() => jar.get(VISITOR_COOKIE)),
  write(visitorId, secure, domain = '') {
    attempt(() => {
      const attributes: Record<string, unknown> = {};
      // js-cookie treats anything added to Object.prototype as an attribute, and fails on functions.
      for (const name in attributes) attributes[name] = '';
      if (!DOMAIN.test(domain)) return;
      // Not `expires`, which would use the page's Date.
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
