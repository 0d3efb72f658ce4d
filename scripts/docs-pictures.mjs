// `npm run docs:pictures`: takes the pictures in docs/pictures again, from the built portal.
import { buildAll } from './builds.mjs';
import { runToEnd } from './command.mjs';
import { install, root } from './steps.mjs';

if (!install() || !(await buildAll())) process.exit(1);
const run = ['playwright', 'test', '--project=portal', 'docs-pictures', 'tutorial'];
const env = { ...process.env, DOCS_PICTURES: '1' };
const { status } = runToEnd('pnpm', ['exec', ...run], { cwd: root, env, stdio: 'inherit' });
process.exit(status ?? 1);
