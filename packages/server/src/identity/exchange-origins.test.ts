import { expect, it } from 'vitest';
import { EXCHANGE_ORIGINS } from './exchange-origins.ts';

const install = {
  number: 1,
  id: `svc_pub_${'a'.repeat(32)}`,
  brandId: 'brand',
  name: null,
  mode: 'measurement',
  reportingOrigins: ['https://shop.example'],
  allowedOrigins: null,
  referralExclusions: [],
  active: true,
  sessionEpoch: 0,
  createdAt: 0,
} as const;
const allowed = (allowedOrigins: string[] | null, reportingOrigins: string[] | null = ['https://shop.example']) =>
  ['https://shop.example', 'https://eu.shop.example', 'https://other.example'].filter((origin) =>
    EXCHANGE_ORIGINS.allows({ ...install, referralExclusions: [], allowedOrigins, reportingOrigins }, origin),
  );

it('only listed origins may exchange identities, without their subdomains', () => {
  expect(allowed(['https://shop.example'])).toEqual(['https://shop.example']);
  expect(allowed([])).toEqual([]);
});

it('without a list, every origin that may report may exchange identities', () => {
  expect(allowed(null)).toEqual(['https://shop.example', 'https://eu.shop.example']);
  expect(allowed(null, null)).toHaveLength(3);
});

it('a refusal names the origin', () => {
  expect(EXCHANGE_ORIGINS.refusal('https://other.example')).toBe('https://other.example may not exchange identities');
});
