// The npm entry that bundlers use during development: `debug` makes it explain each error. Otherwise the same client.
import type { Client } from './client.ts';
import { ServiceBillingError } from './errors.ts';
import { EXPLANATIONS, type Explanation } from './explanations.ts';
import { ServiceBilling as Plain } from './index.ts';
import type { Options } from './options.ts';

export type {
  ActionResponse,
  Client,
  Options,
  Properties,
  PropertyValue,
  ServiceBillingErrorCode,
} from './index.ts';
export { ServiceBillingError } from './index.ts';

/** Absent for codes of a newer server. */
const explanationOf = (error: ServiceBillingError): Explanation | undefined =>
  Object.entries(EXPLANATIONS).find(([code]) => code === error.code)?.[1];

/** The error's own message, then its meaning and its fix. */
const explain = (error: ServiceBillingError): string => {
  const line = `${error}${error.status ? ` (HTTP ${error.status})` : ''}`;
  const known = explanationOf(error);
  return known ? `${line}\n${known.when}\n${known.mend}` : `${line}\nA newer version of the SDK may know this code.`;
};

/** Writes to the console, without repeating the previous line. */
const createTeller = (): ((error: ServiceBillingError) => void) => {
  let last = '';
  return (error) => {
    const text = explain(error);
    if (text !== last) console.log(text);
    last = text;
  };
};

const createExplained = (options: Options): Client => {
  const tell = createTeller();
  try {
    return Plain.create({
      ...options,
      debug: false,
      onError(error) {
        tell(error);
        return options.onError?.(error);
      },
    });
  } catch (error) {
    if (error instanceof ServiceBillingError) tell(error);
    throw error;
  }
};

export const ServiceBilling: typeof Plain = {
  create: (options) => (options?.debug ? createExplained(options) : Plain.create(options)),
};
