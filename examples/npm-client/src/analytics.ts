// Everything that the site does with analytics: one client while there is consent, none while there is not.
import { type Client, ServiceBilling } from '@service/sdk';
import Cookies from 'js-cookie';

const endpoint: string = import.meta.env.VITE_EVENTS_ENDPOINT;
let client: Client | undefined;

/** The visitor agreed, now or on an earlier page. Global Privacy Control takes precedence. */
export function startAnalytics(): void {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true || client?.stopped === false) return;
  client = ServiceBilling.create({ endpoint, consent: true, debug: import.meta.env.DEV });
  // Records the visit. Nothing waits for it: an ignored promise never becomes an unhandled rejection.
  client.init();
}

/** Stops, and deletes the cookie with the path and domain it was set with. */
export function stopAnalytics(): void {
  client?.stop();
  Cookies.remove('service_visitor_id');
}

/** Reports one confirmed sign-up. The visitor never waits for it. */
export function reportSignUp(): void {
  client?.track({ form: 'letters' });
}

/** For the site's own backend, to report what it confirms later. `null` without consent. */
export const visitorId = (): string | null => client?.getVisitorId() ?? null;
