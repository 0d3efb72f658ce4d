// Warnings about a valid brand file, in the form of its errors: `name:line: path message`. `content` is the file's text.
import { type BrandFile, commonNames, linesOfBrandFile } from '../../brands/index.ts';
import { unreadFacts } from '../../claims/index.ts';

/** Facts that are hard to compare with answers. */
export function factWarnings(file: BrandFile, content: string, name: string): string[] {
  const unread = unreadFacts(file);
  if (unread.length === 0) return [];
  const lineOf = linesOfBrandFile(content);
  return unread.map(({ path, message }) => `${name}:${lineOf(path)}: ${path.join('.')} ${message}`);
}

/** Names that answers also use as ordinary words. */
export function nameWarnings(file: BrandFile, content: string, name: string): string[] {
  const common = commonNames(file);
  if (common.length === 0) return [];
  const lineOf = linesOfBrandFile(content);
  return common.map(
    ({ name: word, language, path }) =>
      `${name}:${lineOf(path)}: ${path.join('.')} "${word}" is also a common word (${language}); add "case_sensitive: true", or list words that appear near it under "context"`,
  );
}
