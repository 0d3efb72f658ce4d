// The page for a failed authorization. Pure.
import { escaped, page } from '../kernel/html-page.ts';

/** @param app where the app expects the error: a site that this server does not know */
export const errorPage = (reason: string, app?: URL): string =>
  page(
    'Authorization failed',
    `<h1>Authorization failed</h1>
<p>${escaped(reason)}</p>
${app === undefined ? '' : linkTo(app)}<p>Nothing was allowed. Close this page and start again from the app.</p>`,
  );

function linkTo({ protocol, href, host }: URL): string {
  const place = escaped(protocol === 'https:' ? host : [protocol, ...(host === '' ? [] : ['//', host])].join(''));
  return `<p class="note">An app at ${place} sent you here. Continue only if you trust it: <a href="${escaped(href)}" rel="noreferrer">report the error to ${place}</a></p>
`;
}
