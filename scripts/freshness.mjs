// Whether built files are newer than everything they are built from, as `make` decides it.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const modifiedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A folder counts too: its own time changes when a file in it is deleted. */
const withContents = (path) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))]
    : [path];

/**
 * False if an output is missing. Tests among the inputs do not count.
 *
 * @param inputs files, and folders with everything in them
 */
export function isFresh(outputs, inputs) {
  const sources = inputs.flatMap(withContents).filter((path) => !path.endsWith('.test.ts'));
  return Math.min(...outputs.map(modifiedAt)) > Math.max(...sources.map(modifiedAt));
}
