// How tests launch Chromium: in its headless shell if there is one, or in the full browser if a test needs features
// that the shell lacks.
import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../scripts/find-chromium.mjs';

const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
/** Chromium refuses its sandbox to root, as in a container. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const launch = (program: string | undefined): LaunchOptions => ({
  executablePath: program ?? '',
  args: [...QUIET, ...SANDBOX],
});

export const headlessShell = (): LaunchOptions => launch(findHeadlessShell());

/**
 * The shell has no back/forward cache, and does not let a test answer a request that follows a redirect. Debian's
 * command stays the parent of the program, which outlives a test that ends only the command.
 */
export const wholeChromium = (): LaunchOptions => launch(findChromium());
