// Finds installed Firefox and WebKitGTK WebDriver programs, for the browser tests besides Chromium.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (commands) =>
  commands
    .flatMap((command) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder || '.', command)))
    .find((file) => existsSync(file));

function named(setting) {
  const path = process.env[setting];
  if (!path || existsSync(path)) return path;
  throw new Error(`${setting} does not exist: ${path}`);
}

/** The program's path, or undefined. `FIREFOX_PATH` takes precedence, and must then exist. */
export const findFirefox = () => named('FIREFOX_PATH') ?? onPath(['firefox-esr', 'firefox']);

/**
 * The driver's path, or undefined if the driver, its browser or a display is missing. `WEBKIT_DRIVER_PATH` takes
 * precedence.
 */
export function findWebKit() {
  const driver = named('WEBKIT_DRIVER_PATH') ?? onPath(['WebKitWebDriver']);
  return driver && findMiniBrowser() && onPath(['Xvfb']) ? driver : undefined;
}

/** The browser that the driver starts; Debian installs it next to the library. */
export const findMiniBrowser = () =>
  globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? globSync('/usr/libexec/webkit2gtk-4.*/MiniBrowser')[0];
