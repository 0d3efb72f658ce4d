// The npm entry. Importing it has no side effects, on a server or in a page.
import { type Client, createClient } from './client.ts';
import { takeEnv } from './env.ts';
import { ServiceBillingError } from './errors.ts';
import { isCollectionUrl, type Options } from './options.ts';
import { toServiceBillingError } from './report.ts';
import { visitorCookie } from './visitor/cookie.ts';

export type { ActionResponse, PropertyValue } from '@service/protocol';
export type { Client, Properties } from './client.ts';
export { ServiceBillingError, type ServiceBillingErrorCode } from './errors.ts';
export type { Options } from './options.ts';

export interface ServiceBilling {
  /**
   * Creates a client. Sends nothing and sets no cookie until you call `init()` or `track()`.
   * Throws `consent_required` or `invalid_options`. The types or the server report other mistakes.
   */
  create(options: Options): Client;
}

export const ServiceBilling: ServiceBilling = {
  create(options) {
    if (options?.consent !== true) throw new ServiceBillingError('consent_required');
    if (!isCollectionUrl(options.endpoint)) throw new ServiceBillingError('invalid_options', ': endpoint');
    try {
      return createClient(takeEnv(), visitorCookie, options);
    } catch (error) {
      throw toServiceBillingError(error);
    }
  },
};
