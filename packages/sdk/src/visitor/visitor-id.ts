// The ID that this page reports: from the cookie, otherwise created here and kept for the life of the page.
import { VISITOR_ID_PREFIX } from '@service/protocol';
import type { Known } from '../delivery/transport.ts';
import type { Env } from '../env.ts';
import type { Options } from '../options.ts';
import { pageLocation } from '../origin.ts';
import { MAX_TIMER_MS, until } from '../until.ts';
import type { VisitorCookie } from './cookie.ts';
import { followLink } from './link.ts';

/** Longer than two tabs that start together take between reading an empty cookie and writing their own. */
const SETTLE_MS = 50;

export type Redeem = (token: string) => Promise<string | undefined>;

export interface Visitor {
  /** Only reads; empty until there is an ID. */
  current(): string;
  /**
   * The first step of every call. Waits until a prerendered page is shown, then creates an ID if there is none;
   * resolves when all tabs that started together have agreed on it. Rejects on an unusable page. @param redeem returns
   * the visitor ID of a link's token, or nothing if the link is no longer valid @param known called as soon as the page
   * is shown
   */
  ensure(redeem: Redeem, known?: Known): Promise<string>;
  /** Truthy if the cookie existed and is gone: consent was withdrawn, in this tab or another (decisions 13). */
  withdrawn(): unknown;
}

export const createVisitor = (env: Env, halt: AbortSignal, settings: Options, jar: VisitorCookie): Visitor => {
  let settled: Promise<void> | undefined;
  /** Empty until there is one. */
  let own = '';
  let seen = false;

  const current = () => jar.read() ?? own;
  const withdrawn = () => seen && env.document.defaultView && !jar.read();
  /** A jar that refuses is not tried again, and a deleted cookie is not written again. */
  const write = () => {
    if (halt.aborted || withdrawn()) return;
    jar.write(own, env.location?.protocol === 'https:', settings.cookieDomain);
  };

  /** Creates the cookie or renews it for 180 days: once per page, and once more if a link brings a visitor. */
  const settle = async (redeem: Redeem) => {
    // A visitor who arrives by a link has the other site's ID.
    const linking = followLink(env, redeem);
    const known = current();
    own = known || VISITOR_ID_PREFIX + env.crypto.randomUUID();
    // Also needed for a link: if the page closes before that, its actions can be stored only under an ID in the cookie.
    write();
    if (linking) {
      own = (await linking) ?? own;
      write();
    }
    // The last tab to write wins: read again after all have written.
    if (!known) await until(env, halt, SETTLE_MS);
  };

  /** Reads the cookie, which must be present from now on. */
  const look = (known?: Known) => {
    const id = jar.read();
    if (id) seen = true;
    known?.(id);
    return id;
  };

  return {
    current,
    withdrawn,
    async ensure(redeem, known) {
      pageLocation(env);
      // An element of this name is not the API.
      if (env.document.prerendering === true) await until(env, halt, MAX_TIMER_MS, ['prerenderingchange']);
      halt.throwIfAborted();
      settled ??= settle(redeem);
      look(known);
      await settled;
      halt.throwIfAborted();
      return look(known) ?? own;
    },
  };
};
