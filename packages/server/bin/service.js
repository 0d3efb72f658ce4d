#!/usr/bin/env -S node --max-semi-space-size=16
// The command `service` of a built checkout. The flag limits the young generation to 48 MiB: under overload it would
// otherwise be three times as large. It checks the requirements before loading the program.
import { existsSync } from 'node:fs';

const OLDEST_NODE = 24;
const main = new URL('../dist/main.js', import.meta.url);

/** Exits with a message that explains how to fix the problem. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  refuse(
    `service needs Node ${OLDEST_NODE} or newer, and this is ${process.versions.node}. ` +
      'In a checkout, "npm run service -- COMMAND" uses the right version.',
  );
}
if (!existsSync(main)) refuse('service is not built yet: run "npm run build" in the checkout, then try again.');
await import(main.href);
