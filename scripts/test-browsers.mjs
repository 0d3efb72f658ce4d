// `npm run test:browsers`: builds, runs the browser tests, and prints `ENGINE: N passed, N failed` for each engine.
import { build, install } from './steps.mjs';

if (!install() || !build()) process.exit(1);
const { runBrowsers } = await import('./run-tests.mjs');
const { failed } = await runBrowsers();
process.exit(failed === 0 ? 0 : 1);
