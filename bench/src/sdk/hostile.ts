// How a contender behaves on an ordinary page and on three hostile ones: loaded twice, in a sandboxed frame, and with a
// policy that blocks all requests.
import type { Browser } from '@playwright/test';
import { openContext } from './browser.ts';
import type { Sink } from './sink.ts';

export const PAGES = ['ok', 'dup', 'sandbox', 'csp'] as const;
export type HostilePage = (typeof PAGES)[number];

export interface Cell {
  /** Attempts to send, whether or not the browser allowed them. */
  requests: number;
  /** Errors that reached the page's `error` event. */
  uncaught: number;
  /** Unhandled rejections. */
  unhandled: number;
  /** Calls of `console.error`. */
  consoleErrors: number;
}

/** Counts calls before anything else runs, in frames too; a sandboxed frame reports by messages. */
function count(): void {
  const tell = (kind: string) => Reflect.get(window, 'tellBench')(kind);
  window.addEventListener('error', (event) => event.message && tell('uncaught'));
  window.addEventListener('unhandledrejection', () => tell('unhandled'));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    tell('consoleErrors');
    error(...words);
  };
  // A blocked request never reaches the network. Nothing is wrapped, because some contenders would notice and send in
  // another way.
  document.addEventListener('securitypolicyviolation', () => tell('requests'));
}

/** Nothing else may use the sink at the same time. */
export async function measureHostile(
  browser: Browser,
  sink: Sink,
  page: HostilePage,
  name: string,
  seconds: number,
): Promise<Cell> {
  const context = await openContext(browser);
  try {
    const cell: Cell = { requests: 0, uncaught: 0, unhandled: 0, consoleErrors: 0 };
    const earlier = sink.received();
    const tab = await context.newPage();
    await tab.exposeBinding('tellBench', (_, kind: keyof Cell) => {
      cell[kind]++;
    });
    await tab.addInitScript(count);
    await tab.goto(`${sink.origin}/${page}/${name}`);
    await tab.waitForTimeout(seconds * 1000);
    return { ...cell, requests: cell.requests + sink.received() - earlier };
  } finally {
    await context.close();
  }
}

export const cellText = ({ requests, uncaught, unhandled, consoleErrors }: Cell): string =>
  [requests, uncaught, unhandled, consoleErrors].join('/');
