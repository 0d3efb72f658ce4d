// The life of a site: tabs that open, close and return, sharing cookies, storage and a clock, and a service that
// answers as the network allows.
import type { Client } from '../../src/client.ts';
import type { VisitorCookie } from '../../src/visitor/cookie.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createJar, type FakePage, type FakeSite, openPage, openSite, refuse, type Sent } from './fake-page.ts';

/** The network's treatment of a request, and the delay. */
export interface Fate {
  kind: 'pass' | 'lose-request' | 'lose-answer' | 'hang' | 'overloaded' | 'limited' | 'unauthorized' | 'refused';
  ms: number;
}

export interface LifeTab {
  page: FakePage;
  client: Client;
  /** Closes the page as a browser does: it gets its events, then none of its code runs. */
  close(): void;
}

export interface Life {
  clock: FakeClock;
  cookie: VisitorCookie & { value: string | undefined };
  site: FakeSite;
  /** Delivery ids of actions that the service has stored. */
  stored: Set<string>;
  /** Those that it has finally refused. */
  refused: Set<string>;
  /** Violations by clients; must always be empty. */
  faults: string[];
  open(prerendered: boolean): LifeTab;
}

const SESSION_MS = 900_000;
const never = (): Promise<Response> => new Promise(() => {});
const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** Tokens are valid for their visitor for 900 seconds; a delivery id is stored once (decisions 2). */
function createService(clock: FakeClock, stored: Set<string>, refused: Set<string>) {
  const sessions = new Map<string, { visitor: unknown; since: number }>();
  const openSession = (sent: Sent): Response => {
    const token = `svc_ses_${sessions.size}`;
    sessions.set(token, { visitor: sent.body.service_visitor_id, since: clock.now() });
    return Response.json({ session_token: token, expires_in: 900, mode: 'measurement' });
  };
  const storeAction = (sent: Sent): Response => {
    const session = sessions.get(sent.bearer ?? '');
    const isFresh = session !== undefined && clock.now() - session.since < SESSION_MS;
    if (!isFresh || session.visitor !== sent.body.service_visitor_id) return refuse(401, 'invalid_session');
    stored.add(sent.deliveryId);
    return Response.json({ accepted: true, mode: 'measurement' }, { status: 202 });
  };
  return (sent: Sent, kind: Fate['kind']): Response => {
    if (sent.route === 'session') return openSession(sent);
    // It keeps accepting what it has stored.
    if (kind !== 'refused' || stored.has(sent.deliveryId)) return storeAction(sent);
    refused.add(sent.deliveryId);
    return refuse(422, 'invalid_input');
  };
}

const FORGED: Partial<Record<Fate['kind'], () => Response>> = {
  overloaded: () => refuse(503, 'unavailable', { 'retry-after': '1' }),
  limited: () => refuse(429, 'rate_limited', { 'retry-after': '20' }),
  unauthorized: () => refuse(401, 'invalid_session'),
};

/** @param nextFate called for each request in turn */
export function createLife(nextFate: () => Fate): Life {
  const clock = createFakeClock();
  const cookie = createJar();
  const site = openSite();
  const stored = new Set<string>();
  const refused = new Set<string>();
  const faults: string[] = [];
  const serve = createService(clock, stored, refused);
  /** In flight from open pages: actions by id, sessions by page. */
  const flying = new Set<string>();

  const answer = async (sent: Sent): Promise<Response> => {
    const { kind, ms } = nextFate();
    await new Promise<void>((resolve) => clock.setTimeout(resolve, ms));
    if (kind === 'lose-request') return lost();
    if (kind === 'hang') return never();
    const forged = FORGED[kind]?.();
    if (forged) return forged;
    const response = serve(sent, kind);
    return kind === 'lose-answer' ? lost() : response;
  };

  const watchFlight = (name: string, sent: Sent): (() => void) => {
    if (flying.has(name)) faults.push(`${name} was sent twice at a time`);
    if (cookie.value === undefined) faults.push(`${name} was sent without a cookie`);
    flying.add(name);
    const land = () => void flying.delete(name);
    sent.init.signal?.addEventListener('abort', land);
    return land;
  };

  let pages = 0;
  const open = (prerendered: boolean): LifeTab => {
    const number = pages++;
    const held = new Set<string>();
    const landings = new Set<() => void>();
    let open = true;
    const page = openPage({
      cookie,
      clock: { ...clock, setTimeout: (done, ms) => clock.setTimeout(() => open && done(), ms) },
      site: {
        ...site,
        locks: {
          request: (name, options, work) =>
            site.locks.request(name, options, async () => {
              if (!open) return;
              held.add(name);
              await work();
              held.delete(name);
            }),
        },
      },
      async network(sent) {
        const land = watchFlight(sent.route === 'session' ? `the session of page ${number}` : sent.deliveryId, sent);
        landings.add(land);
        const response = await answer(sent).catch((error: unknown) => (open ? Promise.reject(error) : never()));
        land();
        return open ? response : never();
      },
    });
    page.page.prerendering = prerendered;
    const client = page.client();
    return {
      page,
      client,
      close() {
        page.fire('pagehide');
        open = false;
        for (const name of held) site.release(name);
        for (const land of landings) land();
      },
    };
  };
  return { clock, cookie, site, stored, refused, faults, open };
}
