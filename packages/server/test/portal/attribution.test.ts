// Attribution in the portal: the report, its CSV file, and the records behind each number (decisions 9).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, dayOf } from '../../src/kernel/day.ts';
import { makeInstall } from '../stores/records.ts';
import { PAGE, projectAll, type Report, type Reporting, reportTo } from '../support/reporting.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

describe.each(ENGINES)('attribution in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let member: Person;
  let reporting: Reporting;
  let now: number;
  const visitorId = `svc_v_${randomUUID()}`;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    const { stores } = scene.here;
    now = scene.clock.now();
    reporting = await reportTo(stores, { brandId: (await makeInstall(stores)).brandId });
    const { brandId } = reporting.install;
    member = await scene.person((await stores.brands.findBrand(brandId))?.tenantId ?? '', 'member');
    const reports: Report[] = [
      { ...visit(now - 40 * DAY_MS, null), key: randomUUID() },
      { ...visit(now - DAY_MS, 'chatgpt'), key: randomUUID() },
      { kind: 'action', key: randomUUID(), visitorId, at: now - DAY_MS + 1 },
      { kind: 'event', key: randomUUID(), eventId: 'e1', subject: 's1', ...event(now - DAY_MS + 2) },
    ];
    for (const report of reports) await reporting.record(report);
    await projectAll(stores);
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  const visit = (at: number, source: string | null) => ({
    kind: 'visit' as const,
    visitorId,
    at,
    page: PAGE,
    source,
    referrer: null,
  });
  const event = (occurredAt: number) => ({ occurredAt, status: 'confirmed' as const, visitorId });
  const read = (rest: string) => member.portal('GET', `/brands/${reporting.install.brandId}/attribution${rest}`);
  const yesterday = () => dayOf(now - DAY_MS);

  it('sums 30 days by day and channel, and the 30 before', async () => {
    const answer = await (await read('')).json();
    expect(answer).toMatchObject({
      until: dayOf(now),
      totals: { visits: 1, visitors: 1, actions: 1, confirmed: 1, reversed: 0 },
      previous: { visits: 1, actions: 0 },
      rows: [{ day: yesterday(), channel: 'ai:chatgpt', visits: 1, confirmed: 1 }],
    });
    expect(answer.installs).toContain(reporting.install.id);
  });

  it('covers the requested days and install', async () => {
    const day = dayOf(now - 40 * DAY_MS);
    expect(await (await read(`?since=${day}&until=${day}`)).json()).toMatchObject({ totals: { visits: 1 } });
    expect(await (await read('?install=other')).json()).toMatchObject({ rows: [] });
    for (const query of ['since=2026-13-01', `since=${dayOf(now)}&until=${day}`, 'since=2020-01-01']) {
      expect((await read(`?${query}`)).status).toBe(422);
    }
  });

  it('is available as a CSV file', async () => {
    const response = await read('.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="attribution-Acme-/);
    expect(await response.text()).toBe(
      'day,channel,install_id,visits,visitors,actions,confirmed,reversed\r\n' +
        `${yesterday()},ai:chatgpt,${reporting.install.id},1,1,1,1,0\r\n`,
    );
  });

  it('leads from numbers to visits and results, and from events to visits', async () => {
    const listed = await read(`/visits?day=${yesterday()}&channel=ai:chatgpt`);
    const { visits } = await listed.json();
    expect(visits).toMatchObject([{ channel: 'ai:chatgpt', page: PAGE, visitor: `${visitorId.slice(0, 10)}…` }]);
    const opened = await (await read(`/visits/${visits[0].visit_id}`)).json();
    expect(opened).toMatchObject({ visit: visits[0], actions: [{}], events: [{ event_id: 'e1' }] });
    const { events } = await (await read(`/events?day=${yesterday()}&channel=ai:chatgpt`)).json();
    expect(events).toEqual(opened.events);
    const traced = await (await read(`/events/${events[0].receipt_id}`)).json();
    expect(traced).toEqual({ event: events[0], visit: visits[0] });
  });

  it('never shows a whole visitor ID', async () => {
    const asked = ['', '.csv', `/visits?day=${yesterday()}&channel=ai:chatgpt`];
    for (const rest of asked) expect(await (await read(rest)).text()).not.toContain(visitorId);
  });

  it('returns 404 for a visit or event of another brand', async () => {
    for (const rest of ['/visits/none', '/events/none', `/events/${randomUUID()}`]) {
      expect((await read(rest)).status).toBe(404);
    }
  });
});
