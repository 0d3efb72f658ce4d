// Calls the consent manager's function once, when the site starts.
import { createConsentedAnalytics } from './consent.ts';
import { followTcf } from './consent-tcf.ts';

const endpoint = 'https://events.example/api/v1/events/collect/svc_pub_0123456789abcdef0123456789abcdef';

export const analytics = createConsentedAnalytics(endpoint);
followTcf(analytics);

/** Call it once your own server has confirmed. */
export const reportBooking = () => analytics.client?.track();
