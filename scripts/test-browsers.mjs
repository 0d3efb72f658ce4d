// `npm run test:browsers`: builds, runs the browser tests, and prints `ENGINE: N passed, N failed` for each engine.
import { build, install } from './steps.mjs';

if (!install() || !build()) process.exit(1);
const { runBrowsers } = await import('./run-tests.mjs');
process.exit(runBrowsers().failed === 0 ? 0 : 1);
