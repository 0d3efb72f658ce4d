// Builds the packages: all of them, or only what `npm start` serves. Skips the bundles that are newer than their sources;
// TypeScript decides for itself what to compile again.
import { join } from 'node:path';
import { isFresh } from './freshness.mjs';
import { root, runSteps, tsc } from './steps.mjs';

const inFolder = (folder, names) => names.map((name) => join(root, folder, name));
const SHARED = inFolder('.', ['packages/protocol/src', 'pnpm-lock.yaml', 'tsconfig.base.json']);

export const SDK_SOURCES = [
  ...inFolder('packages/sdk', ['src', 'rollup.config.js', 'package.json', 'tsconfig.json', 'tsconfig.build.json']),
  ...SHARED,
];
export const SDK_FILES = inFolder('packages/sdk/dist', [
  ...['index.js', 'index.development.js', 'index.d.ts', 'v1.js', 'v1.js.map', 'v1.sri.json', 'debug.js'],
]);

const runIn = (name, ...args) => ({ command: 'pnpm', args: ['--filter', name, 'run', ...args] });

const SDK = {
  title: 'Building the SDK',
  ...runIn('@service/sdk', 'build'),
  inputs: SDK_SOURCES,
  outputs: SDK_FILES,
};

const SDK_SCRIPTS = {
  title: 'Building the scripts of the SDK',
  ...runIn('@service/sdk', 'build:scripts'),
  inputs: SDK_SOURCES,
  outputs: SDK_FILES.filter((file) => /(?:v1|debug)\.js$/.test(file)),
};

const PORTAL = {
  title: 'Building the portal',
  ...runIn('@service/portal', 'build'),
  inputs: [
    ...inFolder('packages/portal', ['src', 'scripts', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json']),
    ...SHARED,
  ],
  outputs: inFolder('packages/portal/dist', ['index.html']),
};

const PACKAGES = {
  title: 'Building the packages for Node',
  command: 'pnpm',
  args: ['exec', ...tsc('-b', 'packages/server', 'packages/events')],
};

const NPM_EXAMPLE = {
  title: 'Building the npm example',
  ...runIn('@service/example-npm-client', 'build'),
  inputs: [...inFolder('examples/npm-client', ['src', 'index.html', 'vite.config.ts', 'package.json']), ...SDK_FILES],
  outputs: inFolder('examples/npm-client/dist', ['index.html']),
};

const isStale = ({ inputs, outputs }) => inputs === undefined || !isFresh(outputs, inputs);

/** Runs the steps concurrently; true if none failed. */
const run = async (steps) => (await runSteps(steps.filter(isStale))).length === 0;

/** Slowest first. The example bundles the built SDK. */
export const buildAll = async () => (await run([PACKAGES, SDK, PORTAL])) && run([NPM_EXAMPLE]);

/** The server itself runs from its sources. */
export const buildServedFiles = () => run([PORTAL, SDK_SCRIPTS]);
