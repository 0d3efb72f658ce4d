// The page for a failed login. Pure.
import { escaped, page } from '../kernel/page.ts';

export const loginFailedPage = (reason: string): string =>
  page(
    'You are not signed in',
    `<h1>You are not signed in</h1>
<p>${escaped(reason)}</p>
<p><a href="/auth/login">Sign in</a></p>`,
  );
