// Finds an installed Chromium, Chrome or Edge for the browser tests.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const env = process.env;
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** The same engine without a window: browser tests use less than half the CPU time. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_FILES = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (commands) => {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
};

function candidates() {
  if (process.platform === 'darwin') return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  if (process.platform === 'win32') {
    const homes = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    return homes.flatMap((home) => WINDOWS_FILES.map((file) => join(home, file)));
  }
  return onPath(COMMANDS);
}

/**
 * The path of a headless shell, otherwise of a full browser. Tests that need features that the shell lacks use
 * `findChromium()`.
 */
export const findHeadlessShell = () =>
  (env.CHROMIUM_PATH ? undefined : onPath(HEADLESS_SHELLS).find(isProgram)) ?? findChromium();

/** The program's path, or undefined. `CHROMIUM_PATH` takes precedence, and must then exist. */
export function findChromium() {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH does not exist: ${env.CHROMIUM_PATH}`);
  }
  return [...candidates(), chromium.executablePath()].find(isProgram);
}
