// Spec 2: identifiers, and the fields of requests and responses.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

const PROPERTIES = 'an action request is refused as invalid_input > for properties with %s';

export const RESOURCE_RULES = [
  ...rulesOf('2.1', {
    'An install ID is `svc_pub_` followed by 32 lowercase hex characters.': s.ids(
      'an install ID > is svc_pub_ and 32 lower-case hex characters',
      'an install ID > is not %j',
    ),
    'A visitor ID is `svc_v_` followed by 12 to 80 letters, digits, hyphens or underscores.': s.ids(
      'a visitor ID > of %i characters obeys the limits of 12 and 80',
      'a visitor ID > has no character outside the alphabet',
    ),
    'A delivery ID is a UUID, and every retry of a request carries the same one.': [
      ...s.ids('a delivery ID > is a UUID of any version, in either case'),
      ...s.sdkRetry('a request with a temporary failure > is retried after %s, with the same delivery id and body'),
    ],
    'A session token works only for the install, visitor and origin that it was issued to.': [
      ...s.sessionTokens('a session token > is refused for another integration or origin'),
      ...s.events(
        'a session > of another integration is refused',
        'a session > of another origin is refused',
        'a session > of another visitor is refused',
      ),
    ],
    'An API key is `svc_pat_` followed by 32 base62 characters, a demo key `svc_pat_demo_` followed by 27. It is shown once, when it is created.':
      [
        ...s.tokenRules('a token > is 32 base62 characters after its prefix, a demo token 27'),
        ...s.keysCommand('token > create shows the secret and list never does'),
      ],
    'A server event path accepts the install ID or the UUID of its connection.': s.serverEvents(
      'an accepted event > is accepted under the UUID of its connection too, in either case',
    ),
  }),
  ...rulesOf('2.2', {
    '`reporting_origins` restricts which origins may start sessions and send actions.': s.origins(
      'an install that lists https://example.com > answers %s with %i in measurement and %i in shadow mode',
    ),
    '`allowed_origins` restricts `/link` and `/redeem`, and nothing else.': s.identity(
      'allowed origins > are compared exactly, at both ends',
      'allowed origins > do not apply to sessions',
    ),
  }),
  ...rulesOf('2.3', {
    'The required fields must be present, and no other fields are allowed.': [
      ...s.schemaPins(
        '%s > is refused without any one of its required fields',
        '%s > is refused with any additional field',
      ),
      ...s.sessions('a session request is refused as invalid_input > if %s'),
    ],
    '`consent` must be `true`. `source` and `referrer` may be `null`.': s.sessions(
      'a session request is refused as invalid_input > if %s',
      'a session request > accepts null for source and referrer',
    ),
    '`url` is an absolute https URL of at most 2048 characters, on the origin of the request.': s.sessions(
      'a session request is refused as invalid_url > for a url %s',
      'a session request at its limits is accepted > with %s',
    ),
    'Only the origin and path of the page are recorded.': s.sessions(
      'a session request > records one visit of the page, without query and fragment',
    ),
  }),
  ...rulesOf('2.4', {
    'The response has exactly `session_token`, `expires_in` and `mode`.': [
      ...s.sessions('a session request > of an install in %s mode is answered with exactly three fields'),
      ...s.schemaPins('a session response is refused with %s %j'),
    ],
  }),
  ...rulesOf('2.5', {
    'The visitor ID must be the one that the session was issued to.': s.events(
      'a session > of another visitor is refused',
    ),
    '`properties` is flat, with at most 20 keys, strings of at most 512 characters, and 4 KiB in total.': [
      ...s.events(PROPERTIES, 'properties are accepted > with %s'),
      ...s.actionRules(
        'properties at their limits (Spec 2.5) > of 4096 bytes of JSON are accepted, and of 4097 refused',
      ),
    ],
    'The body is at most 8 KiB.': s.bodies(
      'a body is refused > of 8193 bytes',
      'a body is accepted > of 8192 bytes as an action',
    ),
    'Property keys with sensitive names are refused.': [
      ...s.sensitiveKeys('%s is sensitive', '%s is not sensitive'),
      ...s.events(PROPERTIES),
    ],
    'Properties are checked and not stored.': s.events(
      'an action request > records one action and none of its properties in %s mode',
    ),
  }),
  ...rulesOf('2.6', {
    'In `measurement` mode the response has exactly `accepted` and `mode`.': s.events(
      'an action request > in measurement mode is answered 202 with exactly two fields',
    ),
    'In `shadow` mode the response also has `receipt_id` and `duplicate`.': s.events(
      'an action request > in shadow mode is answered 202 with a receipt',
    ),
  }),
  ...rulesOf('2.7', {
    'Every field except `attribution` is required, and no other fields are allowed.': s.eventRules(
      'a server event > needs %s',
      'a server event > needs no attribution',
      'a server event > has no property %s, on any level',
    ),
    '`spec_version` is `1.0`.': s.eventRules('a server event > of version %s is refused'),
    '`occurred_at` is an RFC 3339 timestamp with a time zone.': s.eventRules(
      'the time of a server event > may be %s',
      'the time of a server event > may not be %j',
    ),
    'Each field stays within its limits.': [
      ...s.serverEvents(
        'the boundary of > %s: %j is within, %j is not',
        'the boundary of > event_handle: 255 characters are allowed',
      ),
      ...s.eventRules('a server event > has 1 to %2$d characters of any width in %1$s'),
    ],
    '`subject.id` must not contain an email address.': s.eventRules(
      'the subject of a server event > is not an email address: %s',
    ),
    'The visitor ID goes in `attribution`, never at the top level.': s.eventRules(
      'a server event > has no property %s, on any level',
      'a server event > with %s needs its %s',
    ),
    '`status` is `test`, `confirmed` or `reversed`.': s.eventRules(
      'a server event > may be %s',
      'a server event > of status %j is refused',
    ),
  }),
  ...rulesOf('2.8', {
    'The response is 202 with exactly `accepted`, `receipt_id`, `duplicate` and `status_url`.': s.serverEvents(
      'an accepted event > is answered with exactly four fields',
    ),
  }),
  ...rulesOf('2.9', {
    'The body is a visitor ID and nothing else, and only the preconfigured endpoint accepts it.': [
      ...s.preconfiguredRules(
        'a preconfigured event > is a visitor ID of 12 to 80 characters after its prefix',
        'a preconfigured event > has no other form: %j',
      ),
      ...s.serverEvents(
        'a preconfigured event > refuses %s',
        'a preconfigured event > has its own body format, which the general endpoint refuses',
      ),
    ],
  }),
];
