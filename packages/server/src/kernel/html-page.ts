// HTML pages without scripts, with one stylesheet that the content security policy allows by hash. Pure.
import { createHash } from 'node:crypto';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 2rem 1rem; background: #eef0f3; color: #1b1f24; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 4px #0003; }
h1 { margin: 0 0 1rem; font-size: 1.4rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
p, ul, dl { margin: .5rem 0; }
ul { padding-left: 1.25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { color: #4b5563; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.note { padding: .6rem .8rem; background: #fff6dc; color: #553f00; border-radius: 8px; }
label { display: block; font-weight: 600; }
select, input { width: 100%; box-sizing: border-box; padding: .55rem; font: inherit; border: 1px solid #6b7280; border-radius: 8px; background: inherit; color: inherit; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
button { flex: 1 1 10rem; padding: .7rem 1rem; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid #1d4ed8; background: #1d4ed8; color: #fff; cursor: pointer; }
button.plain { background: #fff; color: #1d4ed8; }
a { color: #1d4ed8; }
:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { background: #14171b; color: #e8eaed; }
  main { background: #1f2329; }
  dt { color: #b4bcc8; }
  .note { background: #3a3010; color: #ffe9a8; }
  a { color: #a9c1ff; }
  button.plain { background: #1f2329; color: #a9c1ff; border-color: #a9c1ff; }
}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * @param formTargets where a form's response may redirect, besides this server: browsers check redirects too;
 * `anywhere` if unknown
 */
export const pageHeaders = (formTargets: readonly string[] | 'anywhere' = []) => ({
  'content-security-policy': [
    ...["default-src 'none'", `style-src 'sha256-${STYLE_HASH}'`, "base-uri 'none'", "frame-ancestors 'none'"],
    ...(formTargets === 'anywhere' ? [] : [`form-action ${["'self'", ...formTargets].join(' ')}`]),
  ].join('; '),
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  // Forms reveal their origin to this server only.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

export const PAGE_HEADERS = pageHeaders();

/**
 * For the page with which `oidc-provider` answers `response_mode=form_post`, and for its redirects. It adds the hash of
 * its script to `script-src`. The client's page, to which the form is sent, sees our origin.
 */
export const FORM_POST_HEADERS = {
  'content-security-policy': "default-src 'none'; script-src; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin',
  'x-frame-options': 'DENY',
} as const;

/** @param title plain text; @param body HTML */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
