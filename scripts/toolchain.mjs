// Runs a command with Node >= 24 and the pinned pnpm first on the path: the user's own if recent enough, otherwise
// downloaded from npm once into the user's cache. Plain JavaScript without dependencies: it also runs on old versions
// of Node. Usage: node scripts/toolchain.mjs CMD ARG...
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd, start, windows, withoutNpmSettings } from './command.mjs';

const NODE = { name: 'node', version: '24.21.0', oldest: [24, 0, 0] };
const PNPM = { name: 'pnpm', version: '12.4.2', oldest: [12, 4, 2], newestMajor: 12 };

const cache =
  process.env.TOOLCHAIN_DIR ??
  join(
    process.env.XDG_CACHE_HOME || (windows && process.env.LOCALAPPDATA) || join(homedir(), '.cache'),
    'service-toolchain',
  );

const parse = (text) => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(text.trim())?.slice(1).map(Number);

function isNewEnough(found, tool) {
  if (!found || (tool.newestMajor && found[0] > tool.newestMajor)) return false;
  for (let i = 0; i < 3; i++) if (found[i] !== tool.oldest[i]) return found[i] > tool.oldest[i];
  return true;
}

const installedVersion = (tool) => {
  const answer = runToEnd(tool.name, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return answer.status === 0 ? parse(answer.stdout) : undefined;
};

/** Installs one tool in a temporary folder and renames it into place, so that concurrent first runs do not collide. */
async function bring(tool) {
  const home = join(cache, `${tool.name}-${tool.version}-${process.platform}-${process.arch}`);
  const bin = join(home, 'node_modules', '.bin');
  if (existsSync(join(bin, windows ? `${tool.name}.cmd` : tool.name))) return bin;
  process.stderr.write(`Downloading ${tool.name} ${tool.version} from npm (once)...\n`);
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(join(cache, `${tool.name}-`));
  const manifest = { private: true, dependencies: { [tool.name]: tool.version }, allowScripts: { [tool.name]: true } };
  writeFileSync(join(aside, 'package.json'), JSON.stringify(manifest));
  const npm = start(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--no-update-notifier', '--loglevel=error'],
    {
      cwd: aside,
      env: withoutNpmSettings(process.env),
      stdio: ['ignore', 2, 2],
    },
  );
  const isInstalled = await new Promise((resolve) => {
    npm.on('error', () => resolve(false));
    npm.on('exit', (status) => resolve(status === 0));
  });
  if (!isInstalled) {
    rmSync(aside, { recursive: true, force: true });
    fail(
      `Could not download ${tool.name} ${tool.version} from npm. Install ${tool.name} ${tool.oldest.join('.')} or newer, or check the network, then run this again.`,
    );
  }
  try {
    renameSync(aside, home);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(bin)) throw error;
  }
  return bin;
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [command, ...args] = process.argv.slice(2);
if (!command) fail('Usage: node scripts/toolchain.mjs CMD ARG...');

const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
const put = (directory) => {
  process.env[pathName] = [directory, process.env[pathName]].filter(Boolean).join(delimiter);
};
// The tools of the workspace, so that a command works the same with and without `npm run`.
put(fileURLToPath(new URL('../node_modules/.bin', import.meta.url)));
const hasNode = isNewEnough(parse(process.version), NODE);
if (hasNode) put(dirname(process.execPath));
const missing = [...(hasNode ? [] : [NODE]), ...(isNewEnough(installedVersion(PNPM), PNPM) ? [] : [PNPM])];
for (const bin of await Promise.all(missing.map(bring))) put(bin);

// Asynchronous, so that a signal to this process reaches the command, which can then exit on its own terms.
const child = start(command, args, { stdio: 'inherit' });
// Ctrl-C in a terminal reaches the command by itself; sending it twice could force an exit.
const heardByChild = (signal) => signal === 'SIGINT' && process.stdin.isTTY;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => heardByChild(signal) || child.kill(signal));
}
// npm starts this through a shell, which dies on a signal without passing it on; an orphaned command then exits too.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref();
child.on('error', (error) => fail(`Cannot run ${command}: ${error.code ?? error.message}.`));
child.on('exit', (status, signal) => {
  if (!signal) process.exit(status ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
