// The code that connects a website or a backend, with the values of one install filled in. Pure.

export interface SnippetValues {
  /** The service's URL, without a trailing slash. */
  serviceUrl: string;
  installId: string;
  /** The script at a URL that never changes; `null` where it is not built. */
  pinnedScript: { path: string; integrity: string } | null;
}

/** Queues calls until the script has run (docs/sdk/recipes/early-calls.md). */
const STUB = `window.serviceEvents ??= new (class { calls = new Promise((ready) => { this.ready = ready; }); track(properties) { const sent = this.calls.then((client) => client?.track(properties)); sent.catch(() => {}); return sent; } stop() { this.ready(); delete window.serviceEvents; } })();`;

/** Loads the debug overlay on request only (docs/sdk/recipes/debug-overlay.md). */
const debugLine = (serviceUrl: string): string =>
  `if (new URLSearchParams(location.search).get('service_debug') === '1') import('${serviceUrl}/sdk/debug.js');`;

export function scriptTag({ serviceUrl, installId, pinnedScript }: SnippetValues): string {
  const attributes = [
    `src="${serviceUrl}${pinnedScript?.path ?? '/sdk/v1.js'}"`,
    ...(pinnedScript === null ? [] : [`integrity="${pinnedScript.integrity}"`, 'crossorigin="anonymous"']),
    `data-service-install-id="${installId}"`,
    `data-service-base-url="${serviceUrl}"`,
    'async',
  ];
  const inline = `<script>\n  ${STUB}\n  ${debugLine(serviceUrl)}\n</script>`;
  return `${inline}\n<script\n${attributes.map((one) => `  ${one}`).join('\n')}\n></script>`;
}

export const trackCalls = (): string => `await window.serviceEvents?.track();

// When the visitor withdraws consent:
window.serviceEvents?.stop();
document.cookie = 'service_visitor_id=; path=/; max-age=0';`;

export const npmClient = ({
  serviceUrl,
  installId,
}: SnippetValues): string => `import { ServiceBilling } from '@service/sdk';

// Once the visitor has agreed; this condition also obeys Global Privacy Control.
if (!('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) {
  const client = ServiceBilling.create({
    endpoint: '${serviceUrl}/api/v1/events/collect/${installId}',
    consent: true,
  });
  await client.init(); // records the visit
  await client.track(); // when your server has confirmed the action
}`;

const eventUrl = ({ serviceUrl, installId }: SnippetValues): string =>
  `${serviceUrl}/api/v1/billing-events/${installId}`;

/** Quotes a string for a shell: each single quote in it closes the quotation, is escaped, and reopens it. */
const inShellQuotes = (text: string): string => text.replaceAll("'", String.raw`'\''`);

/** Older engines treat line separators as line ends, and `</script` would end an inline script. */
const literal = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

export const curlTestEvent = (
  values: SnippetValues,
  handle: string,
): string => `WEBHOOK_ID=$(node -p 'crypto.randomUUID()') # one for each event, kept for its retries
OCCURRED_AT=$(date -u +%FT%TZ)                # kept as well: a retry sends the same body
curl ${eventUrl(values)} \\
  -H "authorization: Bearer $API_KEY" -H 'content-type: application/json' -H "webhook-id: $WEBHOOK_ID" \\
  -d '{"spec_version":"1.0","event_id":"test-'$WEBHOOK_ID'","event_handle":${inShellQuotes(literal(handle))},
       "occurred_at":"'$OCCURRED_AT'","subject":{"type":"test","id":"1"},"status":"test"}'`;

export const nodeEvent = (values: SnippetValues, handle: string): string => `const event = {
  spec_version: '1.0',
  event_id: \`booking-\${booking.id}-confirmed\`, // identifies this event; the same on every retry
  event_handle: ${literal(handle)},
  occurred_at: booking.confirmedAt, // RFC 3339 with a time zone
  subject: { type: 'booking', id: booking.id }, // opaque: never an email address
  // Without consent there is no visitor, and the booking is reported all the same.
  ...(booking.visitorId && { attribution: { visitor_id: booking.visitorId } }),
  status: 'confirmed',
};
const answer = await fetch('${eventUrl(values)}', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.API_KEY}\`,
    'content-type': 'application/json',
    'webhook-id': booking.webhookId,
  },
  body: JSON.stringify(event),
});`;
