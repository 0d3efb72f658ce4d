// A serving process over the store of a workplace, and requests to it like those of a site and its backend.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { collectPath } from '@service/protocol';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { makeSeed, plant, type Seed } from '../../src/testing/seed.ts';
import type { Workplace } from './command.ts';

export interface Serving extends AsyncDisposable {
  url: string;
  pid: number | undefined;
}

/** Stops at the end of the scope. */
export async function serveIn(here: Workplace, env: Record<string, string> = {}): Promise<Serving> {
  const child = here.spawn(['serve', '--json'], {
    SERVICE_PORT: '0',
    SERVICE_RATE_LIMITS: 'off',
    SERVICE_LOG_LEVEL: 'error',
    ...env,
  });
  const exited = once(child, 'exit');
  child.stderr.pipe(process.stderr);
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const { url } = JSON.parse(line);
    return { url, pid: child.pid, [Symbol.asyncDispose]: end };
  }
  throw new Error('the service printed nothing');
}

/** A brand with an install, a connection and an API key, in the store of the workplace. */
export async function plantIn(here: Workplace): Promise<Seed> {
  const stores = await openStores({ store: `sqlite:${here.path}` }, { clock: systemClock, ids: systemIds });
  const seed = makeSeed();
  await plant(stores, seed, { handles: ['booking'] }, Date.now());
  await stores.close();
  return seed;
}

export function clientOf({ url }: Serving, { installId, token }: Seed) {
  const post = (path: string, headers: Record<string, string>, body: object): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const browser = () => ({ origin: 'https://shop.example', 'x-service-delivery-id': systemIds.random() });
  const authorization = `Bearer ${token}`;
  return {
    session: (visitorId: string, fields: object = {}) =>
      post(`${collectPath(installId)}/session`, browser(), {
        service_visitor_id: visitorId,
        consent: true,
        url: 'https://shop.example/boots',
        source: 'chatgpt.com',
        ...fields,
      }),
    action: (visitorId: string, sessionToken: string) =>
      post(
        `${collectPath(installId)}/events`,
        { ...browser(), authorization: `Bearer ${sessionToken}` },
        { service_visitor_id: visitorId },
      ),
    event: (eventId: string, visitorId: string, fields: object = {}) =>
      post(
        `/api/v1/billing-events/${installId}`,
        { authorization, 'webhook-id': systemIds.random() },
        {
          spec_version: '1.0',
          event_id: eventId,
          event_handle: 'booking',
          occurred_at: new Date().toISOString(),
          subject: { type: 'booking', id: eventId },
          attribution: { visitor_id: visitorId },
          status: 'confirmed',
          ...fields,
        },
      ),
    preconfigured: (visitorId: string) =>
      post(
        `/api/v1/billing-events/${installId}/preconfigured`,
        { authorization, 'webhook-id': systemIds.random() },
        { service_visitor_id: visitorId },
      ),
    receipt: (statusUrl: string) => fetch(url + statusUrl, { headers: { authorization } }),
  };
}

export type Client = ReturnType<typeof clientOf>;
