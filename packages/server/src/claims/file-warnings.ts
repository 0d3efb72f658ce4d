// Warnings about a valid brand file. Pure.
import { type BrandFile, commonNames } from '../brands/index.ts';
import { unreadFacts } from './unread-facts.ts';

export interface FileWarning {
  path: readonly (string | number)[];
  message: string;
}

/** Facts that are hard to compare with answers, then names that answers also use as ordinary words. */
export const fileWarnings = (file: BrandFile): FileWarning[] => [
  ...unreadFacts(file),
  ...commonNames(file).map(({ name, language, path }) => ({
    path,
    message: `"${name}" is also a common word (${language}); add "case_sensitive: true", or list words that appear near it under "context"`,
  })),
];
