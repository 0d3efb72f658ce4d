// Requests to the browser endpoints like those of a site; a test changes only what it tests.
import { randomUUID } from 'node:crypto';
import { collectPath } from '@service/protocol';
import type { InjectOptions } from 'fastify';
import { AGENT_CANARY, BODY_CANARY } from './log-canaries.ts';

export const ORIGIN = 'https://shop.example';
export const VISITOR = 'svc_v_abcdefghijkl';

/** A header of `undefined` is omitted. */
export interface RequestChange {
  headers?: Record<string, string | undefined>;
  /** Fields that replace those of the default body; `undefined` removes one. */
  body?: Record<string, unknown>;
  /** Sent unchanged instead of the body. */
  payload?: string | Buffer;
  remoteAddress?: string;
}

export interface CollectRequest extends InjectOptions {
  method: 'POST';
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer;
}

export const sessionRequest = (installId: string, change: RequestChange = {}): CollectRequest =>
  collectRequest(`${collectPath(installId)}/session`, change, {
    service_visitor_id: VISITOR,
    consent: true,
    url: `${change.headers?.origin ?? ORIGIN}/p`,
  });

export const actionRequest = (installId: string, token: string, change: RequestChange = {}): CollectRequest =>
  collectRequest(
    `${collectPath(installId)}/events`,
    { ...change, headers: { authorization: `Bearer ${token}`, ...change.headers } },
    { service_visitor_id: VISITOR, properties: { note: BODY_CANARY } },
  );

/** The target origin of the tests' links. */
export const TARGET = 'https://other-shop.example';

export const linkRequest = (installId: string, token: string, change: RequestChange = {}): CollectRequest =>
  collectRequest(
    `${collectPath(installId)}/link`,
    { ...change, headers: { authorization: `Bearer ${token}`, ...change.headers } },
    { service_visitor_id: VISITOR, target_origin: TARGET },
  );

export const redeemRequest = (installId: string, linkToken: string, change: RequestChange = {}): CollectRequest =>
  collectRequest(
    `${collectPath(installId)}/redeem`,
    { ...change, headers: { origin: TARGET, ...change.headers } },
    { link_token: linkToken, consent: true },
  );

function collectRequest(url: string, change: RequestChange, usual: Record<string, unknown>): CollectRequest {
  const headers = {
    origin: ORIGIN,
    'user-agent': AGENT_CANARY,
    'content-type': 'application/json',
    'x-service-delivery-id': randomUUID(),
    ...change.headers,
  };
  const present = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    method: 'POST',
    url,
    headers: Object.fromEntries(present),
    payload: change.payload ?? JSON.stringify({ ...usual, ...change.body }),
    ...(change.remoteAddress && { remoteAddress: change.remoteAddress }),
  };
}
