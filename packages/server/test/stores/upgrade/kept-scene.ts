// Fills a store with data of every kind, and asks the public API about it.

import type { Stores } from '../../../src/stores/stores.ts';
import { makeSeed, plant } from '../../../src/testing/seed.ts';
import { addToken, rpcRequest } from '../../support/calls.ts';
import { eventRequest } from '../../support/event-requests.ts';
import { projectAll } from '../../support/reporting.ts';
import { actionRequest, sessionRequest } from '../../support/requests.ts';
import { openScene, type Scene } from '../../support/scene.ts';
import { gather } from '../records.ts';
import { playBrands } from '../sqlite-to-postgres/move-brand-scene.ts';

interface AskedRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface Question {
  name: string;
  request: AskedRequest;
}

export interface Answers {
  /** By the name of the question. */
  responses: Record<string, { status: number; body: unknown }>;
  /** What `service export` and `service report attribution` show. */
  records: { visits: unknown[]; actions: unknown[]; events: unknown[]; attribution: unknown[] };
}

/** These differ each time. */
const VOLATILE = new Set(['session_token', 'request_id']);
const MARCH = { since: '2026-03-01', until: '2026-03-31' };

/** Fills the store, and returns the questions that can be asked about it. */
export async function fillStore(stores: Stores): Promise<Question[]> {
  await using scene = await openScene({ shared: stores });
  const questions = await report(scene);
  await playBrands(stores);
  for (const { id, name, tenantId } of await stores.brands.listBrands()) {
    const secret = await addToken(scene, tenantId);
    if (name === 'Acme') questions.push(...aboutBrand(id, secret));
  }
  return questions;
}

/** A visit, an action and a server event; sent again, each is a repeat of a stored one. */
async function report(scene: Scene): Promise<Question[]> {
  const seed = makeSeed();
  await plant(scene.stores, seed, { mode: 'shadow' }, scene.clock.now());
  const session = textOf(sessionRequest(seed.installId));
  const opened = await scene.inject(session);
  const action = textOf(actionRequest(seed.installId, opened.json().session_token));
  await scene.inject(action);
  const event = textOf(eventRequest(seed.connectionId, seed.token, { body: { event_handle: 'order_completed' } }));
  const { status_url: url } = (await scene.inject(event)).json();
  await projectAll(scene.stores, 100);
  const headers = { authorization: `Bearer ${seed.token}` };
  return [
    { name: 'a repeated session', request: session },
    { name: 'a repeated action', request: action },
    { name: 'a repeated server event', request: event },
    { name: 'the receipt of the event', request: { method: 'GET', url, headers } },
  ];
}

const textOf = ({ method, url, headers, payload }: ReturnType<typeof sessionRequest>): AskedRequest => ({
  method,
  url,
  headers,
  payload: String(payload),
});

function aboutBrand(brand: string, secret: string): Question[] {
  const call = (name: string, args: object): Question => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
    const { method, url, headers } = rpcRequest(secret, '');
    return {
      name: `${name} ${brand}`,
      request: { method, url, headers: { ...headers }, payload: JSON.stringify(message) },
    };
  };
  return [
    call('list_brands', {}),
    call('get_brand_overview', { brand, ...MARCH }),
    call('get_brand_discoverability', { brand }),
    call('list_prompts', { brand }),
    call('get_brand_verified_info', { brand }),
    call('verify_brand_claim', { brand, claim: 'The D-100 costs $999.', market: 'US' }),
  ];
}

export async function ask(stores: Stores, questions: readonly Question[]): Promise<Answers> {
  await using scene = await openScene({ shared: stores });
  const responses: Answers['responses'] = {};
  for (const { name, request } of questions) {
    const answer = await scene.inject(request);
    responses[name] = { status: answer.statusCode, body: JSON.parse(answer.body, withoutVolatile) };
  }
  const { exports, report, brands } = stores;
  const ids = (await brands.listBrands()).map(({ id }) => id).sort();
  const attribution = await Promise.all(ids.map((brandId) => report.attributionReport({ brandId })));
  return {
    responses,
    records: {
      visits: await gather(exports.exportVisits({})),
      actions: await gather(exports.exportActions({})),
      events: await gather(exports.exportEvents({})),
      attribution: attribution.flat(),
    },
  };
}

const withoutVolatile = (key: string, value: unknown): unknown => (VOLATILE.has(key) ? undefined : value);
