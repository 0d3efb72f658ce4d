// Live while a thousand actions and server events a second arrive, next to an empty page under the same load: frames
// missed there too are due to the machine.
import type { Page } from '@playwright/test';
import { generate } from '../processes.ts';
import { actionShapes, serverEventShapes } from '../shapes.ts';
import { type Frames, watchFrames } from './frames.ts';
import type { PortalScene } from './signed-in-page.ts';

const CONNECTIONS = 32;
const SETTLE_MS = 1000;

export interface LiveLoad {
  /** Requests per second. */
  rate: number;
  seconds: number;
}

export interface LiveFrames {
  empty: Frames;
  live: Frames;
  /** What the page reported about its sample, at the end. */
  sampling: string | null;
  /** Accepted requests per second while Live was open. */
  rps: number;
}

export async function measureLiveFrames({ service, page, live }: PortalScene, load: LiveLoad): Promise<LiveFrames> {
  const shapes = [...(await actionShapes(service, CONNECTIONS / 2)), ...serverEventShapes(service, CONNECTIONS / 2)];
  async function under(open: () => Promise<unknown>): Promise<{ frames: Frames; rps: number }> {
    await open();
    const loading = generate({ url: service.url, seconds: load.seconds, rate: load.rate, shapes });
    await page.waitForTimeout(SETTLE_MS);
    const end = await watchFrames(page);
    await page.waitForTimeout(load.seconds * 1000 - 2 * SETTLE_MS);
    const frames = await end();
    sampling = await page
      .locator('.live-bar .muted')
      .textContent({ timeout: SETTLE_MS })
      .catch(() => null);
    const { statuses, rps } = await loading;
    const strange = Object.keys(statuses).filter((status) => status !== '202');
    if (strange.length > 0) throw new Error(`answers ${JSON.stringify(statuses)}`);
    return { frames, rps };
  }
  let sampling: string | null = null;
  const empty = await under(() => page.goto(`${service.url}/healthz`));
  const { frames, rps } = await under(() => openLive(page, live));
  return { empty: empty.frames, live: frames, sampling, rps };
}

export async function openLive(page: Page, live: string): Promise<void> {
  await page.goto(live);
  await page.locator('.live-state[data-state="live"]').waitFor();
}
