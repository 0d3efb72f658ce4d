// Asks for consent and obeys it: the SDK is loaded only after "Accept", and stopped by "Withdraw".
const { serviceBaseUrl, serviceInstallId } = document.body.dataset;
const banner = document.querySelector('#consent');
const title = document.querySelector('#consent-title');
const accept = document.querySelector('#accept');
const decline = document.querySelector('#decline');
const settings = document.querySelector('#privacy-settings');

/** Resolves with the SDK's client once its script has run; undefined while analytics is off. */
let client;

function startAnalytics() {
  const script = document.createElement('script');
  script.src = `${serviceBaseUrl}/sdk/v1.js`;
  script.dataset.serviceBaseUrl = serviceBaseUrl;
  script.dataset.serviceInstallId = serviceInstallId;
  client = new Promise((resolve) => {
    script.onload = () => resolve(window.serviceEvents);
    script.onerror = () => resolve(undefined);
  });
  document.head.append(script);
  // Shows what the SDK sends, for developers (docs/sdk/recipes/debug-overlay.md).
  const isDebug = new URLSearchParams(window.location.search).get('service_debug') === '1';
  if (isDebug) import(`${serviceBaseUrl}/sdk/debug.js`).catch(() => {});
}

function stopAnalytics() {
  window.serviceEvents?.stop();
  // A script that is still loading finds no install ID when it runs, and starts nothing.
  for (const script of document.querySelectorAll('script[data-service-install-id]')) {
    script.removeAttribute('data-service-install-id');
    script.remove();
  }
  window.Cookies.remove('service_visitor_id');
  forgetPending();
  client = undefined;
}

/** Actions without a response yet; the SDK's stop() discards them too, if it is loaded. Storage may be blocked. */
function forgetPending() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('service_pending.')) localStorage.removeItem(key);
  } catch {}
}

/** Reports a confirmed booking. Without consent it does nothing; a failure never affects the shop. */
export async function reportBooking() {
  try {
    await (await client)?.track();
  } catch (error) {
    console.debug('The booking was not reported:', error);
  }
}

// The choice is stored in localStorage, so that declining sets no cookie. If storage is blocked, the page asks again.
function readChoice() {
  try {
    return localStorage.getItem('analytics');
  } catch {
    return null;
  }
}

function saveChoice(choice) {
  try {
    localStorage.setItem('analytics', choice);
  } catch {}
}

let allowed = false;

function apply(choice) {
  if ((choice === 'on') !== allowed) {
    allowed = choice === 'on';
    if (allowed) startAnalytics();
    else stopAnalytics();
  }
  banner.hidden = choice !== null;
  accept.textContent = allowed ? 'Keep on' : 'Accept';
  decline.textContent = allowed ? 'Withdraw' : 'Decline';
  document.querySelector('#consent-state').textContent = choice === null ? '' : `Analytics is ${choice}.`;
}

function choose(choice) {
  saveChoice(choice);
  apply(choice);
  settings.focus({ preventScroll: true });
}

accept.addEventListener('click', () => choose('on'));
decline.addEventListener('click', () => choose('off'));
settings.addEventListener('click', () => {
  banner.hidden = false;
  title.focus();
});
// Withdrawing in one tab withdraws in all of them.
window.addEventListener('storage', (event) => event.key === 'analytics' && apply(event.newValue));

apply(readChoice());
