// `npm run check`: every check that needs no test; exit code 1 if one fails.
import { runChecks } from './checks.mjs';
import { install } from './steps.mjs';

/** `npm test` runs it as one of its tests. */
const SIZES = [
  'Sizes',
  ['vitest', 'run', 'test/architecture/sizes.test.ts'],
  'Split the function, file or folder named above.',
];

if (!install()) process.exit(1);
const { failed } = await runChecks([SIZES]);
console.log(failed === 0 ? 'All checks passed.' : `${failed} of the checks failed.`);
process.exit(failed === 0 ? 0 : 1);
