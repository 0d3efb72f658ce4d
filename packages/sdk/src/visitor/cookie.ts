// The visitor's cookie in the page's jar (Spec 4.8, decisions 13); a jar that throws is an empty one.
import { VISITOR_COOKIE } from '@service/protocol';
import { attempt } from '../attempt.ts';

const LIFETIME_SECONDS = 180 * 86_400;

/** The first cookie of this name whose whole value is a visitor ID (Spec 2.1), quoted in no way. */
const COOKIE = /(^|; *)service_visitor_id=(svc_v_[\w-]{12,80})(;|$)/;

export interface VisitorCookie {
  /** `undefined` also where the value is no visitor ID. */
  read(): string | undefined;
  /** May silently not succeed: the browser refuses by policy, or the domain is not the page's, or none at all. */
  write(visitorId: string, secure: boolean, domain: string | undefined): void;
}

export const visitorCookie: VisitorCookie = {
  read: () => attempt(() => COOKIE.exec(document.cookie)?.[2]),
  write(visitorId, secure, domain) {
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in every browser.
      document.cookie = `${VISITOR_COOKIE}=${visitorId}; path=/; max-age=${LIFETIME_SECONDS}; samesite=lax${secure ? '; secure' : ''}${domain ? `; domain=${encodeURIComponent(domain)}` : ''}`;
    });
  },
};
