import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_KEY_PATTERN } from '../limits.ts';
import { isSensitiveKey } from './sensitive-keys.ts';

const WORDS = [
  'email',
  'mail',
  'phone',
  'tel',
  'mobilephone',
  'password',
  'passwd',
  'pwd',
  'secret',
  'token',
  'apikey',
  'authorization',
  'auth',
  'cookie',
  'card',
  'cardnumber',
  'cvv',
  'cvc',
  'iban',
  'ssn',
  'passport',
  'address',
  'firstname',
  'lastname',
  'fullname',
  'username',
  'birth',
  'birthday',
  'dob',
  'price',
  'amount',
  'revenue',
  'salary',
];
const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1);

describe.each(WORDS)('the word %s is sensitive', (word) => {
  it.each([
    ['alone', word],
    ['in upper case', word.toUpperCase()],
    ['with a capital', capital(word)],
    ['in the plural', `${word}s`],
    ['after an underscore', `user_${word}`],
    ['before an underscore', `${word}_field`],
    ['after a hyphen', `item-${word}`],
    ['in camel case', `my${capital(word)}`],
    ['at the start of camel case', `${word}Value`],
    ['after a digit', `x2${word}`],
    ['before a digit', `${word}1`],
    ['between separators', `a__${word}--b`],
  ])('%s: %s', (_, key) => {
    expect(isSensitiveKey(key)).toBe(true);
  });
});

it.each([
  'userEmail',
  'item-price',
  'first_name',
  'firstName',
  'first-name',
  'last_name',
  'full_name',
  'user_name',
  'api_key',
  'apiKey',
  'api-key',
  'card_number',
  'cardNumber',
  'mobile_phone',
  'birth_day',
  'credit_card',
  'creditCard',
  'creditcard',
  'creditcardtype',
  'myemailaddress',
  'emailed',
  'passwords',
  'newpassword2',
  'oldpasswdhash',
  'secretary',
  'myapikeyname',
  'SHIPPING_ADDRESS',
  'AuthToken',
])('%s is sensitive', (key) => {
  expect(isSensitiveKey(key)).toBe(true);
});

it.each([
  'businessName',
  'discarded',
  'cardinality',
  'plan',
  'name',
  'hotel',
  'telling',
  'title',
  'author',
  'authority',
  'tokenize',
  'addressable',
  'priceless',
  'mailbox',
  'postcard',
  'discard',
  'constructor',
  'toString',
  'hasOwnProperty',
  'first',
  'namefirst',
  'name_first',
  'keyApi',
  'first_x_name',
  's',
])('%s is not sensitive', (key) => {
  expect(isSensitiveKey(key)).toBe(false);
});

it('a key is recognized with any separator between its words', () => {
  const separator = fc.constantFrom('_', '-', '__', '-_', '7');
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), fc.constantFrom('a', 'shop', 'x'), separator, (word, other, between) => {
      expect(isSensitiveKey(`${other}${between}${word}`)).toBe(true);
      expect(isSensitiveKey(`${word}${between}${other}`)).toBe(true);
    }),
  );
});

it('every key that the pattern allows is classified', () => {
  fc.assert(
    fc.property(fc.stringMatching(PROPERTY_KEY_PATTERN), (key) => {
      expect(typeof isSensitiveKey(key)).toBe('boolean');
    }),
  );
});
