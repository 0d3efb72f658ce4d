// `track()`: one action, one delivery, the server's response.
import { isDeliveryId } from '@service/protocol';
import { actionRequestSchema } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { ENDPOINT, openPage, respond } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

describe('track()', () => {
  it('resolves with the response of a measurement session', async () => {
    const page = openPage();
    const track = watch(page.client().track());
    await page.clock.advance(100);
    expect(track.value).toEqual({ accepted: true, mode: 'measurement' });
  });

  it('passes on the receipt and duplicate flag of a shadow session', async () => {
    const answer = { accepted: true, mode: 'shadow', receipt_id: 'r1', duplicate: true };
    const page = openPage({
      network: (sent, count) =>
        sent.route === 'events' ? Response.json(answer, { status: 202 }) : respond(sent, count),
    });
    const track = watch(page.client().track());
    await page.clock.advance(100);
    expect(track.value).toEqual(answer);
  });

  it('sends a body that the server accepts, with token and delivery id', async () => {
    const page = openPage();
    const client = page.client();
    client.track({ plan: 'pro', seats: 3, trial: false, coupon: null });
    await page.clock.advance(100);
    const { body, url, deliveryId, bearer } = page.to('events')[0] ?? expect.fail();
    expect(url).toBe(`${ENDPOINT}/events`);
    expect(bearer).toBe('svc_ses_0');
    expect(isDeliveryId(deliveryId)).toBe(true);
    expect(actionRequestSchema.parse(body)).toEqual({
      service_visitor_id: client.getVisitorId(),
      properties: { plan: 'pro', seats: 3, trial: false, coupon: null },
    });
  });

  it('sends no properties by default', async () => {
    const page = openPage();
    page.client().track();
    await page.clock.advance(100);
    expect(Object.keys(page.to('events')[0]?.body ?? {})).toEqual(['service_visitor_id']);
  });

  it('loses no call made before, during or after init', async () => {
    const page = openPage();
    const client = page.client();
    const tracks = [watch(client.track()), watch(client.track())];
    client.init();
    tracks.push(watch(client.track()));
    await page.clock.advance(100);
    tracks.push(watch(client.track()));
    await page.clock.advance(100);
    expect(tracks.map(({ state }) => state)).toEqual(Array(4).fill('resolved'));
    expect(new Set(page.to('events').map(({ deliveryId }) => deliveryId)).size).toBe(4);
    expect(page.to('events')).toHaveLength(4);
    expect(page.to('session')).toHaveLength(1);
  });

  it('sends the properties as they were when it was called', async () => {
    const page = openPage();
    const properties = { step: 1 };
    page.client().track(properties);
    properties.step = 2;
    await page.clock.advance(100);
    expect(page.to('events')[0]?.body.properties).toEqual({ step: 1 });
  });

  it('refuses an event name before any request', async () => {
    const page = openPage();
    const track = watch(Reflect.apply(page.client().track, undefined, ['signup']));
    await page.clock.advance(100);
    expect(track).toMatchObject({ code: 'unsupported_event_name', error: { retryable: false } });
    expect(page.sent).toEqual([]);
  });

  it('refuses invalid properties before any request, and names the key', async () => {
    const page = openPage();
    const track = watch(Reflect.apply(page.client().track, undefined, [{ ok: 1, nested: {} }]));
    await page.clock.advance(100);
    expect(track.code).toBe('invalid_properties');
    expect(String(track.error)).toContain('nested');
    expect(page.sent).toEqual([]);
  });

  it('does not treat an empty 202 as acceptance', async () => {
    const page = openPage({
      network: (sent, count) => (sent.route === 'events' ? Response.json({}, { status: 202 }) : respond(sent, count)),
    });
    const track = watch(page.client().track());
    await page.clock.advance(100);
    expect(track).toMatchObject({ code: 'network', error: { status: 202 } });
  });
});
