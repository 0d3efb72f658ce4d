// Keeps one client while there is consent, and none otherwise. Connect your consent manager to it.
import { type Client, ServiceBilling } from '@service/sdk';
import Cookies from 'js-cookie';

export interface ConsentedAnalytics {
  /** The client, while the visitor agrees. */
  readonly client: Client | undefined;
  /** Call it with every choice, and with the choice stored on an earlier page. Repeats change nothing. */
  setConsent(agreed: boolean): void;
}

export function createConsentedAnalytics(endpoint: string): ConsentedAnalytics {
  let client: Client | undefined;
  return {
    get client() {
      return client;
    },
    setConsent(agreed) {
      if (agreed === (client !== undefined)) return;
      if (agreed) {
        client = ServiceBilling.create({ endpoint, consent: true });
        client.init();
      } else {
        client?.stop();
        client = undefined;
        Cookies.remove('service_visitor_id');
      }
    },
  };
}
