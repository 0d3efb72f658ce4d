// WebKitGTK, driven by its WebDriver on its own display. One session has several tabs, and one of them is current.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findMiniBrowser } from '../../../scripts/find-engines.mjs';
import { listen } from '../listen.ts';
import { END_WITH_PARENT } from '../process-env.ts';
import type { Engine, Tab } from './tab.ts';
import { type Command, commands } from './webdriver.ts';

export interface WebKitDriver {
  url: string;
  stop(): Promise<void>;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout) for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error(`${child.spawnfile} did not start`);
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(() => {});
  await close();
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

export async function startWebKitDriver(program: string): Promise<WebKitDriver> {
  // Chooses a free display number and prints it.
  const screen = ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const display = spawn(END_WITH_PARENT, ['Xvfb', ...screen], { stdio: ['ignore', 'pipe', 'ignore'] });
  const env = { ...process.env, DISPLAY: `:${await firstLine(display)}`, LIBGL_ALWAYS_SOFTWARE: '1' };
  const port = await freePort();
  const driver = spawn(END_WITH_PARENT, [program, '--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, driver);
  return {
    url,
    async stop() {
      await end(driver);
      await end(display);
    },
  };
}

async function untilReady(url: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the WebDriver of WebKit did not start');
}

export async function openWebKitEngine({ url }: WebKitDriver): Promise<Engine> {
  const capabilities = {
    alwaysMatch: {
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    },
  };
  const { sessionId } = Object(await commands(url)('POST', '/session', { capabilities }));
  const command = commands(`${url}/session/${sessionId}`);
  await command('POST', '/timeouts', { script: 120_000, pageLoad: 60_000 });
  const inTurn = takeTurns();
  // Stays open and unused: a session whose current tab was closed can open no other.
  const home = await command('GET', '/window');
  const openAnother = async () => {
    await command('POST', '/window', { handle: home });
    return Object(await command('POST', '/window/new', { type: 'tab' })).handle;
  };
  return {
    open: async () => openTab(command, await inTurn(openAnother), inTurn),
    close: async () => void (await command('DELETE', '')),
  };
}

/** One command at a time, because a session has one current tab. */
function takeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}

function openTab(command: Command, handle: unknown, inTurn: ReturnType<typeof takeTurns>): Tab {
  const here = <T>(work: () => Promise<T>) =>
    inTurn(async () => {
      await command('POST', '/window', { handle });
      return work();
    });
  return {
    goto: (url) => here(async () => void (await command('POST', '/url', { url }))),
    async run(work, argument) {
      const script = `const done = arguments[1];
        (async () => (${work})(arguments[0]))().then((value) => done([value]), (error) => done(String(error)));`;
      const told = await here(() => command('POST', '/execute/async', { script, args: [argument ?? null] }));
      if (!Array.isArray(told)) throw new Error(`the page threw: ${told}`);
      return told[0];
    },
    close: () => here(async () => void (await command('DELETE', '/window'))),
  };
}
