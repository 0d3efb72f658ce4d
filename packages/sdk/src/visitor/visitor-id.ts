// Which visitor this page reports: the cookie's, else one made here and kept for the life of the page.
import { VISITOR_ID_PREFIX } from '@service/protocol';
import type { Env } from '../env.ts';
import { toHex } from '../hex.ts';
import { until } from '../until.ts';

const RANDOM_BYTES = 16;
/** Longer than two tabs that start together need between reading no cookie and writing their own. */
const SETTLE_MS = 50;

export interface Visitor {
  /** Only reads. */
  current(): string | null;
  /** Makes an ID at once where there is none; resolves when every tab that started with this one has agreed on it. */
  ensure(): Promise<string>;
}

export function createVisitor(env: Env, cookieDomain: string | undefined, signal: AbortSignal): Visitor {
  let own = '';
  let settled: Promise<void> | undefined;

  const read = () => env.cookie.read() ?? own;

  /** Written once in a page's life: made, or renewed for another 180 days. A jar that refuses is not asked again. */
  const settle = async () => {
    const known = read();
    own = known || VISITOR_ID_PREFIX + toHex(env.randomBytes(RANDOM_BYTES));
    env.cookie.write(own, env.page()?.protocol === 'https:', cookieDomain);
    // The tab that wrote last wins: read again after all have written.
    if (!known) await until(signal, (done) => env.timer(SETTLE_MS, done));
  };

  return {
    current: () => read() || null,
    async ensure() {
      settled ??= settle();
      await settled;
      return read();
    },
  };
}
