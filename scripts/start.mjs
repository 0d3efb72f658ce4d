// `npm start`: installs, builds, makes the demo data, then serves the service and the demo shop until Ctrl-C.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { runToEnd, start } from './command.mjs';
import { freePort, isTaken } from './free-port.mjs';
import { build, install, root } from './steps.mjs';

const SERVICE = ['--disable-warning=ExperimentalWarning', 'packages/server/bin/service.js'];

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The port that the setting names, or the first free one from the default on. */
async function choosePort(setting, standard) {
  const wish = process.env[setting];
  if (wish === undefined || wish === '') {
    const port = await freePort(standard);
    if (port !== standard) console.log(`Port ${standard} is taken; using ${port}. (Set ${setting} to choose.)`);
    return port;
  }
  if (!/^\d{1,5}$/.test(wish) || Number(wish) < 1 || Number(wish) > 65_535) fail(`${setting} is no port: ${wish}`);
  if (await isTaken(Number(wish))) fail(`Port ${wish} (${setting}) is taken. Stop what uses it, or choose another.`);
  return Number(wish);
}

/** Makes the showcase brand and its install once; safe to repeat. */
function makeDemo(env) {
  const { status, stdout, stderr } = runToEnd(process.execPath, [...SERVICE, 'demo', '--json'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) fail(`The demo data could not be made.\n${stderr}`);
  return JSON.parse(stdout);
}

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );

async function untilReady(url, ended) {
  while (!(await isReady(url))) {
    if (await Promise.race([ended.then(() => true), new Promise((resolve) => setTimeout(resolve, 50))])) return false;
  }
  return true;
}

if (!install() || !build()) process.exit(1);
const servicePort = await choosePort('SERVICE_PORT', 8787);
const serviceBaseUrl = `http://localhost:${servicePort}`;
const env = { SERVICE_LOG_LEVEL: 'warn', ...process.env, SERVICE_PORT: String(servicePort) };
const { install_id: installId } = makeDemo(env);

const service = start(process.execPath, [...SERVICE, 'serve', '--dev'], { cwd: root, env, stdio: 'inherit' });
const ended = once(service, 'exit');
let stopping = false;
ended.then(([status]) => {
  if (!stopping) fail('The service has stopped; the reason is above.');
  process.exit(status ?? 1);
});
/** A terminal sends Ctrl-C to every process, npm passes it on as well: the first call counts. */
const stop = () => {
  if (stopping) return;
  stopping = true;
  shop?.close();
  shop?.closeAllConnections();
  service.kill('SIGTERM');
};
let shop;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

if (await untilReady(serviceBaseUrl, ended)) {
  const { createShop } = await import('../examples/script-tag/src/shop.ts');
  const shopPort = await choosePort('SHOP_PORT', 8788);
  shop = createServer(createShop({ serviceBaseUrl, installId }));
  shop.listen(shopPort, '127.0.0.1');
  await once(shop, 'listening');
  console.log(`
  Demo shop   http://localhost:${shopPort}
  Service     ${serviceBaseUrl}

  Accept in the shop and book a place. Then see what was recorded, in a second terminal:
    npm run service -- export visits
    npm run service -- export actions

  Records are kept in ./data. Ctrl-C stops both.
`);
}
