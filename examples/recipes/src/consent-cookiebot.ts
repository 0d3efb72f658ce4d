// Cookiebot: the category "statistics".
import type { ConsentedAnalytics } from './consent.ts';

declare global {
  interface Window {
    Cookiebot?: { consent: { statistics: boolean } };
  }
}

export function followCookiebot(analytics: ConsentedAnalytics): void {
  const read = () => analytics.setConsent(window.Cookiebot?.consent.statistics === true);
  window.addEventListener('CookiebotOnAccept', read);
  window.addEventListener('CookiebotOnDecline', read);
  read();
}
