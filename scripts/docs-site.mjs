// `npm run docs:site` builds the documentation site into docs-site/dist; `npm run docs:dev` serves it and reloads on
// changes.
import { runToEnd } from './command.mjs';
import { install, root } from './steps.mjs';

const SITE = '@service/docs-site';

if (!install([SITE])) process.exit(1);
const run = ['--filter', SITE, 'exec', 'vitepress', ...process.argv.slice(2)];
const { status } = runToEnd('pnpm', run, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
