// What is wrong with a field, in the reader's language. The service writes each rule as an English predicate, such as
// "must have at most 100 characters". A rule that is not listed is shown in the service's words. Pure.
import type { Catalog } from '../../texts/catalog.ts';

type Texts = Catalog['issues'];
type Sentence = (texts: Texts, ...parts: string[]) => string;

const RULES: readonly (readonly [RegExp, Sentence])[] = [
  [/^is missing$|^must have at least 1 character$/, (texts) => texts.missing],
  [/^must have at least (\d+) characters?$/, (texts, count = '') => texts.tooShort(count)],
  [/^must have at most (\d+) characters?$/, (texts, count = '') => texts.tooLong(count)],
  [/^must have (\d+) to (\d+) characters$/, (texts, least = '', most = '') => texts.characters(least, most)],
  [/^must have at least 1 item$|^must be at least one$/, (texts) => texts.none],
  [/^must have at most (\d+) items?$/, (texts, count = '') => texts.tooMany(count)],
  [/^must be at least (-?[\d.]+)$/, (texts, least = '') => texts.tooSmall(least)],
  [/^must be at most (-?[\d.]+)$/, (texts, most = '') => texts.tooBig(most)],
  [/^must be of type number$/, (texts) => texts.number],
  [/^(?:is missing, and )?must be one of (.+)$/, (texts, values = '') => texts.oneOf(values)],
  [/^must be one line without control characters$/, (texts) => texts.oneLine],
  [/^must be well-formed Unicode/, (texts) => texts.unicode],
  [/^must be an email address$/, (texts) => texts.email],
  [/^must be an http\(s\) address$|^must be an address such as/, (texts) => texts.address],
  [/^must be https$/, (texts) => texts.https],
  [/^must have no user name or password$/, (texts) => texts.noPassword],
  [/^must have a public address$/, (texts) => texts.publicAddress],
  [/^must be scheme, host and optional port/, (texts) => texts.origin],
  [/^must start with https:\/\//, (texts) => texts.httpsOrigin],
  [/^must not contain "\*"/, (texts) => texts.wildcard],
  [/^must be a bare host/, (texts) => texts.host],
  [/^must be a currency code/, (texts) => texts.currency],
  [/^must be a da(?:y|te), such as/, (texts) => texts.day],
  [/^must be in the future$/, (texts) => texts.future],
  [/^must not be before valid_from$/, (texts) => texts.endsEarlier],
  [/^must be the brand, a product line or a SKU of this file, not (.+)$/s, (texts, name = '') => texts.subject(name)],
  [/^must not also be a name of (.+)$/s, (texts, owner = '') => texts.nameTaken(owner)],
  [/^and (\d+) more$/, (texts, count = '') => texts.more(count)],
];

/** @param message of an issue of the service */
export function issueSentence(message: string, texts: Texts): string {
  for (const [rule, sentence] of RULES) {
    const match = rule.exec(message);
    if (match) return sentence(texts, ...match.slice(1));
  }
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.`;
}
