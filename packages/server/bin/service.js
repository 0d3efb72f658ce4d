#!/usr/bin/env -S node --max-semi-space-size=16
// The command `service` of a built checkout. The flag keeps what Node lets gather before it collects garbage to 48 MiB: under
// more load than a server can take it would else be three times as much.
// It checks what the program needs before loading any of it.
import { existsSync } from 'node:fs';

const OLDEST_NODE = 24;
const main = new URL('../dist/main.js', import.meta.url);

/** Ends the process with a sentence that says what to do. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  refuse(
    `service needs Node ${OLDEST_NODE} or newer, and this is ${process.versions.node}. ` +
      'In a checkout, "npm run service -- COMMAND" brings the right one.',
  );
}
if (!existsSync(main)) refuse('service is not built yet: run "npm run build" in the checkout, then try again.');
await import(main.href);
