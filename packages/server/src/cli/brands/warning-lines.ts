// Warnings about a valid brand file, in the form of its errors: `name:line: path message`. `content` is the file's text.
import { type BrandFile, linesOfBrandFile } from '../../brands/index.ts';
import { type FileWarning, fileWarnings, unreadFacts } from '../../claims/index.ts';

export const warningLines = (file: BrandFile, content: string, name: string): string[] =>
  linesFor(fileWarnings(file), content, name);

/** Only about facts that are hard to compare with answers. */
export const factWarnings = (file: BrandFile, content: string, name: string): string[] =>
  linesFor(unreadFacts(file), content, name);

function linesFor(warnings: readonly FileWarning[], content: string, name: string): string[] {
  if (warnings.length === 0) return [];
  const lineOf = linesOfBrandFile(content);
  return warnings.map(({ path, message }) => `${name}:${lineOf(path)}: ${path.join('.')} ${message}`);
}
