// Which visitor this page reports: the cookie's, else one made here and kept for the life of the page.
import { VISITOR_ID_PREFIX } from '@service/protocol';
import type { Known } from '../delivery/transport.ts';
import type { Env } from '../env.ts';
import type { Options } from '../options.ts';
import { pageLocation } from '../origin.ts';
import { MAX_TIMER_MS, until } from '../until.ts';
import type { VisitorCookie } from './cookie.ts';
import { followLink } from './link.ts';

/** Longer than two tabs that start together need between reading no cookie and writing their own. */
const SETTLE_MS = 50;

export type Redeem = (token: string) => Promise<string | undefined>;

export interface Visitor {
  /** Only reads; empty before there is an ID. */
  current(): string;
  /**
   * What every call starts with. Waits until a prerendered page is shown, then makes an ID at once if there is none;
   * resolves when every tab that started with this one has agreed on it. Rejects if the page may not be used.
   * @param redeem gives the visitor ID of a link's token, or nothing if the link is not good any more
   * @param known called at once if the page is shown
   */
  ensure(redeem: Redeem, known?: Known): Promise<string>;
  /** Truthy if the cookie is gone that was there: consent was withdrawn, in this tab or another (decisions 13). */
  withdrawn(): unknown;
}

export const createVisitor = (env: Env, halt: AbortSignal, settings: Options, jar: VisitorCookie): Visitor => {
  let settled: Promise<void> | undefined;
  /** Empty before there is one. */
  let own = '';
  let seen = false;

  const current = () => jar.read() ?? own;
  const withdrawn = () => seen && env.document.defaultView && !jar.read();
  /** A jar that refuses is not asked again, and a cookie that is gone stays so. */
  const write = () => {
    if (halt.aborted || withdrawn()) return;
    jar.write(own, env.location?.protocol === 'https:', settings.cookieDomain);
  };

  /** Made, or renewed for another 180 days: once in a page's life, and once more for whom a link brings. */
  const settle = async (redeem: Redeem) => {
    // Who came by a link is the other site's visitor.
    const linking = followLink(env, redeem);
    const known = current();
    own = known || VISITOR_ID_PREFIX + env.crypto.randomUUID();
    // Whoever the link brings: an action of a page that ends meanwhile can only be kept under an ID in the cookie.
    write();
    if (linking) {
      own = (await linking) ?? own;
      write();
    }
    // The tab that wrote last wins: read again after all have written.
    if (!known) await until(env, halt, SETTLE_MS);
  };

  /** Reads the cookie, which must stay from now on. */
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
      // An element of this name is none.
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
