// The link token in a URL's fragment (decisions 3): added at one site, removed at the next. Never in the query, which
// servers see and log.
import { attempt } from '../attempt.ts';
import { newDeliveryId } from '../delivery/delivery-id.ts';
import type { Send } from '../delivery/transport.ts';
import type { Env } from '../env.ts';
import { ServiceBillingError } from '../errors.ts';
import { pageLocation } from '../origin.ts';

const LINK = /#svc_link=([\w-]+)(&|$)/;

/**
 * The URL with a new token before its existing fragment. Rejects with `invalid_options` if it is not absolute, and if
 * the server returns no token.
 */
export const withLink = async (env: Env, send: Send, url: string | URL): Promise<string> => {
  const target = attempt(() => new env.webkitURL(url));
  if (!target) throw new ServiceBillingError('invalid_options', ': url');
  const { link_token } = await send('link', { target_origin: target.origin }, newDeliveryId(env));
  target.hash = `svc_link=${link_token}${target.hash.replace('#', '&')}`;
  return target.href;
};

/**
 * Removes the token from the address bar, keeping the site's own fragment, and redeems it. `undefined` if there is
 * none, or if the browser does not let the URL change: a token that stays visible must not be used.
 */
export const followLink = <T>(env: Env, redeem: (token: string) => T): T | undefined => {
  return attempt(() => {
    const { href } = pageLocation(env);
    let link = '';
    const rest = href.replace(LINK, (_part, token: string, more: string) => {
      link = token;
      return more && '#';
    });
    if (!link) return undefined;
    env.history.replaceState(env.history.state, '', rest);
    return redeem(link);
  });
};
