// Spec 3, 4.1, 4.4 and 4.8, and the rules of section 5 about browsers: sessions, actions, identity exchange, the SDK.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

export const BROWSER_RULES = [
  ...rulesOf('3', {
    'A session is valid for 900 seconds. After that, `/events` answers 401 `invalid_session`.': s.events(
      'a session > lasts 900 seconds and not a millisecond longer',
    ),
    'When a session has expired, the client creates a new one.': s.sdkRenewal(
      'a session > is reused until 870 s old, and renewed by the next action',
    ),
    'A revoked API key is answered with 401.': [
      ...s.authenticate('a caller with an API key > is refused once revoked, even with a clock ahead of ours'),
      ...s.eventRaces('a change made by a command > takes effect on every server within five seconds: a revoked key'),
    ],
    'A stopped client stays stopped.': s.sdkStop('stop() > %s settles every promise and ends all work'),
  }),
  ...rulesOf('4.1.1', {
    '`/session` records a page visit, not an action.': [
      ...s.sessions('a session request > records one visit of the page, without query and fragment'),
      ...s.sdkInit('init() > never starts a session by a timer'),
    ],
  }),
  ...rulesOf('4.1.2', {
    '`/events` needs a valid session.': s.events('a session > is refused if the header %s'),
    'A site reports an action when it has confirmed it, not on the click.': s.shop(
      'a booking is reported once, after the shop has confirmed it',
      'a booking that the shop refuses is not reported',
    ),
  }),
  ...rulesOf('4.1.3', {
    "Actions have no names: `track('name')` is refused.": s.sdkTrack(
      'track() > refuses an event name before any request',
    ),
  }),
  ...rulesOf('4.1.4', {
    'Each action is recorded once and answered with one 202, however often it is retried.': [
      ...s.exactlyOnce('in %s mode > fifty identical concurrent actions create one record and get 202'),
      ...s.faults('an action survives %s'),
    ],
  }),
  ...rulesOf('4.1.5', {
    'Report an occurrence through one path only. Events of different endpoints are never merged.': s.eventIdempotency(
      'a preconfigured event > and an event of the general endpoint are never the same',
    ),
  }),
  ...rulesOf('4.1.6', {
    'A client outside a browser can send any `Origin`, so a successful call proves neither installation nor consent.':
      s.origins('an install without reporting origins > accepts any well-formed origin in %s mode'),
  }),
  ...rulesOf('4.4', {
    '`/link` issues a token for one other origin.': [
      ...s.identity('/link > returns a token that is valid for 120 seconds'),
      ...s.exchangeRules('a link request > names a visitor and the site that may redeem'),
    ],
    '`/redeem` returns the visitor ID to that origin, and to no other.': s.identity(
      '/redeem > returns the visitor ID',
      '/redeem > refuses a link at the wrong site without using it up',
    ),
    '`allowed_origins` applies to both.': s.identity('allowed origins > are compared exactly, at both ends'),
  }),
  ...rulesOf('4.8', {
    'With `data-service-install-id` the script starts by itself and sets `window.serviceEvents`.': [
      ...s.sdkBuilt('the script in a page > finds its tag and starts: %s'),
      ...s.hostilePages('the tag works as <script %s>'),
    ],
    'Without the attribute the script only sets `window.ServiceBilling`.': s.sdkBuilt(
      'the script in a page > without an install ID only offers create()',
    ),
    '`create()` needs `consent: true` and a collection URL.': s.sdkErrors(
      'create() > throws consent_required for %j',
      'create() > throws invalid_options for an invalid endpoint, and names it',
    ),
    '`init()` prepares a session once, however often it is called.': s.sdkInit(
      'init() > shares one request among all calls before, during and after it',
    ),
    '`track()` opens a session if needed, sends the action and retries transient failures.': [
      ...s.sdkTrack('track() > loses no call made before, during or after init'),
      ...s.sdkRetry('a request with a temporary failure > is retried after %s, with the same delivery id and body'),
    ],
    '`getVisitorId()` sends nothing.': s.sdkVisitor('the visitor ID > is created when a call starts, not before'),
    '`stop()` ends collection by this client and leaves the cookie.': s.sdkStop(
      'stop() > writes no cookie afterwards, and keeps the existing one',
    ),
    'When consent is withdrawn, the page stops the client, deletes the cookie and cancels a pending start. After renewed consent it creates a new client.':
      s.shop(
        'withdrawing stops all sending and deletes the cookie',
        'withdrawing while the SDK loads starts nothing',
        'renewed consent creates a new client and a new visitor',
      ),
  }),
  ...rulesOf('5 /session', {
    'Without `reporting_origins`, any valid https origin may create sessions.': s.origins(
      'an install without reporting origins > accepts any well-formed origin in %s mode',
      'an install without reporting origins > refuses the origin %j',
    ),
    'With `reporting_origins`, any other origin is answered with 403. In `measurement` mode, subdomains of the listed hosts are allowed too.':
      s.origins('an install that lists https://example.com > answers %s with %i in measurement and %i in shadow mode'),
  }),
  ...rulesOf('5 /events', {
    'The token must match the install, the visitor and the origin.': s.events(
      'a session > of another integration is refused',
      'a session > of another origin is refused',
      'a session > of another visitor is refused',
    ),
  }),
];
