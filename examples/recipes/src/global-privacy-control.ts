// Global Privacy Control: if the browser sends it, no client is created, whatever the visitor clicked.
import { type Client, type Options, ServiceBilling } from '@service/sdk';

declare global {
  interface Navigator {
    /** Absent in browsers without it. */
    readonly globalPrivacyControl?: boolean;
  }
}

export const createUnlessOptedOut = (options: Options): Client | undefined =>
  navigator.globalPrivacyControl === true ? undefined : ServiceBilling.create(options);
