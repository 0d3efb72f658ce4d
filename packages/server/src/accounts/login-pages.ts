// The pages of the login: for a failed login, and for signing out. Pure.
import { escaped, page } from '../kernel/html-page.ts';

export const loginFailedPage = (reason: string): string =>
  page(
    'You are not signed in',
    `<h1>You are not signed in</h1>
<p>${escaped(reason)}</p>
<p><a href="/auth/login">Sign in</a></p>`,
  );

/** Without an address, for a visitor who is not signed in. */
export const signOutPage = (email: string | undefined, csrfToken = ''): string =>
  page(
    'Sign out',
    email === undefined
      ? `<h1>You are signed out.</h1>
<p><a href="/auth/login">Sign in</a></p>`
      : `<h1>Sign out</h1>
<p>You are signed in as <strong>${escaped(email)}</strong>.</p>
<form method="post" action="/auth/logout">
<input type="hidden" name="csrf_token" value="${escaped(csrfToken)}">
<div class="actions"><button>Sign out</button></div>
</form>`,
  );
