// Page URLs at and over the 2,048 characters that the service accepts (Spec 2.3).
import { expect, test } from '../../../../test/support/browser-test.ts';
import { countNoise, initAndTrack, QUIET } from './hostile-page.ts';

test.use({ secure: true });

const MAX = 2048;

interface Address {
  /** After the origin. */
  path(origin: string): string;
  /** The reported part, after the origin. */
  reported(path: string): string;
}

const same = (path: string) => path;
const cutTo = (kept: string) => () => kept;
const kanji = encodeURIComponent('京');
const fill = (origin: string, total: number, start: string) => start + 'a'.repeat(total - origin.length - start.length);

const addresses: Record<string, Address> = {
  'of maximum length': { path: (origin) => fill(origin, MAX, '/shop/'), reported: same },
  'one character longer': { path: (origin) => fill(origin, MAX + 1, '/shop/'), reported: cutTo('/shop/') },
  'with a separator at the limit': {
    path: (origin) => `${fill(origin, MAX - 1, '/shop/')}/more`,
    reported: (path) => path.slice(0, -'more'.length),
  },
  'with a separator one character too late': {
    path: (origin) => `${fill(origin, MAX, '/shop/')}/more`,
    reported: cutTo('/shop/'),
  },
  'of 230 kanji': { path: () => `/${kanji.repeat(230)}`, reported: cutTo('/') },
  'of many segments of kanji': {
    path: () => `/${`${kanji.repeat(30)}/`.repeat(10)}`,
    reported: cutTo(`/${`${kanji.repeat(30)}/`.repeat(7)}`),
  },
};

for (const [name, { path, reported }] of Object.entries(addresses)) {
  test(`a URL ${name} is reported, shortened if necessary`, async ({ page, site, api, install }) => {
    const noise = await countNoise(page);
    const origin = new URL(site.url).origin;
    const long = path(origin);
    site.put(
      long,
      `<!doctype html><title>Page</title><script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`,
    );
    await page.goto(`${origin}${long}?q=secret#top`);
    expect(await initAndTrack(page)).toBe('measurement');
    expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
    const sent = JSON.parse(api.posts('session')[0]?.body ?? '{}');
    expect(sent.url).toBe(origin + reported(long));
    expect(decodeURI(sent.url)).not.toContain('\ufffd');
    expect(await install.visits()).toHaveLength(1);
  });
}
