// The checks that need no test: format and lint, types, import rules, unused code. Each says how to mend a failure.
import { step } from './steps.mjs';

const CHECKS = [
  [
    'Format and lint',
    ['biome', 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=50'],
    'Mend with: npm run fix',
  ],
  ['Types of the packages', ['tsc', '-b', 'packages/protocol', 'packages/server'], 'Mend the types named above.'],
  ['Types of the SDK', ['tsc', '-p', 'packages/sdk', '--noEmit'], 'Mend the types named above.'],
  ['Types of the tests', ['tsc', '-p', 'tsconfig.tests.json'], 'Mend the types named above.'],
  ['Types of the npm example', ['tsc', '-p', 'examples/npm-client'], 'Mend the types named above.'],
  ['Types of the recipes', ['tsc', '-p', 'examples/recipes'], 'Mend the types named above.'],
  [
    'Generated documents',
    ['node', '--conditions=@service/source', 'scripts/docs.mjs', '--check'],
    'Write them with: npm run docs',
  ],
  [
    'Import rules',
    ['depcruise', '--config', '.dependency-cruiser.mjs', 'packages', 'examples'],
    'Each rule says why in .dependency-cruiser.mjs: move the code, or hand the thing in through a port.',
  ],
  ['Unused code', ['knip', '--no-progress'], 'Delete what nothing uses, or name its entry in knip.json.'],
];

/** Runs them all and counts what failed. */
export function runChecks() {
  const failures = CHECKS.filter(([title, command, mend]) => !step(title, 'pnpm', ['exec', ...command], mend));
  return { failed: failures.length, failures: failures.map(([title]) => title) };
}
