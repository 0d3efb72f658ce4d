// Which visitor this page reports: the cookie's, else one made here and kept for the life of the page.
import { VISITOR_ID_PREFIX } from '@service/protocol';
import type { Env } from '../env.ts';
import type { Options } from '../options.ts';
import { pageLocation } from '../origin.ts';
import { randomHex } from '../random-hex.ts';
import { MAX_TIMER_MS, until } from '../until.ts';
import type { VisitorCookie } from './cookie.ts';
import { followLink } from './link.ts';

/** 128 random bits. */
const DIGITS = 32;
/** Longer than two tabs that start together need between reading no cookie and writing their own. */
const SETTLE_MS = 50;

export interface Visitor {
  /** Only reads; `undefined` before there is an ID. */
  current(): string | undefined;
  /**
   * What every call starts with. Waits until a prerendered page is shown, then makes an ID at once where there is none;
   * resolves when every tab that started with this one has agreed on it. Rejects where the page may not be used.
   * @param known called when there is an ID, at once where the page is shown, and again when it is agreed
   */
  ensure(known?: () => void): Promise<string>;
  /** Whether the cookie is gone that was there: consent was withdrawn, in this tab or another (decisions 13). */
  withdrawn(): boolean;
}

/** @param redeem gives the visitor ID of a link's token, or nothing where the link is not good any more */
export const createVisitor = (
  env: Env,
  halt: AbortSignal,
  settings: Options,
  jar: VisitorCookie,
  redeem: (token: string) => Promise<string | undefined>,
): Visitor => {
  let own: string | undefined;
  let settled: Promise<string> | undefined;
  let seen = false;

  const current = () => jar.read() ?? own;

  /** Written once in a page's life: made, or renewed for another 180 days. A jar that refuses is not asked again. */
  const settle = async () => {
    // Who came by a link is the other site's visitor.
    const linked = followLink(env, redeem);
    const known = (linked && (await linked)) ?? current();
    halt.throwIfAborted();
    const id = known ?? VISITOR_ID_PREFIX + randomHex(env, DIGITS);
    own = id;
    jar.write(id, pageLocation(env).protocol === 'https:', settings.cookieDomain);
    // The tab that wrote last wins: read again after all have written.
    if (!known) await until(env, halt, SETTLE_MS);
    return id;
  };

  return {
    current,
    withdrawn: () => seen && !jar.read(),
    async ensure(known) {
      pageLocation(env);
      if (env.document.prerendering) await until(env, halt, MAX_TIMER_MS, ['prerenderingchange']);
      halt.throwIfAborted();
      settled ??= settle();
      known?.();
      const made = await settled;
      halt.throwIfAborted();
      const id = jar.read();
      // From now on it must stay.
      seen ||= !!id;
      known?.();
      return id ?? made;
    },
  };
};
