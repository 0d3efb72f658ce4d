// Spec 4.2, 4.3, 4.5 and 6, and the rules of section 5 about keys and signatures: server events and their receipts.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

export const SERVER_EVENT_RULES = [
  ...rulesOf('4.5', {
    'A signed-in user creates, lists and revokes tokens under `/me`.': s.me(
      '/me, over %s > creates a token with its secret, lists it and revokes it',
    ),
    '`/me` needs a login session. A personal access token cannot create another token.': s.me(
      '/me, over %s > needs a login',
      '/me, over %s > refuses a personal access token, valid or not, also beside a login',
    ),
  }),
  ...rulesOf('4.2.1', {
    'An API key in the `Authorization` header is enough: no signature and no timestamp.': s.serverEvents(
      'an accepted event > is stored as it was sent',
    ),
    'The key never appears in a URL, a response or a log.': s.serverEvents(
      'a refusal > never repeats the key or logs the body',
    ),
  }),
  ...rulesOf('4.2.2', {
    'The preconfigured endpoint reports the one event configured for the connection.': s.serverEvents(
      'a preconfigured event > has the connection’s event handle and the time of receipt',
      'a preconfigured event > has its own body format, which the general endpoint refuses',
    ),
  }),
  ...rulesOf('4.2.3', {
    'The brand must have a connection that allows the `event_handle`. A key alone creates neither.': s.eventOrder(
      '%s > with $title is refused: $status $code',
      '%s > is refused for $title',
    ),
  }),
  ...rulesOf('4.2.4', {
    'The visitor ID comes from the page, is saved with the business record, and goes in `attribution.visitor_id`.':
      s.serverEvents('an accepted event > is stored as it was sent', 'an accepted event > needs no attribution'),
  }),
  ...rulesOf('4.2.5', {
    'A retry with the same IDs and the same body is the same event.': s.eventIdempotency(
      'an unchanged event > gets the same response as the first, except for duplicate',
      'an unchanged event > is a duplicate under either of its ids, and binds both',
    ),
  }),
  ...rulesOf('4.3', {
    '`status_url` returns the receipt to keys with access to the connection.': [
      ...s.receipts(
        'a receipt > is queued until it is projected',
        'a receipt > is 404 for a key of another brand or tenant',
      ),
      ...s.workers('a serving process > processes a receipt within seconds'),
    ],
  }),
  ...rulesOf('5 /me', {
    'Managing tokens needs a login session, not a personal access token.': s.me(
      '/me, over %s > needs a login',
      '/me, over %s > refuses a personal access token, valid or not, also beside a login',
    ),
  }),
  ...rulesOf('5 Server events', {
    'The key needs the `write` scope and access to the brand.': [
      ...s.eventOrder('%s > with $title is refused: $status $code'),
      ...s.authenticate('a token can access > %s'),
    ],
    'Keys can be rotated without downtime: the old key works until it is revoked.': [
      ...s.eventIdempotency('an unchanged event > is one event with another key of the same brand'),
      ...s.keysCommand('token > revoke returns when every server rejects the key'),
    ],
  }),
  ...rulesOf('5 Signed server events', {
    'A connection UUID with signature headers works without a key.': s.legacySigned(
      'a signed event > is accepted without a key, and its receipt is readable by signature',
      'a signed event > with any byte flipped is refused',
      'a signature is not enough > if the connection is not signed',
    ),
  }),
  ...rulesOf('6', {
    'A session records a visit, an action one generic interaction, a server event the event named by its handle.': [
      ...s.exactlyOnce('one id may be used once per endpoint and install'),
      ...s.eventContract('concurrently, > events, actions and visits share a group'),
    ],
    'The delivery ID or `webhook-id` identifies a delivery, and a delivery counts once.': [
      ...s.exactlyOnce('in %s mode > a repeat gets the same response as the first'),
      ...s.eventRaces(
        'over the network, on two servers, > 50 identical concurrent events create one record, one receipt and 49 duplicates',
      ),
    ],
    '`shadow` mode and server events return `duplicate`.': [
      ...s.exactlyOnce('in %s mode > a repeat gets the same response as the first'),
      ...s.eventIdempotency('an unchanged event > gets the same response as the first, except for duplicate'),
    ],
  }),
];
