// Authorizations that fail before the user has signed in. RFC 9700, 4.11.2: such a failure must not redirect to a site
// that anyone could have registered, because a link to this server would then lead there.
import type { Provider } from 'oidc-provider';
import { PAGE_HEADERS } from '../kernel/html-page.ts';
import { mayRedirectUnasked } from './client-rules.ts';
import { errorPage } from './error-page.ts';

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/**
 * Replaces a response that redirects or posts to the client by a page with a link. A redirect to a program on the
 * user's own device remains: it shows no page of someone else's, and the program waits for the answer.
 *
 * @param path of the requests that come before login. `prompt=none` is no exception: there is no session, so that it
 * always fails.
 */
export function askBeforeLeaving(provider: Provider, path: string): (ctx: Context) => void {
  const reasons = new WeakMap<object, string>();
  provider.on('authorization.error', (ctx, { error, error_description }) => {
    reasons.set(ctx, error_description ?? error);
  });
  return (ctx) => {
    const reason = reasons.get(ctx);
    if (ctx.path !== path || reason === undefined) return;
    const target = URL.parse(ctx.response.get('location'));
    if (target && mayRedirectUnasked(target)) return;
    ctx.remove('location');
    ctx.set(PAGE_HEADERS);
    ctx.status = Math.max(400, ctx.status);
    ctx.type = 'html';
    ctx.body = errorPage(reason, target ?? undefined);
  };
}
