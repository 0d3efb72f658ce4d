// Any consent manager for the IAB Transparency and Consent Framework: purposes 1 (storage) and 8 (measurement).
import type { ConsentedAnalytics } from './consent.ts';

interface TcData {
  gdprApplies?: boolean;
  eventStatus: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  purpose: { consents: Record<string, boolean | undefined> };
}

declare global {
  interface Window {
    __tcfapi?(command: 'addEventListener', version: 2, listener: (data: TcData, success: boolean) => void): void;
  }
}

export function followTcf(analytics: ConsentedAnalytics): void {
  window.__tcfapi?.('addEventListener', 2, ({ gdprApplies, eventStatus, purpose }, success) => {
    // While the dialog is open, the visitor has not decided.
    if (!success || eventStatus === 'cmpuishown') return;
    analytics.setConsent(gdprApplies === false || (purpose.consents[1] === true && purpose.consents[8] === true));
  });
}
