// Tests the packages as a release publishes them: packs all, checks each, installs them with npm in an empty folder, and
// runs the service there on this Node and on the next long-term release.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { start, withoutNpmSettings } from './command.mjs';
import { addCounts, noCounts, root } from './steps.mjs';

const NEXT_NODE = '26.10.0';
/** Packages whose types must resolve for all consumers. Those of the SDK are tested in packages/sdk/test/dist. */
const TYPED = ['service-events'];
const IMPORTS = [
  ...['@service/events', '@service/sdk', '@service/protocol', '@service/protocol/schemas'],
  ...['@service/server', '@service/server/relay', '@service/server/testing'],
];
/** What the service serves from the other packages. */
const SERVED = ['/healthz', '/', '/sdk/v1.js', '/openapi.json'];

/** Runs every test and counts the results; a test that throws has failed. */
export async function runPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'service-packages-'));
  const counts = noCounts();
  const test = async (title, run) => {
    const failure = await run().then(
      () => undefined,
      (error) => `packages > ${title}\n${error.message}`,
    );
    console.log(`${failure ? 'FAILED' : '✓'} packages > ${title}`);
    addCounts(counts, failure ? { failed: 1, failures: [failure] } : { passed: 1 });
    return !failure;
  };
  try {
    await testPackages(folder, test);
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function testPackages(folder, test) {
  const packed = join(folder, 'packed');
  const pack = ['--recursive', '--filter', './packages/*', 'pack', '--pack-destination', packed];
  if (!(await test('pnpm packs all packages', () => run('pnpm', pack, { cwd: root })))) return;
  const tarballs = readdirSync(packed).map((name) => join(packed, name));
  for (const tarball of tarballs) {
    const name = /(service-\w+)-[\d.]+\.tgz$/.exec(tarball)?.[1];
    await test(`${name} passes publint, including suggestions`, () => lint(tarball));
    if (TYPED.includes(name)) await test(`the types of ${name} resolve`, () => checkTypes(tarball));
  }
  const project = join(folder, 'project');
  if (!(await test('npm installs them in an empty folder', () => installIn(project, tarballs)))) return;
  await testOnThisNode(project, test);
  const next = join(folder, 'node');
  const title = `npm installs Node ${NEXT_NODE}`;
  if (await test(title, () => installIn(next, [`node@${NEXT_NODE}`])))
    await testOnThisNode(project, test, join(next, 'node_modules/.bin'));
}

async function lint(tarball) {
  const file = readFileSync(tarball);
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  if (messages.length > 0) throw new Error(messages.map((message) => formatMessage(message, pkg)).join('\n'));
}

const checkTypes = (tarball) =>
  run('pnpm', ['exec', 'attw', tarball, '--profile', 'esm-only', '--no-definitely-typed'], { cwd: root });

/** `allowScripts`: the package `node` fetches the program of this platform when it is installed. */
async function installIn(folder, packages) {
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'package.json'),
    '{ "private": true, "type": "module", "allowScripts": { "node": true } }',
  );
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...packages], {
    cwd: folder,
    env: withoutNpmSettings(process.env),
  });
}

/** @param bin the folder of another Node, to be found before this one */
async function testOnThisNode(project, test, bin) {
  const path = bin ? bin + delimiter + process.env.PATH : process.env.PATH;
  const options = { cwd: project, env: { ...withoutNpmSettings(process.env), PATH: path } };
  const version = (await run('node', ['--version'], options)).trim();
  await test(`every package can be imported on Node ${version}`, () =>
    run('node', ['--input-type=module', '--eval', IMPORTS.map((name) => `import '${name}';`).join('\n')], options));
  await test(`npx runs the command on Node ${version}`, () => run('npx', ['service', '--version'], options));
  await test(`the service serves and stops on Node ${version}`, () => serve(options));
}

async function serve(options) {
  const args = [
    'node_modules/@service/server/bin/service.js',
    'serve',
    '--json',
    '--port',
    '0',
    '--store',
    'sqlite:a.db',
  ];
  const service = start('node', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(service, 'exit');
  const logged = text(service.stderr);
  try {
    const [line] = await Promise.race([once(createInterface(service.stdout), 'line'), ended.then(() => [])]);
    if (line === undefined) throw new Error(`the service did not start\n${await logged}`);
    const { url } = JSON.parse(line);
    for (const path of SERVED) {
      const { status } = await fetch(url + path);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    }
  } finally {
    service.kill('SIGTERM');
  }
  const [status] = await ended;
  if (status !== 0) throw new Error(`the service exited with ${status}\n${await logged}`);
}

/** Runs to the end and returns the output; throws with all of it if the command fails. */
async function run(command, args, options) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'close');
  const [stdout, stderr] = await output;
  if (status !== 0) throw new Error([`${command} failed`, stdout, stderr].filter(Boolean).join('\n'));
  return stdout;
}
