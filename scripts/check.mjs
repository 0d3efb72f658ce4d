// `npm run check`: every check that needs no test; exit code 1 if one fails.
import { runChecks } from './checks.mjs';
import { install } from './steps.mjs';

/** `npm test` runs them with the other tests. */
const LAYOUT = [
  'Sizes and literals',
  ['vitest', 'run', 'test/architecture/sizes.test.ts', 'test/architecture/literals.test.ts'],
  'Split the function, file or folder named above; write out the spread literal.',
];

if (!install()) process.exit(1);
const { failed } = await runChecks([LAYOUT]);
console.log(failed === 0 ? 'All checks passed.' : `${failed} of the checks failed.`);
process.exit(failed === 0 ? 0 : 1);
