// The checks that need no test: format and lint, types, import rules, unused code. Each explains how to fix a failure.
// Results are cached in node_modules/.cache, so that only changes are checked again.
import { join } from 'node:path';
import { root, runSteps, tsc } from './steps.mjs';

const CACHE = 'node_modules/.cache';

/** Writes the declarations that the tests of the built packages import. */
const PACKAGES = [
  'Types of the packages',
  tsc('-b', 'packages/server', 'packages/events'),
  'Fix the types named above.',
];

/** Slowest first, so that none is left running alone at the end. */
const OTHERS = [
  ['Types of the tests', tsc('-p', 'tsconfig.tests.json'), 'Fix the types named above.'],
  [
    'Format and lint',
    ['biome', 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=50'],
    'Fix with: npm run fix',
  ],
  [
    'Import rules',
    [
      ...['depcruise', '--config', '.dependency-cruiser.mjs'],
      ...['--cache', `${CACHE}/dependency-cruiser`, '--cache-strategy', 'content'],
      ...['packages', 'examples'],
    ],
    'Each rule explains itself in .dependency-cruiser.mjs: move the code, or pass the dependency in through a port.',
  ],
  [
    'Generated documents',
    ['node', '--conditions=@service/source', 'scripts/docs.mjs', '--check'],
    'Regenerate with: npm run docs',
  ],
  [
    'Unused code',
    ['knip', '--no-progress', '--cache', '--cache-location', `${CACHE}/knip`],
    'Delete what nothing uses, or add its entry to knip.json.',
  ],
  [
    'Licenses',
    ['node', 'scripts/licenses.mjs'],
    'Choose another package, or accept its license in scripts/licenses.mjs.',
  ],
  ['Types of the SDK', tsc('-p', 'packages/sdk', '--noEmit'), 'Fix the types named above.'],
  ['Types of the portal', tsc('-p', 'packages/portal', '--noEmit'), 'Fix the types named above.'],
  ['Types of the npm example', tsc('-p', 'examples/npm-client'), 'Fix the types named above.'],
  ['Types of the recipes', tsc('-p', 'examples/recipes'), 'Fix the types named above.'],
];

/** Runs all checks, then `more` like them, and counts the failures. */
export async function runChecks(more = []) {
  const env = { NODE_COMPILE_CACHE: join(root, CACHE, 'compiled') };
  const run = (checks) =>
    runSteps(checks.map(([title, args, mend]) => ({ title, command: 'pnpm', args: ['exec', ...args], env, mend })));
  const failed = [...(await run([PACKAGES])), ...(await run([...OTHERS, ...more]))];
  return { failed: failed.length, failures: failed.map(({ title }) => title) };
}
