// The page for a failed authorization. Pure.
import { escaped, page } from '../kernel/html-page.ts';

export const errorPage = (reason: string): string =>
  page(
    'Authorization failed',
    `<h1>Authorization failed</h1>
<p>${escaped(reason)}</p>
<p>Nothing was allowed. Close this page and start again from the app.</p>`,
  );
