// Converts markets for vendors: to a country code (ISO 3166-1), or to a sentence for APIs without a user location.
import type { Market } from '../scans/ports.ts';

const COUNTRIES: Readonly<Record<Market, string>> = { US: 'US', UK: 'GB', DE: 'DE', JP: 'JP' };

export const countryOf = (market: Market): string => COUNTRIES[market];

const PLACES: Readonly<Record<Market, string>> = {
  US: 'the United States',
  UK: 'the United Kingdom',
  DE: 'Germany',
  JP: 'Japan',
};

export const locationHint = (market: Market): string => `The person who asks is in ${PLACES[market]}.`;
