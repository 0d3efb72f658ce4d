// `npm run mutate`: changes the pure rules one small fault at a time, and counts the faults that no test notices. Options
// are passed on to Stryker, for example `-- --mutate packages/server/src/attribution/join.ts`.
import { join } from 'node:path';
import { runToEnd } from './command.mjs';
import { install, root, step } from './steps.mjs';

const folder = join(root, 'test/mutation');
/** Only this command needs Stryker, so it is not installed with the workspace. No install scripts run. */
const packages = ['install', '--dir', folder, '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'];

if (!install() || !step('Installing Stryker', 'pnpm', packages)) process.exit(1);
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const run = [stryker, 'run', 'test/mutation/stryker.config.js', ...process.argv.slice(2)];
process.exit(runToEnd(process.execPath, run, { cwd: root, stdio: 'inherit' }).status ?? 1);
