// The page for a failed authorization. Pure.
import { escaped, page } from '../kernel/page.ts';

export const errorPage = (reason: string): string =>
  page(
    'This cannot go on',
    `<h1>This cannot go on</h1>
<p>${escaped(reason)}</p>
<p>Nothing was allowed. Close this page and start again from the app.</p>`,
  );
