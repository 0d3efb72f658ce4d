// `npm test`: installs, builds, checks, runs every test; the last line adds up all runners: `N passed, N failed`.
import { runChecks } from './checks.mjs';
import { build, install, line } from './steps.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const add = (counts) => {
  for (const name of Object.keys(total)) total[name] += counts[name] ?? 0;
};

/** A step that fails counts as a failure; what does not need it still runs. */
async function runAll() {
  if (!install()) return add({ failed: 1 });
  // The runners are packages: they can be loaded only now.
  const { runBrowsers, runVitest } = await import('./run-tests.mjs');
  const built = build();
  add({ failed: built ? 0 : 1 });
  add({ failed: runChecks() });
  add(runVitest());
  if (built) add(runBrowsers());
}

await runAll();
console.log(line(total));
process.exit(total.failed === 0 ? 0 : 1);
