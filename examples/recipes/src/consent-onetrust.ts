// OneTrust: the group of performance cookies, C0002 by default.
import type { ConsentedAnalytics } from './consent.ts';

declare global {
  interface Window {
    OnetrustActiveGroups?: string;
    OptanonWrapper?: () => void;
  }
}

export function followOneTrust(analytics: ConsentedAnalytics, group = 'C0002'): void {
  const read = () => analytics.setConsent(window.OnetrustActiveGroups?.split(',').includes(group) === true);
  const before = window.OptanonWrapper;
  window.OptanonWrapper = () => {
    before?.();
    read();
  };
  read();
}
