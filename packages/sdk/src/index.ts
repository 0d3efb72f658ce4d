// The npm entry: importing it does nothing, on a server as in a page.
import { type Client, createClient } from './client.ts';
import { browserEnv } from './env.ts';
import { type Options, resolveOptions } from './options.ts';

export type { ActionResponse, Properties, PropertyValue } from '@service/protocol';
export type { Client } from './client.ts';
export { ServiceBillingError, type ServiceBillingErrorCode } from './errors.ts';
export type { Options } from './options.ts';

export interface ServiceBilling {
  /**
   * Makes a client. Sends nothing and sets no cookie: `init()` and `track()` do.
   * Throws `consent_required` or `invalid_options`.
   */
  create(options: Options): Client;
}

export const ServiceBilling: ServiceBilling = {
  create: (options) => createClient(browserEnv, resolveOptions(options)),
};
