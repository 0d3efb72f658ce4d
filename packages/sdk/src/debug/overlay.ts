// The debug overlay, /sdk/debug.js: a panel that shows what the SDK sent on this page, the responses and retries, and
// what it stores. It only observes: the SDK does not depend on it (docs/sdk/recipes/debug-overlay.md).
import { createPanel } from './panel.ts';
import { createRequestLog } from './request-log.ts';
import { watchRequests } from './watch-requests.ts';

const TAG = 'service-debug';
/** Changes to cookies and to this page's own storage fire no event. */
const REFRESH_MS = 1000;

function open(): void {
  let isDue = false;
  const update = () => {
    isDue = false;
    panel.update(log.requests);
  };
  /** Several changes cause a single redraw. */
  const log = createRequestLog(() => {
    if (!isDue) requestAnimationFrame(update);
    isDue = true;
  });
  const panel = createPanel(TAG, () => {
    clearInterval(timer);
    endWatch();
    panel.host.remove();
  });
  const endWatch = watchRequests(window, log);
  const timer = setInterval(update, REFRESH_MS);
  document.documentElement.append(panel.host);
  update();
}

// Loaded twice: one panel is enough.
if (!document.querySelector(TAG)) open();
