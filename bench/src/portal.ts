// `pnpm bench portal`: the first load, how smoothly Live renders under load, and how soon a session appears in it, in
// Chromium over loopback.
import type { Browser } from '@playwright/test';
import { shareOf } from './figures/time-reads.ts';
import { readOptions } from './options.ts';
import { measureFirstLoad } from './portal/first-load.ts';
import { type LiveLoad, measureLiveFrames } from './portal/live-frames.ts';
import { openPortal, type PortalScene } from './portal/signed-in-page.ts';
import { measureSnippetToRow } from './portal/snippet-to-row.ts';
import { openBrowser } from './sdk/browser.ts';
import { atMost, printVerdicts, type Verdict } from './verdicts.ts';

const INTERACTIVE_MS = 1000;
const ROW_MS = 1000;
/** Percent of frames over 33 ms beyond those of an empty page under the same load. */
const MISSED_FRAMES = 1;

/** `--loads 5`, `--rate 1000` requests a second for `--seconds 20`, `--sessions 50`. */
export async function benchPortal(args: string[]): Promise<void> {
  const options = readOptions(args, { loads: '5', rate: '1000', seconds: '20', sessions: '50' });
  const load = { rate: options.number('rate'), seconds: options.number('seconds') };
  const browser = await openBrowser();
  try {
    const scene = await openPortal(browser);
    try {
      printVerdicts('portal', [
        ...(await firstLoads(browser, scene, options.number('loads'))),
        ...(await rows(browser, scene, options.number('sessions'))),
        ...(await frames(scene, load)),
      ]);
    } finally {
      await scene.close();
    }
  } finally {
    await browser.close();
  }
}

/** The slow CPU is measured for the record, without a limit. */
async function firstLoads(browser: Browser, scene: PortalScene, loads: number): Promise<Verdict[]> {
  const interactive = new Map<number, number[]>([1, 4].map((slowdown) => [slowdown, []]));
  for (let count = 0; count < loads; count++) {
    for (const [slowdown, times] of interactive) {
      const { interactiveMs, cpuMs, bytes } = await measureFirstLoad(browser, scene, slowdown);
      times.push(interactiveMs);
      console.log(
        JSON.stringify({ slowdown, interactive_ms: Math.round(interactiveMs), cpu_ms: Math.round(cpuMs), bytes }),
      );
    }
  }
  return [atMost('interactive_p50_ms', shareOf(interactive.get(1) ?? [], 0.5), INTERACTIVE_MS)];
}

async function rows(browser: Browser, scene: PortalScene, sessions: number): Promise<Verdict[]> {
  const times = await measureSnippetToRow(browser, scene, sessions);
  const shares = Object.fromEntries([0.5, 0.9, 0.98, 1].map((part) => [`p${part * 100}`, shareOf(times, part)]));
  console.log(JSON.stringify({ snippet_to_row_ms: shares }));
  return [atMost('snippet_to_row_p98_ms', shareOf(times, 0.98), ROW_MS)];
}

async function frames(scene: PortalScene, load: LiveLoad): Promise<Verdict[]> {
  const { empty, live, sampling, rps } = await measureLiveFrames(scene, load);
  console.log(JSON.stringify({ rps: Math.round(rps), sampling, empty, live }));
  return [atMost('live_frames_over_33_ms_percent', live.over33 - empty.over33, MISSED_FRAMES)];
}
