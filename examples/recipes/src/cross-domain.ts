// Links to your other site take the visitor along: one listener for all of them.
import type { Client } from '@service/sdk';

export function carryVisitorTo(origin: string, client: Client): void {
  document.addEventListener('click', async (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!anchor || anchor.origin !== origin || anchor.target || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    // The page must open all the same, so a link that cannot be made is followed as it is.
    location.href = await client.link(anchor.href).catch(() => anchor.href);
  });
}
