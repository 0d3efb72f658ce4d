// `npm start`: installs, builds, creates the demo data, then runs the service and the demo shop until Ctrl-C.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { runToEnd } from './command.mjs';
import { freePort, isTaken } from './free-port.mjs';
import { build, install, root } from './steps.mjs';

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
function makeDemo() {
  const command = ['packages/server/bin/service.js', 'demo', '--json'];
  const { status, stdout, stderr } = runToEnd(process.execPath, command, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(`The demo data could not be created.\n${stderr}`);
  return JSON.parse(stdout);
}

async function startBuiltService(port) {
  const { loadSettings } = await import('../packages/server/dist/ops/config.js');
  const { startService } = await import('../packages/server/dist/server/start-service.js');
  const quiet = process.env.SERVICE_LOG_LEVEL ? {} : { logLevel: 'warn' };
  return startService(loadSettings({ dev: true, port, ...quiet }));
}

async function startShop(port, options) {
  const { createShop } = await import('../examples/script-tag/src/shop.ts');
  const shop = createServer(createShop(options)).listen(port, '127.0.0.1');
  await once(shop, 'listening');
  return shop;
}

process.chdir(root);
const servicePort = await choosePort('SERVICE_PORT', 8787);
const shopPort = await choosePort('SHOP_PORT', 8788, servicePort);
if (!install() || !build()) process.exit(1);
const { install_id: installId } = makeDemo();
const serviceBaseUrl = `http://127.0.0.1:${servicePort}`;
const service = await startBuiltService(servicePort).catch((error) => fail(error.message));
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

console.log(`
  Portal      ${serviceBaseUrl} (opens with the demo user)
  Demo shop   http://localhost:${shopPort}
  Service     ${serviceBaseUrl}

  Accept in the shop, book a place, and see both in the portal. The same records, in a second terminal:
    npm run service -- export visits
    npm run service -- export actions
  For server events (see the README), the shop's install ID and an API key:
    npm run service -- demo

  Records are stored in ./data. Ctrl-C stops both.
`);
