import { describe, expect, it } from 'vitest';
import { linkRequestSchema, linkResponseSchema, redeemRequestSchema } from './exchange.ts';

const link = { service_visitor_id: 'svc_v_abcdefghijkl', target_origin: 'https://pay.example' };
const redeem = { link_token: 'svc_link_A', consent: true, referrer_origin: 'https://shop.example' };

const links = (change: object): boolean => linkRequestSchema.safeParse({ ...link, ...change }).success;
const redeems = (change: object): boolean => redeemRequestSchema.safeParse({ ...redeem, ...change }).success;

describe('a link request', () => {
  it('names a visitor and the site that may redeem', () => {
    expect(linkRequestSchema.parse(link)).toEqual(link);
  });

  it.each([
    { service_visitor_id: 'svc_v_short' },
    { service_visitor_id: undefined },
    { target_origin: '' },
    { target_origin: undefined },
    { target_origin: null },
    { target_origin: 'https://pay.example\u0000' },
    { target_origin: '\ud83d' },
    { consent: true },
  ])('is refused with %j', (change) => {
    expect(links(change)).toBe(false);
  });
});

describe('a link response', () => {
  it('is valid for 120 seconds', () => {
    expect(linkResponseSchema.safeParse({ link_token: 'svc_link_A', expires_in: 120 }).success).toBe(true);
    expect(linkResponseSchema.safeParse({ link_token: 'svc_link_A', expires_in: 119 }).success).toBe(false);
  });
});

describe('a redeem request', () => {
  it('may omit the site that created the link', () => {
    expect(redeemRequestSchema.parse(redeem)).toEqual(redeem);
    expect(redeems({ referrer_origin: undefined })).toBe(true);
  });

  it.each([
    { consent: false },
    { consent: 'true' },
    { consent: undefined },
    { link_token: '' },
    { link_token: undefined },
    { link_token: 'svc_link_\u0000' },
    { referrer_origin: '' },
    { referrer_origin: null },
    { service_visitor_id: 'svc_v_abcdefghijkl' },
  ])('is refused with %j', (change) => {
    expect(redeems(change)).toBe(false);
  });
});
