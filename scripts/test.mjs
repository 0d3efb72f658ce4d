// `npm test`: installs, builds, checks and runs every test; the last line sums up all runners: `N passed, N failed`. In
// CI, and with `--all` (`npm run test:all`), campaigns and properties run in full depth (test/support/test-depth.ts), tables of
// pages with every row (test/support/table-rows.ts), and the portal's browser tests, which `npm run test:portal` runs alone.
import { buildAll } from './builds.mjs';
import { runChecks } from './checks.mjs';
import { addCounts, install, line, noCounts } from './steps.mjs';

const isFull = Boolean(process.env.CI) || process.argv.includes('--all');
process.env.TEST_DEPTH ??= isFull ? 'full' : 'quick';

const total = noCounts();
const add = (counts) => addCounts(total, counts);

/** A failed step counts as a failure; anything that does not depend on it still runs. */
async function runAll() {
  if (!install()) return add({ failed: 1, failures: ['Installing packages'] });
  // The runners are packages, so they can be loaded only after the install.
  const { PORTAL, runBrowsers, runVitest } = await import('./run-tests.mjs');
  const built = await buildAll();
  if (!built) add({ failed: 1, failures: ['Building'] });
  const browsers = async (isChosen) => add(built ? await runBrowsers(isChosen) : {});
  const deleteStore = await demoStore(built);
  // Each of these waits at times, or uses one core; together they keep all cores busy. Pictures and frames of the portal
  // need the machine to themselves.
  const besides = browsers((name) => name !== PORTAL);
  await Promise.all([runChecks().then(add), runVitest().then(add), besides, packages(built)]);
  if (isFull) await browsers((name) => name === PORTAL);
  deleteStore();
}

/** They are installed from the registry, so only in full depth. */
async function packages(built) {
  if (!built || !isFull) return;
  const { runPackages } = await import('./run-packages.mjs');
  add(await runPackages());
}

/** Made once for all runners by the built service; without one, each runner makes its own. */
async function demoStore(built) {
  if (!built) return () => {};
  const { default: makeDemoStore } = await import('../test/support/make-demo-store.ts');
  return makeDemoStore();
}

await runAll();
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
console.log(line(total));
process.exit(total.failed === 0 ? 0 : 1);
