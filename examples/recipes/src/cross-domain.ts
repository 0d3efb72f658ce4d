// Carries the visitor over on links to your other site, with one listener for all links.
import type { Client } from '@service/sdk';

export function carryVisitorTo(origin: string, client: Client): void {
  document.addEventListener('click', async (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!anchor || anchor.origin !== origin || anchor.target || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    // If the link cannot be created, follow the original one.
    location.href = await client.link(anchor.href).catch(() => anchor.href);
  });
}
