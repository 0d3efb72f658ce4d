// If the service asks for a wait, the whole page waits: every call, every client, and later pages.
import { describe, expect, it } from 'vitest';
import { MAX_HOLD_MS } from '../../src/delivery/hold.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createJar, type FakePage, type Network, openPage, openSite, refuse, respond } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

/** The server answers the first action with a wait of 10 seconds; with this jitter the page waits 12.5. */
const busyOnce: Network = (sent, count) =>
  sent.route === 'events' && count === 0 ? refuse(429, 'rate_limited', { 'retry-after': '10' }) : respond(sent, count);
const WAIT = 12_500;

const openSharing = () => {
  const shared = { clock: createFakeClock(), cookie: createJar('svc_v_0123456789abcdef'), site: openSite() };
  return { ...shared, open: (network: Network = respond) => openPage({ ...shared, network }) };
};

/** The times of the requests after the first. */
const later = (page: FakePage): number[] => page.sent.map(({ at }) => at).filter((at) => at > 0);

describe('a service that asks for a wait', () => {
  it('gets no track() or link() request during the wait', async () => {
    const { open, clock } = openSharing();
    const page = open(busyOnce);
    const client = page.client();
    client.track();
    await clock.advance(1000);
    const calls = [watch(client.track()), watch(client.link('https://other.example/'))];
    await clock.advance(WAIT - 1001);
    expect(later(page)).toEqual([]);
    await clock.advance(1);
    expect(calls.map(({ state }) => state)).toEqual(['resolved', 'resolved']);
    expect(later(page)).toEqual([WAIT, WAIT, WAIT]);
  });

  it('gets no request from another client of the page during the wait', async () => {
    const { open, clock } = openSharing();
    const page = open(busyOnce);
    page.client().track();
    await clock.advance(1000);
    const other = watch(page.client().init());
    await clock.advance(WAIT - 1001);
    expect([other.state, later(page)]).toEqual(['open', []]);
    await clock.advance(1);
    expect(other.state).toBe('resolved');
  });

  it('keeps the next page from sending stored actions', async () => {
    const { open, clock, site } = openSharing();
    const first = open(busyOnce);
    const client = first.client();
    client.track();
    await clock.advance(1000);
    // The page closes: none of its code runs anymore.
    first.env.page.fetch = () => new Promise(() => {});
    for (const name of site.held) site.release(name);
    const next = open();
    next.client().init();
    await clock.advance(WAIT - 1001);
    expect(next.sent).toEqual([]);
    await clock.advance(2000);
    expect(next.sent.map(({ route, at }) => [route, at])).toEqual([
      ['session', WAIT],
      ['events', WAIT + 1000],
    ]);
    expect(Object.keys(site.storage)).toEqual(['service_wait']);
  });

  it('stops the client even if storage is blocked', async () => {
    const refuseAll = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [{ get: refuseAll }, { value: null }]) {
      const page = openPage({ network: busyOnce });
      Object.defineProperty(page.env.page, 'localStorage', storage);
      const client = page.client();
      client.track();
      await page.clock.advance(1000);
      client.track();
      await page.clock.advance(WAIT + 49);
      expect(page.to('events').map(({ at }) => at)).toEqual([50, WAIT + 50, WAIT + 50]);
      client.stop();
    }
  });

  it('is extended, but never shortened, by a later Retry-After', async () => {
    for (const [second, until] of [
      ['20', 25_000],
      ['1', WAIT],
    ] as const) {
      const { open, clock } = openSharing();
      const page = open((sent, count) =>
        sent.route === 'events' && count < 2
          ? refuse(429, 'rate_limited', { 'retry-after': count ? second : '10' })
          : respond(sent, count),
      );
      const client = page.client();
      client.track();
      client.track();
      await clock.advance(100);
      const link = watch(client.link('https://other.example/'));
      await clock.advance(until - 101);
      expect(link.state).toBe('open');
      await clock.advance(1);
      expect(link.state).toBe('resolved');
    }
  });

  it.each([
    ['is over', 0],
    ['is too far ahead, since the clock was set back', MAX_HOLD_MS + 1],
    ['is no number', Number.NaN],
  ])('is ignored if the stored time %s', async (_, ahead) => {
    const { open, clock, site } = openSharing();
    site.storage.service_wait = `${clock.date() + ahead}`;
    const init = watch(open().client().init());
    await clock.advance(0);
    expect(init.state).toBe('resolved');
  });

  it('delays requests once if the clock is stopped', async () => {
    const { open, clock } = openSharing();
    const page = open(busyOnce);
    Object.assign(page.env.Date, { now: () => 1_795_000_000_000 });
    const track = watch(page.client().track());
    await clock.advance(3 * WAIT);
    expect(track.state).toBe('resolved');
  });

  it('gets no request from a client stopped during the wait', async () => {
    const { open, clock } = openSharing();
    const page = open(busyOnce);
    const client = page.client();
    const track = watch(client.track());
    await clock.advance(1000);
    client.stop();
    await clock.advance(10 * WAIT);
    expect([track.code, later(page)]).toEqual(['stopped', []]);
  });

  it('is not waited for after a permanent error', async () => {
    const { open, clock } = openSharing();
    const page = open((sent, count) =>
      sent.route === 'events' && count === 0
        ? refuse(422, 'invalid_input', { 'retry-after': '10' })
        : respond(sent, count),
    );
    const client = page.client();
    client.track();
    await clock.advance(100);
    const second = watch(client.track());
    await clock.advance(0);
    expect(second.state).toBe('resolved');
  });
});
