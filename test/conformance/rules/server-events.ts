// Spec 4.2, 4.3, 4.5 and 6, and what section 5 says of keys and signatures: server events and their receipts.
import { rulesOf } from '../rule.ts';
import * as s from '../suites.ts';

export const SERVER_EVENT_RULES = [
  ...rulesOf('4.5', {
    'People make and revoke tokens under /me.': s.me(
      '/me, over %s > makes a token, shows its secret once, lists it, and revokes it',
    ),
    'They need a login session, and a personal access token is none.': s.me(
      '/me, over %s > needs a login',
      '/me, over %s > refuses a personal access token, valid or not, also beside a login',
    ),
  }),
  ...rulesOf('4.2.1', {
    'An API key in the header is enough: no signature, no timestamp.': s.serverEvents(
      'an accepted event > is stored as it was sent',
    ),
    'The key never shows in a log.': s.serverEvents('a refusal > never repeats the key or logs the body'),
  }),
  ...rulesOf('4.2.2', {
    'The preconfigured endpoint reports the one event that the connection names.': s.serverEvents(
      'a preconfigured event > is the event that the connection names, at the time of its receipt',
      'a preconfigured event > has a body of its own: the general endpoint refuses it',
    ),
  }),
  ...rulesOf('4.2.3', {
    'A key alone makes no connection and allows no handle.': s.eventOrder(
      '%s > with $title is refused: $status $code',
      '%s > is refused for $title',
    ),
  }),
  ...rulesOf('4.2.4', {
    'The visitor ID comes in attribution; without consent there is none.': s.serverEvents(
      'an accepted event > is stored as it was sent',
      'an accepted event > needs no attribution',
    ),
  }),
  ...rulesOf('4.2.5', {
    'A retry with the same ids and body is the same event.': s.eventIdempotency(
      'an unchanged event > is answered as the first was, but for duplicate',
      'an unchanged event > is a duplicate under either of its ids, and under the new one from then on',
    ),
  }),
  ...rulesOf('4.3', {
    'status_url leads to the receipt.': [
      ...s.receipts(
        'a receipt > is queued until it is projected',
        'a receipt > is 404 for a key of another brand or tenant',
      ),
      ...s.workers('a serving process > processes a receipt within seconds'),
    ],
  }),
  ...rulesOf('5 server events', {
    'A key needs Write and access to the brand.': [
      ...s.eventOrder('%s > with $title is refused: $status $code'),
      ...s.authenticate('a token reaches > %s'),
    ],
    'Keys rotate: the old one works until it is revoked.': [
      ...s.eventIdempotency('an unchanged event > is one event with another key of the same brand'),
      ...s.keysCommand('token > revoke returns when every server refuses the key'),
    ],
  }),
  ...rulesOf('5 legacy signed', {
    'A connection UUID and signature headers still work, without a key.': s.legacySigned(
      'a signed event > is accepted without a key, and its receipt is read with a signature over nothing',
      'a signed event > with one byte flipped is refused, wherever it is',
      'a signature is not enough > where the connection is not a signed one',
    ),
  }),
  ...rulesOf('6', {
    'Sessions, actions and server events are recorded as what they are.': [
      ...s.exactlyOnce('one id may be used once on each endpoint and for each install'),
      ...s.eventContract('at once > events, actions and visits share a group'),
    ],
    'A delivery is identified by its header and counted once.': [
      ...s.exactlyOnce('in %s mode > a repeat is answered as the first was'),
      ...s.eventRaces(
        'over the network, on two servers, > 50 identical firsts at once make one record and one receipt, with 49 duplicates and only 202',
      ),
    ],
    'shadow sessions and server events return duplicate.': [
      ...s.exactlyOnce('in %s mode > a repeat is answered as the first was'),
      ...s.eventIdempotency('an unchanged event > is answered as the first was, but for duplicate'),
    ],
  }),
];
