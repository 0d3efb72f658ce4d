// Spec 7, 8 and 9: every error code, every limit, and versions.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

const REFUSED_IN_ORDER = s.eventOrder('%s > with $title is refused: $status $code', '%s > is refused for $title');

export const ERROR_RULES = [
  ...rulesOf('7', {
    'Browser endpoints answer `{"error":{"code":"<code>"}}` and nothing else.': [
      ...s.limitPins('the errors of the browser endpoints match Spec 7 and decisions 1'),
      ...s.order(
        '/session reports > $title',
        '/events reports > $title',
        '/link reports > $title',
        '/redeem reports > $title',
      ),
    ],
    'After 5xx or a network failure, clients retry with the same IDs and body, and wait between attempts.': [
      ...s.sdkRetry('a request with a temporary failure > is retried after %s, with the same delivery id and body'),
      ...s.faults('an action survives %s'),
    ],
  }),
  ...rulesOf('7 invalid_session', {
    '401: the session token is missing, expired, revoked, or issued to another install, visitor or origin.': s.events(
      'a session > is refused if the header %s',
      'a session > lasts 900 seconds and not a millisecond longer',
      'a session > is revoked with all others of its integration when the epoch increases',
    ),
  }),
  ...rulesOf('7 origin_not_allowed', {
    '403: the origin is malformed or not listed, or the install is inactive.': s.origins(
      'an install without reporting origins > refuses the origin %j',
      'an inactive install is refused on both endpoints',
    ),
  }),
  ...rulesOf('7 not_found', {
    '404: the install, connection or receipt is unknown, or the key has no access to its brand.': [
      ...s.routing('an install id that no install can have > %s is 404'),
      ...s.receipts('a receipt > is 404 with the id %s'),
      ...REFUSED_IN_ORDER,
    ],
  }),
  ...rulesOf('7 method_not_allowed', {
    '405 with `Allow`: the path accepts other methods.': s.routing(
      'another method on a known path > %s is 405 and names the allowed method',
    ),
  }),
  ...rulesOf('7 invalid_input', {
    '422: the body, visitor ID, UUID or consent is malformed.': [
      ...s.sessions('a session request is refused as invalid_input > if %s'),
      ...s.bodies('a body is refused > that %s'),
      ...s.serverEvents('a body > that is %j is refused'),
    ],
  }),
  ...rulesOf('7 invalid_url', {
    '422: the page URL is invalid, and the rest is valid.': s.sessions(
      'a session request is refused as invalid_url > for a url %s',
      'a session request is refused as invalid_url > only if the rest is valid',
    ),
  }),
  ...rulesOf('7 rate_limited', {
    '429 with `Retry-After`: a rate limit is exceeded.': [
      ...s.rateLimits('an address > gets its quota of sessions, then 429 with the seconds to wait'),
      ...s.eventLimits('a key > may send again after Retry-After, and no sooner'),
      ...s.identityRaces('the quota of an address > refills after exactly the returned seconds'),
    ],
  }),
  ...rulesOf('7 unavailable', {
    '503 with `Retry-After`: the store cannot accept a record now, or the server is shutting down.': [
      ...s.failures('a store that cannot accept a record > is 503 with the seconds to wait, on both endpoints'),
      ...s.cors('every response of a browser endpoint names the allowed origin: > 503 while draining'),
    ],
  }),
  ...rulesOf('7 repeated_header', {
    '400: a single-value header was sent twice. Browser endpoints answer 422 `invalid_input`.': s.everyDoor(
      'every endpoint > refuses a request with two headers of one name: %s',
    ),
  }),
  ...rulesOf('7 unauthorized', {
    '401: the API key is missing, invalid or revoked.': [
      ...s.authenticate('a caller with an API key > is refused when the key is unknown'),
      ...REFUSED_IN_ORDER,
    ],
  }),
  ...rulesOf('7 insufficient_scope', { '403: the key lacks the `write` scope.': REFUSED_IN_ORDER }),
  ...rulesOf('7 login_required', {
    '403: `/me` was called with a personal access token.': s.me(
      '/me, over %s > refuses a personal access token, valid or not, also beside a login',
    ),
  }),
  ...rulesOf('7 login_failed', {
    '403: the provider or the browser returned an invalid login.': s.login(
      'a login, over %s > is refused if the response %s',
    ),
  }),
  ...rulesOf('7 no_membership', {
    '403: the user is not a member of any tenant.': s.login(
      'a login, over %s > is refused to non-members and unverified addresses',
    ),
  }),
  ...rulesOf('7 csrf_failed', {
    '403: a change was sent without the CSRF token of its session.': [
      ...s.me('/me, over %s > changes nothing without the CSRF token of the same session'),
      ...s.login('a login, over %s > signing out > needs the CSRF token of the same session'),
    ],
  }),
  ...rulesOf('7 owner_required', {
    '403: only an owner of the team may do this.': s.portalAccess(
      'the portal API, over %s > refuses a member where an owner is required',
    ),
  }),
  ...rulesOf('7 server_event_not_configured', { '422: the install has no server event connection.': REFUSED_IN_ORDER }),
  ...rulesOf('7 event_handle_not_allowed', { '422: the connection does not allow this event type.': REFUSED_IN_ORDER }),
  ...rulesOf('7 status_not_allowed', { '422: the connection does not allow reversals.': REFUSED_IN_ORDER }),
  ...rulesOf('7 idempotency_conflict', {
    '409: an event ID or `webhook-id` was reused with a different body.': s.eventIdempotency(
      'a changed event > with the ids of another is a conflict: %j',
      'a changed event > does not bind its other id',
    ),
  }),
  ...rulesOf('7 connection_exists', {
    '409: the install already has a connection.': s.portalInstalls(
      'installs in the portal, over %s > have one connection, whose secret is shown once',
    ),
  }),
  ...rulesOf('7 last_owner', {
    '409: a team keeps at least one owner.': s.portalMembers(
      'members in the portal, over %s > always include an owner',
    ),
  }),
  ...rulesOf('7 target_disabled', {
    '409: messages to a disabled target cannot be resent.': s.portalNotifications(
      'notifications in the portal, over %s > change their kinds, are disabled, enabled and removed',
    ),
  }),
  ...rulesOf('7 visitor_shared', {
    '409: another team keeps records under this visitor ID, so the operator must erase it.': s.visitorContract(
      'the erasure by a tenant > never touches records of another tenant (projected: %s)',
    ),
  }),
  ...rulesOf('7 not_delivered', {
    '502: the target of a test message did not accept it.': s.portalNotifications(
      'notifications in the portal, over %s > send a test message now, and report why it failed',
    ),
  }),
  ...rulesOf('7 changed_meanwhile', {
    '409: another user changed it since it was read. Nothing is written.': s.portalDescription(
      'the description in the portal, over %s > is not overwritten by a user who read an older version',
    ),
  }),
  ...rulesOf('7 no_engine', {
    '409: no answer engine is configured. The message names the setting.': s.portalScans(
      'the scans of the portal, over %s > report which setting an engine needs',
    ),
  }),
  ...rulesOf('7 quota_exceeded', {
    '409: the plan does not include this.': s.portalScans(
      'the scans of the portal, over %s > are refused beyond the plan’s limit',
    ),
  }),
  ...rulesOf('7 price_changed', {
    '409: a fix costs more than the accepted price. Nothing is charged.': s.portalFindings(
      'the findings of the portal, over %s > charge no more than the accepted price',
    ),
  }),
  ...rulesOf('7 body_too_large', {
    '413: a server event is larger than 64 KiB.': s.serverEvents('the boundary of > the size: 64 KiB are allowed'),
  }),
  ...rulesOf('7 unsupported_media_type', {
    '415: the body is not JSON in UTF-8.': s.serverEvents(
      'a body > is application/json in UTF-8, without a content encoding',
    ),
  }),
  ...rulesOf('7 internal', {
    '500: the service failed. The response has only an ID that is also in the log.': s.failures(
      'elsewhere > an internal error is 500 with only an id, which is logged',
    ),
  }),
];

export const LIMIT_RULES = [
  ...rulesOf('8', {
    'The limits are those of the table above.': s.limitPins(
      'the limits are those of Spec 8',
      'the limits of server events and links match decisions 3 and 4',
    ),
    'A session lasts 900 seconds.': s.events('a session > lasts 900 seconds and not a millisecond longer'),
    '`url` has at most 2048 characters, `source` at most 128.': s.sessions(
      'a session request at its limits is accepted > with %s',
      'a session request is refused as invalid_url > for a url %s',
      'a session request is refused as invalid_input > if %s',
    ),
    'An action body is at most 8 KiB.': s.bodies(
      'a body is refused > of 8193 bytes',
      'a body is accepted > of 8192 bytes as an action',
    ),
    '`properties` has at most 20 keys and 4 KiB. A string value has at most 512 characters.': s.events(
      'properties are accepted > with %s',
      'an action request is refused as invalid_input > for properties with %s',
    ),
    'A visitor ID has 12 to 80 characters after its prefix.': s.ids(
      'a visitor ID > of %i characters obeys the limits of 12 and 80',
    ),
  }),
  ...rulesOf('8 JSON-RPC and MCP', {
    'A personal access token allows 120 calls in any 60 seconds.': s.jsonRpc(
      'the quota > allows 120 calls in any 60 seconds, counting each of a batch',
    ),
    'A demo token allows 10, and only its tools and the showcase brand.': s.jsonRpc(
      'the quota > of a demo token is 10',
      'a demo token > may list, ping, poll, and call two tools',
      'a demo token > finds only the showcase',
    ),
  }),
  ...rulesOf('8 Plans', {
    'Each plan includes exactly what the table states.': s.planRules(
      'a limit of a plan > of %s: %s, allows %i but not one more',
      'the quota of a unit > of %s: %s, includes %i, then charges %i cents each',
    ),
    'Free and Pro allow one scan a week, and refuse the next.': s.planStore(
      'a plan that blocks > %s has one scan per ISO week, and the next one on Monday',
    ),
    'Protect and Enterprise are never blocked. Overage is invoiced to the cent.': s.planStore(
      'a plan with overage > %s includes %i scans and charges %i cents for each additional one',
      'a plan with overage > counts to the exact cent under concurrency',
    ),
    'Scans start by themselves weekly on Pro, daily on Protect, hourly on Enterprise, and never on Free.': [
      ...s.planRules('the catalog > sets the frequency of automatic scans'),
      ...s.scheduleStore('automatic scans > of %s are %s: one per period, for any number of processes'),
    ],
    'A blocked quota is answered with -32002 `quota_exceeded`.': s.toolCalls(
      'a scan > beyond the plan is quota_exceeded',
    ),
  }),
  ...rulesOf('9', {
    '`spec_version` is `1.0`.': s.eventRules('a server event > of version %s is refused'),
    'The path of the SDK script carries its version, and a released version never changes.': s.sdkScript(
      '/sdk/v1/<version>.js > is version %s permanently, with its SRI hash',
    ),
    'The RPC adapter follows JSON-RPC 2.0.': s.jsonRpc("the specification's examples > a batch of everything"),
    'Connection UUIDs, preconfigured connections and signed connections keep working alongside API keys.': [
      ...s.serverEvents('an accepted event > is accepted under the UUID of its connection too, in either case'),
      ...s.legacySigned('a signed event > shares its ids with a caller who uses a key'),
    ],
  }),
];
