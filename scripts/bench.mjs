// `npm run bench -- NAME`: builds first, so that it measures what is shipped, then runs the bench.
import { buildAll } from './builds.mjs';
import { runToEnd } from './command.mjs';
import { install, root } from './steps.mjs';

if (!install() || !(await buildAll())) process.exit(1);
const bench = ['--conditions=@service/source', 'bench/src/main.ts', ...process.argv.slice(2)];
process.exit(runToEnd(process.execPath, bench, { cwd: root, stdio: 'inherit' }).status ?? 1);
