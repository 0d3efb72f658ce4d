// `npm start`: installs, builds what browsers load, creates the demo data, then runs the service and the demo shop from
// their sources until Ctrl-C.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { buildServedFiles } from './builds.mjs';
import { freePort, isTaken } from './free-port.mjs';
import { install, root } from './steps.mjs';

/** Of the service, unless `SERVICE_PORT` says otherwise. */
const STANDARD_PORT = 8787;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The configured port, or the first free one from the default on. */
async function choosePort(setting, standard, except) {
  const wish = process.env[setting];
  if (!wish) {
    const port = await freePort(standard, except);
    if (port !== standard)
      console.log(`Port ${standard} is in use, so ${port} is used instead. (${setting} chooses another.)`);
    return port;
  }
  if (!/^\d{1,5}$/.test(wish) || Number(wish) < 1 || Number(wish) > 65_535) fail(`${setting} is not a port: ${wish}`);
  if (Number(wish) === except || (await isTaken(Number(wish)))) {
    fail(`Port ${wish} (${setting}) is in use. Stop the program that uses it, or choose another.`);
  }
  return Number(wish);
}

/** Creates the showcase brand and its install; safe to repeat. */
async function makeDemo() {
  const { runProgram } = await import('../packages/server/src/cli/program.ts');
  const started = Date.now();
  const [stdout, stderr] = [memory(), memory()];
  if ((await runProgram(['demo', '--json'], { stdout, stderr })) !== 0)
    fail(`The demo data could not be created.\n${stderr.text}`);
  console.log(`Creating the demo data ... ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return JSON.parse(stdout.text);
}

/** Keeps what is written to it in `text`. */
function memory() {
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      stream.text += chunk;
      done();
    },
  });
  return Object.assign(stream, { text: '' });
}

async function startService(port) {
  const { loadSettings } = await import('../packages/server/src/ops/config.ts');
  const { startService: start } = await import('../packages/server/src/server/start-service.ts');
  const quiet = process.env.SERVICE_LOG_LEVEL ? {} : { logLevel: 'warn' };
  return start(loadSettings({ dev: true, port, ...quiet }));
}

async function startShop(port, options) {
  const { createShop } = await import('../examples/script-tag/src/shop.ts');
  const shop = createServer(createShop(options)).listen(port, '127.0.0.1');
  await once(shop, 'listening');
  return shop;
}

process.chdir(root);
const servicePort = await choosePort('SERVICE_PORT', STANDARD_PORT);
const shopPort = await choosePort('SHOP_PORT', 8788, servicePort);
// The other examples and the bench have large packages of their own, such as DuckDB.
if (!install(['.', './packages/*', './examples/script-tag'])) process.exit(1);
enableCompileCache(join(root, 'node_modules/.cache/compiled'));
const building = buildServedFiles();
const { install_id: installId } = await makeDemo();
if (!(await building)) process.exit(1);
const serviceBaseUrl = `http://127.0.0.1:${servicePort}`;
const service = await startService(servicePort).catch((error) => fail(error.message));
const shop = await startShop(shopPort, { serviceBaseUrl, installId }).catch(() =>
  fail(`Port ${shopPort} was taken in the meantime. Run npm start again; SHOP_PORT chooses another.`),
);

/** Ctrl-C arrives from the terminal and again through npm; the second one has no effect. */
async function end() {
  shop.close();
  shop.closeAllConnections();
  await service.drain();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

/** The other terminal does not know which port was chosen. */
const command = `${servicePort === STANDARD_PORT ? '' : `SERVICE_PORT=${servicePort} `}npm run service --`;
console.log(`
  Portal      ${serviceBaseUrl} (choose "Open the demo" to sign in)
  Demo shop   http://localhost:${shopPort}
  Service     ${serviceBaseUrl}

  Accept in the shop, book a place, and see both in the portal. The same records, in a second terminal:
    ${command} export visits
    ${command} export actions
  For server events (see the README), the shop's install ID and an API key:
    ${command} demo

  Records are stored in ./data. Ctrl-C stops both.
`);
