// The state of a mock collector. It runs in browsers too, so it uses no Node API, and its ids are counters.
import type { SessionMode } from '@service/protocol';
import { LINK_SECONDS, SESSION_SECONDS, SESSION_TOKEN_PREFIX } from '@service/protocol';
import type { ExportedAction, ExportedVisit } from '../privacy/index.ts';

interface Session {
  visitorId: string;
  origin: string;
  issuedAt: number;
}

interface Link {
  visitorId: string;
  sourceOrigin: string;
  targetOrigin: string;
  issuedAt: number;
  /** The delivery that used it. */
  usedBy?: string;
}

/** The first delivery under an id. */
interface First {
  visitorId: string;
  receiptId: string;
}

export interface MockState {
  visits: ExportedVisit[];
  actions: ExportedAction[];
  openSession(session: Omit<Session, 'issuedAt'>): string;
  /** The session of a token at this origin, or the reason for refusing it. */
  session(token: string | undefined, origin: string): Session | string;
  makeLink(link: Omit<Link, 'issuedAt'>): string;
  /** `undefined` if it is unknown or expired. */
  link(token: string): Link | undefined;
  /** The first delivery with this id at the endpoint, possibly this one. */
  deliver(endpoint: string, deliveryId: string, visitorId: string): First & { isFirst: boolean };
}

/** The context of an endpoint. */
export interface MockContext {
  installId: string;
  mode: SessionMode;
  dev: boolean;
  now: () => number;
  reportingOrigins: string[] | null;
  allowedOrigins: string[] | null;
  state: MockState;
}

export function createMockState(mode: SessionMode, now: () => number): MockState {
  const sessions = new Map<string, Session>();
  const links = new Map<string, Link>();
  const firsts = new Map<string, First>();
  let count = 0;
  const nextToken = (prefix: string): string => `${prefix}mock-${mode}-${++count}`;
  const isAlive = ({ issuedAt }: { issuedAt: number }, seconds: number): boolean => now() < issuedAt + seconds * 1000;

  return {
    visits: [],
    actions: [],
    openSession(session) {
      const token = nextToken(SESSION_TOKEN_PREFIX);
      sessions.set(token, { ...session, issuedAt: now() });
      return token;
    },
    session(token, origin) {
      const found = sessions.get(token ?? '');
      if (token === undefined) return 'Authorization: Bearer is missing';
      if (found?.origin !== origin) return 'the session belongs to another install, origin or secret';
      return isAlive(found, SESSION_SECONDS) ? found : 'the session has expired';
    },
    makeLink(link) {
      const token = nextToken('svc_link_');
      links.set(token, { ...link, issuedAt: now() });
      return token;
    },
    link(token) {
      const found = links.get(token);
      return found && isAlive(found, LINK_SECONDS) ? found : undefined;
    },
    deliver(endpoint, deliveryId, visitorId) {
      const key = `${endpoint} ${deliveryId}`;
      const known = firsts.get(key);
      const first = known ?? { visitorId, receiptId: uuid(++count) };
      firsts.set(key, first);
      return { ...first, isFirst: known === undefined };
    },
  };
}

const uuid = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
