// `npm run pack`: builds all packages, and packs them into `packed` for installation with npm.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './builds.mjs';
import { install, root, step } from './steps.mjs';

const FOLDER = 'packed';

const pack = () =>
  step('Packing', 'pnpm', [
    '--recursive',
    '--filter',
    './packages/*',
    'pack',
    '--pack-destination',
    join(root, FOLDER),
  ]);

if (!(install() && (await buildAll()) && pack())) process.exit(1);
const files = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.tgz'));
for (const name of files) console.log(join(root, FOLDER, name));
console.log(
  'Next: in your project, run "npm install" with the path of the package you need, such as the SDK. The server needs all of them.',
);
