// What `brand import` and `doctor` say of facts that answers can hardly be compared with.
import { type BrandFile, linesOfBrandFile } from '../../brands/index.ts';
import { unreadFacts } from '../../claims/index.ts';

/** Lines `name:line: path message`, as faults of a brand file are told. `content` is the file's text. */
export function factWarnings(file: BrandFile, content: string, name: string): string[] {
  const unread = unreadFacts(file);
  if (unread.length === 0) return [];
  const lineOf = linesOfBrandFile(content);
  return unread.map(({ path, message }) => `${name}:${lineOf(path)}: ${path.join('.')} ${message}`);
}
