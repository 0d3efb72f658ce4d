// `npm run docs:site` builds the documents as a site in docs-site/dist; `npm run docs:dev` serves them and reloads on
// changes.
import { runToEnd } from './command.mjs';
import { root, step } from './steps.mjs';

const SITE = ['--filter', '@service/docs-site'];

if (!step('Installing packages', 'pnpm', ['install', '--frozen-lockfile', ...SITE])) process.exit(1);
const command = ['pnpm', [...SITE, 'exec', 'vitepress', ...process.argv.slice(2)]];
const { status } = runToEnd(...command, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
