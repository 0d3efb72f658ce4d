// `npm run docs:site` builds the documents as a site in docs-site/dist; `npm run docs:dev` serves them and reloads on
// changes.
import { runToEnd } from './command.mjs';
import { install, root } from './steps.mjs';

const SITE = '@service/docs-site';

if (!install(SITE)) process.exit(1);
const run = ['--filter', SITE, 'exec', 'vitepress', ...process.argv.slice(2)];
const { status } = runToEnd('pnpm', run, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
