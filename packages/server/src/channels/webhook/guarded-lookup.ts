// Resolves a host name for a connection, and allows only permitted addresses. It connects to exactly the addresses that
// were checked, which defeats DNS rebinding.
import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

export const PRIVATE_ADDRESS = 'its address is not public';

export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/** Finds all addresses of a name; Node's `dns.lookup` is one. */
export type LookupAll = (
  hostname: string,
  options: LookupAllOptions,
  /** On an error Node passes no addresses, whatever its types say. */
  callback: (error: NodeJS.ErrnoException | null, addresses?: LookupAddress[]) => void,
) => void;

export interface AddressGuard {
  /** Whether a connection may be made to the address. */
  allows(address: string): boolean;
  resolve: LookupAll;
}

export function guardedLookup({ allows, resolve }: AddressGuard): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses = []) => {
      const [first] = addresses;
      if (error) callback(error, []);
      else if (!first || addresses.some(({ address }) => !allows(address))) {
        callback(new PrivateAddressError(PRIVATE_ADDRESS), []);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
