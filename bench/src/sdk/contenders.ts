// The contenders: our two builds and the npm builds of six peers, each set up according to its quick start, with the
// sink as its host. `empty` does nothing and measures the harness itself. `floor` measures the minimum cost of a client
// with a visitor, a session and an event.
import { collectPath, INSTALL_ID_PREFIX } from '@service/protocol';

export interface Contender {
  name: string;
  /** The npm package; none if there is nothing to install. */
  package?: string;
  /** Attributes of the tag that loads it. */
  attributes?: string;
  /** Requests that `start` and `track` cause; 1 if omitted. */
  reports?: number;
  /** A module that puts `start(origin)` and `track()` on `window.contender`; `origin` is the sink's. */
  entry: string;
}

const INSTALL_ID = `${INSTALL_ID_PREFIX}${'0123456789abcdef'.repeat(2)}`;

const module = (imports: string, start: string, track: string): string =>
  `${imports}\nlet client;\nwindow.contender = { start(origin) { ${start} }, track() { ${track} } };`;

export const CONTENDERS: readonly Contender[] = [
  { name: 'empty', reports: 0, entry: module('', '', '') },
  {
    name: 'floor',
    reports: 2,
    entry: module(
      `const post = (url) =>
        fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}', keepalive: true });`,
      `document.cookie = 'visitor=' + (document.cookie || crypto.randomUUID());
       localStorage.getItem('pending');
       client = post(origin + '/session').then((answer) => answer.json()).then(() => () => post(origin + '/events'));`,
      'client.then((send) => send());',
    ),
  },
  {
    name: 'service-script',
    reports: 2,
    // The built file, unchanged. Its tag starts it on pages that have one; otherwise it is started like the others.
    attributes: `data-service-install-id="${INSTALL_ID}"`,
    entry: module(
      '',
      `client = window.serviceEvents;
       if (client) return;
       client = ServiceBilling.create({ endpoint: origin + '${collectPath(INSTALL_ID)}', consent: true });
       client.init();`,
      'client.track();',
    ),
  },
  {
    name: 'service-npm',
    reports: 2,
    package: '@service/sdk',
    entry: module(
      "import { ServiceBilling } from '@service/sdk';",
      `client = ServiceBilling.create({ endpoint: origin + '${collectPath(INSTALL_ID)}', consent: true }); client.init();`,
      'client.track();',
    ),
  },
  {
    name: 'plausible',
    package: '@plausible-analytics/tracker',
    entry: module(
      "import { init, track } from '@plausible-analytics/tracker';",
      "init({ domain: 'site.example', endpoint: origin + '/api/event', captureOnLocalhost: true });",
      "track('signup', {});",
    ),
  },
  {
    name: 'segment',
    package: '@segment/analytics-next',
    // With fixed settings, as its CDN would return them.
    entry: module(
      "import { AnalyticsBrowser } from '@segment/analytics-next';",
      `client = AnalyticsBrowser.load({
        writeKey: 'key',
        cdnSettings: {
          integrations: {
            'Segment.io': { apiKey: 'key', apiHost: origin.replace(/^.*:\\/\\//, '') + '/v1', protocol: 'http' },
          },
        },
      }); client.page();`,
      "client.track('signup');",
    ),
  },
  {
    name: 'amplitude',
    package: '@amplitude/analytics-browser',
    entry: module(
      "import { init, track } from '@amplitude/analytics-browser';",
      "init('key', { serverUrl: origin + '/2/httpapi' });",
      "track('signup');",
    ),
  },
  {
    name: 'posthog',
    package: 'posthog-js',
    entry: module(
      "import posthog from 'posthog-js';",
      "posthog.init('phc_key', { api_host: origin, defaults: '2025-05-24' });",
      "posthog.capture('signup');",
    ),
  },
  {
    name: 'mixpanel',
    package: 'mixpanel-browser',
    entry: module(
      "import mixpanel from 'mixpanel-browser';",
      "mixpanel.init('key', { api_host: origin, track_pageview: true, persistence: 'localStorage' });",
      "mixpanel.track('signup');",
    ),
  },
  {
    name: 'sentry',
    package: '@sentry/browser',
    entry: module(
      "import { captureMessage, init } from '@sentry/browser';",
      "init({ dsn: origin.replace('://', '://key@') + '/1' });",
      "captureMessage('signup');",
    ),
  },
];
