// `npm run check`: every check that needs no test; exit code 1 if one fails.
import { runChecks } from './checks.mjs';
import { install } from './steps.mjs';

if (!install()) process.exit(1);
const { failed } = await runChecks();
console.log(failed === 0 ? 'All checks passed.' : `${failed} of the checks failed.`);
process.exit(failed === 0 ? 0 : 1);
