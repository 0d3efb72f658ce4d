// `npm run test:packages`: builds, then tests the packages as npm installs them; the last line counts the tests.
import { buildAll } from './builds.mjs';
import { install, line } from './steps.mjs';

if (!install() || !(await buildAll())) process.exit(1);
const { runPackages } = await import('./run-packages.mjs');
const counts = await runPackages();
console.log(line(counts));
process.exit(counts.failed === 0 ? 0 : 1);
