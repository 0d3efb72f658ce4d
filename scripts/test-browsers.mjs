// `npm run test:browsers`: builds, runs the browser tests, and prints `ENGINE: N passed, N failed` for each engine.
// `npm run test:portal` runs only those of the portal.
import { buildAll } from './builds.mjs';
import { install } from './steps.mjs';

if (!install() || !(await buildAll())) process.exit(1);
const { runBrowsers } = await import('./run-tests.mjs');
const [only] = process.argv.slice(2);
const { failed } = await runBrowsers((name) => only === undefined || name === only);
process.exit(failed === 0 ? 0 : 1);
