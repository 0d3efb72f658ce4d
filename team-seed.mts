import { randomUUID } from 'node:crypto';
import { systemClock, systemIds } from './packages/server/src/kernel/clock.ts';
import { openStores } from './packages/server/src/stores/open-stores.ts';
import { createProjection } from './packages/server/src/workers/projection.ts';

const stores = await openStores({ store: 'sqlite:/tmp/wt/team.db' } as never, { clock: systemClock, ids: systemIds });
const install = await stores.installs.findInstall('svc_pub_5e0c0a5e000040008000000000000003');
const connection = await stores.connections.findConnection('5e0c0a5e-0000-4000-8000-000000000004');
if (!install || !connection) throw new Error('no install');
const sources = [
  'chatgpt',
  'chatgpt',
  'chatgpt',
  'perplexity',
  'perplexity',
  'gemini',
  'copilot',
  'claude',
  'google',
  'google',
  'google',
  'google',
  'bing',
  'linkedin',
  'reddit',
  'newsletter',
  null,
  null,
  null,
  null,
];
const DAY = 86_400_000;
const now = Date.now();
let s = 7;
const rnd = () => (s = (s * 16807) % 2147483647) / 2147483647;
const pages = ['/', '/jackets/ridge', '/size-guide', '/stores', '/journal/layers', '/checkout'];
for (let d = 62; d >= 0; d--) {
  const count = Math.round(
    (60 + (62 - d) * 0.9 + rnd() * 25) * ([0, 6].includes(new Date(now - d * DAY).getUTCDay()) ? 0.6 : 1),
  );
  const times = Array.from({ length: count }, () => Math.floor(now - d * DAY - rnd() * DAY * 0.9)).sort(
    (a, b) => a - b,
  );
  const work: Promise<unknown>[] = [];
  for (const at of times) {
    const visitorId = `svc_v_${randomUUID().replaceAll('-', '')}`;
    const source = sources[Math.floor(rnd() * sources.length)] ?? null;
    const base = { install: install.number, visitorId };
    work.push(
      stores.collect.recordVisit({
        ...base,
        deliveryId: systemIds.random(),
        receiptId: systemIds.ordered(),
        receivedAt: at,
        page: 'https://fernhall.example' + pages[Math.floor(rnd() * pages.length)],
        source,
        referrer: source === 'google' ? 'https://www.google.com/' : null,
      } as never),
    );
    if (rnd() < 0.35)
      work.push(
        stores.collect.recordAction({
          ...base,
          deliveryId: systemIds.random(),
          receiptId: systemIds.ordered(),
          receivedAt: at + 60_000,
          sessionIssuedAt: at,
        } as never),
      );
    if (rnd() < 0.14) {
      const n = randomUUID().slice(0, 6);
      const ev = (status: string, t: number) =>
        stores.serverEvents.recordServerEvent({
          connection: connection.number,
          webhookId: randomUUID(),
          eventId: `${status}-${n}`,
          fingerprint: n + status,
          handle: 'booking_confirmed',
          status,
          occurredAtText: new Date(t).toISOString(),
          occurredAt: t,
          subjectType: 'booking',
          subjectId: `B-${n}`,
          visitorId: status === 'confirmed' ? visitorId : null,
          receivedAt: t,
          receiptId: systemIds.ordered(),
        } as never);
      work.push(ev('confirmed', at + 180_000));
      if (rnd() < 0.15) work.push(ev('reversed', at + 600_000));
    }
  }
  await Promise.all(work);
}
const project = createProjection(stores, systemClock);
while ((await project(1000)) > 0);
await stores.close();
