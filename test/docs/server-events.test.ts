// The quick starts for server events work exactly as documented.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../packages/server/src/testing/index.ts';
import { addConnection, eventRequest, newSecret } from '../../packages/server/test/support/event-requests.ts';
import { startTestService } from '../../packages/server/test/support/service.ts';
import { codeBlocks, curlRequest } from './code-blocks.ts';

const service = await startTestServer({ handles: ['booking_confirmed'] });
afterAll(() => service.close());

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** With the example's host replaced. */
const blocks = (path: string, heading: string, language: string): string[] =>
  codeBlocks(path, heading, language).map((code) => code.replaceAll('https://events.example', service.url));

const booking = {
  id: '17',
  confirmedAt: '2026-01-31T08:00:00Z',
  visitorId: 'svc_v_abcdefghijkl',
  webhookId: '5b0c1a52-93b1-4c0e-9f55-3f0a3a1f2a01',
};

const STORED = {
  handle: 'booking_confirmed',
  eventId: 'booking-17-confirmed',
  subjectType: 'booking',
  subjectId: '17',
  status: 'confirmed',
};

describe.each([
  ['README.md', 'Quick start: server events'],
  ['docs/server-events.md', 'In the backend'],
])('%s', (path, heading) => {
  test('has JavaScript that reports an event, once for any number of runs', async () => {
    await service.reset();
    const [code = ''] = blocks(path, heading, 'js');
    const run = new Function(
      ...['booking', 'installId', 'apiKey', 'key', 'base'],
      `return (async () => { ${code}; return answer; })()`,
    );
    const send = (): Promise<Response> => run(booking, service.installId, service.token, service.token, service.url);
    expect(await (await send()).json()).toMatchObject({ accepted: true, duplicate: false });
    expect(await (await send()).json()).toMatchObject({ accepted: true, duplicate: true });
    const { events } = await service.received();
    expect(events).toMatchObject([{ ...STORED, visitorId: booking.visitorId, webhookId: booking.webhookId }]);
  });

  test('has a curl command that reports one', async () => {
    await service.reset();
    const [command = ''] = blocks(path, heading, 'sh');
    const variables = {
      INSTALL_ID: service.installId,
      API_KEY: service.token,
      OCCURRED_AT: new Date().toISOString(),
      VISITOR_ID: booking.visitorId,
      WEBHOOK_ID: booking.webhookId,
    };
    const answer = await fetch(...curlRequest(command, variables));
    expect([answer.status, service.refused()]).toEqual([202, []]);
    expect((await service.received()).events).toMatchObject([{ ...STORED, visitorId: booking.visitorId }]);
  });
});

test('docs/server-events.md has JavaScript that signs an event', async () => {
  await using signing = await startTestService();
  const secret = newSecret();
  const { id } = await addConnection(signing.stores, { signingSecrets: [secret] });
  const [code = ''] = blocks('docs/server-events.md', 'Signed, without a key', 'js');
  const names = ['createHmac', 'base', 'connectionId', 'secret', 'webhookId', 'body'];
  const run = new Function(...names, `return (async () => { ${code}; return answer; })()`);
  const { payload } = eventRequest(id, undefined);
  const send = (by: string): Promise<Response> => run(createHmac, signing.url, id, by, 'evt_1', payload);
  expect([(await send(secret)).status, (await send(newSecret())).status]).toEqual([202, 401]);
});

test('docs/testing.md documents exactly the members of a test server', () => {
  const section = read('docs/testing.md').split('## What a test server offers')[1]?.split('\n\n')[1] ?? '';
  const names = [...section.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name),
  );
  expect(names.sort()).toEqual(Object.keys(service).sort());
});
