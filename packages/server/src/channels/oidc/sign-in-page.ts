// The page of the provider of `--dev`. Pure.
import { escaped, page } from '../../kernel/html-page.ts';

/** @param email the suggested address */
export const signInPage = (email: string): string =>
  page(
    'Sign in (development)',
    `<h1>Sign in</h1>
<p class="note">This provider is part of <code>--dev</code>: it accepts any address without checking it.</p>
<form method="post">
<label for="email">Email address</label>
<input id="email" name="email" type="email" value="${escaped(email)}" required autofocus>
<div class="actions"><button>Sign in</button></div>
</form>`,
  );
