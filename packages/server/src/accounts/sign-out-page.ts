// The page on which a person signs out. Pure.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Without an address: for whoever is not signed in. */
export function signOutPage(email: string | undefined, csrfToken = ''): string {
  const content =
    email === undefined
      ? '<p>You are signed out.</p>\n<p><a href="/auth/login">Sign in</a></p>'
      : `<p>You are signed in as <strong>${escaped(email)}</strong>.</p>
<form method="post" action="/auth/logout">
<input type="hidden" name="csrf_token" value="${escaped(csrfToken)}">
<button>Sign out</button>
</form>`;
  return `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Sign out</title>
${content}
</html>
`;
}
