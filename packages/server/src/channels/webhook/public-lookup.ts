// Looks a host up for a connection and lets it go to public addresses only. The connection is made to the very
// addresses that were checked, so a name that changes its mind between two questions gains nothing.
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export const PRIVATE_ADDRESS = 'its address is not public';

export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

export function publicLookup(resolve: typeof systemLookup = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(new PrivateAddressError(PRIVATE_ADDRESS), []);
      const [first = { address: '', family: 0 }] = addresses;
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
