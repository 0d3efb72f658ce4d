// Spec 7, 8 and 9: every code of the wire, every limit, and what a version is.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

const REFUSED_IN_ORDER = s.eventOrder('%s > with $title is refused: $status $code', '%s > is refused for $title');

export const ERROR_RULES = [
  ...rulesOf('7', {
    'Browser endpoints answer {error:{code}} and nothing else.': [
      ...s.limitPins('the errors of the browser endpoints are those of Spec 7 and decisions 1'),
      ...s.order('/session says > $title', '/events says > $title', '/link says > $title', '/redeem says > $title'),
    ],
    '5xx and silence are retried with the same ids.': [
      ...s.sdkRetry('a request that may pass > is sent again after %s, with the same delivery id and body'),
      ...s.faults('an action outlives %s'),
    ],
  }),
  ...rulesOf('7 invalid_session', {
    '401 for a missing, expired, revoked or foreign session.': s.events(
      'a session > is refused where the header %s',
      'a session > lasts 900 seconds and not a millisecond more',
      'a session > is revoked with all others of its integration when the epoch rises',
    ),
  }),
  ...rulesOf('7 origin_not_allowed', {
    '403 for a malformed or unlisted origin, and an inactive integration.': s.origins(
      'an install without reporting origins > refuses the origin %j',
      'an inactive install is refused on both endpoints',
    ),
  }),
  ...rulesOf('7 not_found', {
    '404 for an unknown install, connection or receipt.': [
      ...s.routing('an install id that no install can have > %s is 404'),
      ...s.receipts('a receipt > is 404 with the id %s'),
      ...REFUSED_IN_ORDER,
    ],
  }),
  ...rulesOf('7 method_not_allowed', {
    '405 with Allow for another method on a known path.': s.routing(
      'another method on a known path > %s is 405 and says which is allowed',
    ),
  }),
  ...rulesOf('7 invalid_input', {
    '422 for a malformed body, visitor ID, UUID or consent.': [
      ...s.sessions('a session request is refused as invalid_input > where %s'),
      ...s.bodies('a body is refused > that %s'),
      ...s.serverEvents('a body > that is %j is refused'),
    ],
  }),
  ...rulesOf('7 invalid_url', {
    '422 for an invalid page URL, where nothing else is wrong.': s.sessions(
      'a session request is refused as invalid_url > for a url %s',
      'a session request is refused as invalid_url > only where nothing else is wrong',
    ),
  }),
  ...rulesOf('7 rate_limited', {
    '429 with Retry-After.': [
      ...s.rateLimits('an address > gets its quota of sessions, then 429 with the seconds to wait'),
      ...s.eventLimits('a key > may send again when Retry-After has passed, and not a moment before'),
      ...s.identityRaces('the quota of an address > fills again after the seconds that were told, and not before'),
    ],
  }),
  ...rulesOf('7 unavailable', {
    '503 with Retry-After where the store cannot take a record, or the server ends.': [
      ...s.failures('a store that cannot take a record now > is 503 with the seconds to wait, on both endpoints'),
      ...s.cors('every answer of a browser endpoint says for which origin it is: > 503 while draining'),
    ],
  }),
  ...rulesOf('7 repeated_header', {
    '400 for two headers that say one thing; 422 at the browser endpoints.': s.everyDoor(
      'every door > refuses a request with two headers of one name: %s',
    ),
  }),
  ...rulesOf('7 unauthorized', {
    '401 for a key that is missing, invalid or revoked.': [
      ...s.authenticate('a caller with an API key > is refused when the key is unknown'),
      ...REFUSED_IN_ORDER,
    ],
  }),
  ...rulesOf('7 insufficient_scope', { '403 for a key without Write.': REFUSED_IN_ORDER }),
  ...rulesOf('7 login_required', {
    '403 for a personal access token at /me.': s.me(
      '/me, over %s > refuses a personal access token, valid or not, also beside a login',
    ),
  }),
  ...rulesOf('7 login_failed', {
    '403 for a login that the provider or the browser brings back wrong.': s.login(
      'a login, over %s > is refused by an answer %s',
    ),
  }),
  ...rulesOf('7 no_membership', {
    '403 for a person who is no member.': s.login(
      'a login, over %s > is refused to whoever is no member, or whose address is not verified',
    ),
  }),
  ...rulesOf('7 csrf_failed', {
    '403 for a change without the token of its session.': [
      ...s.me('/me, over %s > changes nothing without the token of the same session'),
      ...s.login('a login, over %s > signing out > needs the token of the same session'),
    ],
  }),
  ...rulesOf('7 server_event_not_configured', { '422 for an install without a binding.': REFUSED_IN_ORDER }),
  ...rulesOf('7 event_handle_not_allowed', { '422 for a handle that is not listed.': REFUSED_IN_ORDER }),
  ...rulesOf('7 status_not_allowed', { '422 for a reversal that is not agreed.': REFUSED_IN_ORDER }),
  ...rulesOf('7 idempotency_conflict', {
    '409 for an id that is used with a changed body.': s.eventIdempotency(
      'a changed event > under the ids of another is a conflict: %j',
      'a changed event > leaves its other id free',
    ),
  }),
  ...rulesOf('7 body_too_large', {
    '413 for a server event over 64 KiB.': s.serverEvents('the boundary of > the size: 64 KiB are within'),
  }),
  ...rulesOf('7 unsupported_media_type', {
    '415 for what is not JSON in UTF-8.': s.serverEvents(
      'a body > is application/json in UTF-8, without a content encoding',
    ),
  }),
  ...rulesOf('7 internal', {
    '500 for a fault of ours, with an id that the log has too, and no word of it.': s.failures(
      'elsewhere > a fault of ours is 500 with an id that the log has too, and no word of it',
    ),
  }),
];

export const LIMIT_RULES = [
  ...rulesOf('8', {
    'The limits are those of the table.': s.limitPins(
      'the limits are those of Spec 8',
      'the limits of server events and links are those of decisions 3 and 4',
    ),
    'A session lives 900 seconds.': s.events('a session > lasts 900 seconds and not a millisecond more'),
    'url has at most 2048 characters, source at most 128.': s.sessions(
      'a session request at its limits is taken > with %s',
      'a session request is refused as invalid_url > for a url %s',
      'a session request is refused as invalid_input > where %s',
    ),
    'An action body has at most 8 KiB.': s.bodies(
      'a body is refused > of 8193 bytes',
      'a body is taken > of 8192 bytes as an action',
    ),
    'properties have at most 20 keys and 4 KiB, strings 512 characters.': s.events(
      'properties are taken > with %s',
      'an action request is refused as invalid_input > for properties with %s',
    ),
    'A visitor ID has 12 to 80 characters after its prefix.': s.ids(
      'a visitor ID > of %i characters is one only from 12 to 80',
    ),
  }),
  ...rulesOf('9', {
    'spec_version is 1.0.': s.eventRules('a server event > of version %s is refused'),
    'The script is versioned in its path, and a release never changes.': s.sdkScript(
      '/sdk/v1/<version>.js > is version %s for ever, under its SRI hash',
    ),
    'Connection UUIDs, preconfigured and signed connections work beside keys.': [
      ...s.serverEvents('an accepted event > is accepted under the UUID of its connection too, in either case'),
      ...s.legacySigned('a signed event > shares its ids with a caller who uses a key'),
    ],
  }),
];
