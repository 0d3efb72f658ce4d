import { expect, it } from 'vitest';
import { commonNames } from './common-names.ts';
import { readBrandFile } from './read-brand-file.ts';

const brand = (competitors: string) =>
  readBrandFile(`name: Zwirbach\ndomain: z.example\nmarkets: [US, JP]\ncompetitors: ${competitors}\n`, 'brand.yaml');

it('are ambiguous one-word names in a language of the brand’s markets', () => {
  expect(commonNames(brand('[Harbor, ソラ, Kessel, Harbor Desk]'))).toEqual([
    { name: 'Harbor', language: 'en', path: ['competitors', 0, 'name'] },
    { name: 'ソラ', language: 'ja', path: ['competitors', 1, 'name'] },
  ]);
  expect(commonNames(brand('[{name: Harbor, case_sensitive: true}, {name: Summit, context: [tent]}]'))).toEqual([]);
  expect(commonNames(brand('[{name: Qwx, aliases: [{name: Relay, context: [desk]}, Summit]}]'))).toEqual([
    { name: 'Summit', language: 'en', path: ['competitors', 0, 'aliases', 1] },
  ]);
});
