// `npm run build`: builds all packages.
import { buildAll } from './builds.mjs';

process.exit((await buildAll()) ? 0 : 1);
