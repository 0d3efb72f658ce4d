// Global Privacy Control: a browser that sends it has no client, whatever was clicked.
import { type Client, type Options, ServiceBilling } from '@service/sdk';

declare global {
  interface Navigator {
    /** Absent in browsers without it. */
    readonly globalPrivacyControl?: boolean;
  }
}

export const createUnlessOptedOut = (options: Options): Client | undefined =>
  navigator.globalPrivacyControl === true ? undefined : ServiceBilling.create(options);
