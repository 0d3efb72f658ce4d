// `npm run build`: installs, and builds all packages.
import { buildAll } from './builds.mjs';
import { install } from './steps.mjs';

process.exit(install() && (await buildAll()) ? 0 : 1);
