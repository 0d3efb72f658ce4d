// Markets as vendors name countries (ISO 3166-1).
import type { Market } from '../scans/ports.ts';

const COUNTRIES: Readonly<Record<Market, string>> = { US: 'US', UK: 'GB', DE: 'DE', JP: 'JP' };

export const countryOf = (market: Market): string => COUNTRIES[market];
