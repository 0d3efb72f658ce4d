// The files that cite the specification and the decisions.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Skipped without being read: `node_modules` has many times as many files. */
const SKIPPED = /(?:^|\/)(?:node_modules|dist)$/;

/** Sources and tests of every workspace and of the root. */
export const codeFiles = (): string[] =>
  globSync('{packages,examples,scripts,test}/**/*.{ts,mjs,js}', { cwd: root, exclude: (path) => SKIPPED.test(path) });
