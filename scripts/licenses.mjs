// Checks that the license of each installed package is one that we accept. What the packages for Node depend on, and what
// the portal and the SDK bundle, reaches users, so their licenses must be permissive.
import { runToEnd } from './command.mjs';
import { root } from './steps.mjs';

const PERMISSIVE = [
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', '0BSD', 'CC0-1.0', 'Unlicense'],
  ...['MIT OR Apache-2.0', '(MIT OR CC0-1.0)'],
];

/** Only builds and tests use these, and nothing of them is in a package. */
const TOOLS = {
  'MPL-2.0': /^(?:@axe-core\/playwright|axe-core|lightningcss(?:-.*)?)$/,
  'LGPL-3.0-only': /^rollup-plugin-dts$/,
  'Python-2.0': /^argparse$/,
};

function installed(...args) {
  const { status, stdout, stderr } = runToEnd('pnpm', [...args, '--json'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return Object.entries(JSON.parse(stdout)).flatMap(([license, packages]) =>
    packages.map(({ name }) => ({ name, license })),
  );
}

const isPermissive = ({ license }) => PERMISSIVE.includes(license);
const isTool = ({ name, license }) => TOOLS[license]?.test(name) === true;

const shipped = installed('--filter', './packages/*', 'licenses', 'list', '--prod');
const refused = [
  ...shipped.filter((one) => !isPermissive(one)),
  ...installed('licenses', 'list').filter((one) => !isPermissive(one) && !isTool(one)),
];
for (const { name, license } of refused) console.log(`${name} has the license ${license}`);
process.exit(refused.length === 0 ? 0 : 1);
