// The consent page: shows the client, its redirect, the requested access and the tenant. Pure.
import type { TokenScope } from '@service/protocol/schemas';
import { escaped, page } from '../kernel/html-page.ts';

export interface ConsentView {
  /** The client's own name for itself, which is not verified. */
  clientName: string | undefined;
  /** The host that vouches for the client, if its ID is a URL there. */
  clientHost: string | undefined;
  /** Where the response goes: a host, or the scheme of an app. */
  destination: string;
  /** Whether it leads to a program on the user's own machine. */
  isOnThisMachine: boolean;
  scopes: readonly TokenScope[];
  /** The signed-in user. */
  email: string;
  tenants: readonly { id: string; name: string }[];
  csrf: string;
}

const SCOPE_WORDS: Readonly<Record<TokenScope, string>> = {
  read: 'Read brands, prompts, findings and figures',
  write: 'Start scans and ask for fixes, which count against the plan and may cost money',
};

export function consentPage(view: ConsentView): string {
  const name = view.clientName ?? view.clientHost ?? 'An app without a name';
  return page(
    `Let ${name} in?`,
    `<h1>Let ${escaped(name)} use your brand data?</h1>
<dl>
<dt>App</dt><dd>${escaped(name)}</dd>
${view.clientHost === undefined ? '' : `<dt>Published by</dt><dd>${escaped(view.clientHost)}</dd>\n`}<dt>Sends you to</dt><dd>${escaped(view.destination)}${view.isOnThisMachine ? ' (a program on this computer)' : ''}</dd>
<dt>Signed in as</dt><dd>${escaped(view.email)}</dd>
</dl>
<p class="note">${view.clientHost === undefined ? 'The app chose its name itself. ' : ''}Continue only if you have just started this from an app that you trust.</p>
<h2>It may</h2>
<ul>
${view.scopes.map((scope) => `<li>${SCOPE_WORDS[scope]} (<code>${scope}</code>)</li>`).join('\n')}
</ul>
<p>Its access ends after 30 days without use, and after a year at the latest. You can end it at any time: in the portal, under Personal Access Tokens.</p>
<form method="post">
<input type="hidden" name="csrf" value="${escaped(view.csrf)}">
${tenantChoice(view.tenants)}
<div class="actions">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny" class="plain">Cancel</button>
</div>
</form>`,
  );
}

function tenantChoice(tenants: ConsentView['tenants']): string {
  const options = tenants.map(({ id, name }) => `<option value="${escaped(id)}">${escaped(name)}</option>`);
  return `<h2><label for="tenant">On behalf of</label></h2>
<select id="tenant" name="tenant">
${options.join('\n')}
</select>`;
}
