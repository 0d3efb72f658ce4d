// The examples of docs/relay.md work unchanged.
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { startRelay } from '../../src/relay-server/start-relay.ts';
import { openSession, startTestService } from '../support/service.ts';
import { relayProcess, takingSink } from './relay-scene.ts';

const text = readFileSync(new URL('../../../../docs/relay.md', import.meta.url), 'utf8');

/** The JavaScript under a heading, without its imports. */
function codeUnder(heading: string): string {
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const [, code = ''] = /^```js\n(.*?)^```/ms.exec(section) ?? [];
  return code.replace(/^import .*\n/gm, '');
}

interface Message {
  key: string;
  value: string;
}

/** The part of a Kafka client that the example uses. */
function fakeKafka() {
  const sent: Message[] = [];
  let isConnected = false;
  class Kafka {
    producer() {
      return {
        async connect() {
          isConnected = true;
        },
        async disconnect() {
          isConnected = false;
        },
        async send({ messages }: { messages: Message[] }) {
          if (!isConnected) throw new Error('not connected');
          sent.push(...messages);
        },
      };
    }
  }
  return { Kafka, sent, isConnected: () => isConnected };
}

test('docs/relay.md has a sink for a broker, in at most 20 lines', async () => {
  await using service = await startTestService();
  const broker = fakeKafka();
  const code = codeUnder('Write your own sink').replace('sqlite:./data/service.db', service.settings.store);
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(20);
  const handlers: (() => Promise<void>)[] = [];
  const run = new Function('startRelay', 'Kafka', 'process', `return (async () => { ${code} })()`);
  await run(startRelay, broker.Kafka, { once: (_: string, handle: () => Promise<void>) => handlers.push(handle) });
  await openSession(service);
  await vi.waitFor(() => expect(broker.sent).toHaveLength(1), { timeout: 20_000 });
  const { visitor_id, kind } = JSON.parse(broker.sent[0]?.value ?? '');
  expect([kind, visitor_id]).toEqual(['visit', broker.sent[0]?.key]);
  await handlers[0]?.();
  expect(broker.isConnected()).toBe(false);
});

test('docs/relay.md has a receiver that stores each record once', async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const rawBody = JSON.stringify({ type: 'records', records: [{ receipt_id: 'r1' }, { receipt_id: 'r1' }] });
  const at = new Date();
  const headers = {
    'webhook-id': 'rel_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('rel_1', at, rawBody),
  };
  const kept = new Map<string, object>();
  const names = ['Webhook', 'secret', 'rawBody', 'request', 'upsert'];
  const run = new Function(...names, `return (async () => { ${codeUnder('Webhook')} })()`);
  await run(Webhook, secret, rawBody, { headers }, async (id: string, record: object) => kept.set(id, record));
  expect([...kept.keys()]).toEqual(['r1']);
});

test('docs/relay.md documents exactly the fields of a batch', async () => {
  await using service = await startTestService();
  await openSession(service);
  const members: string[] = [];
  const sink = takingSink();
  sink.deliver = async (batch) => void members.push(...Object.keys(batch));
  const relay = relayProcess(service.stores, sink, { name: 'members' });
  await relay.lease.keep();
  await relay.step();
  const table = text.split('A batch has these fields')[1]?.split('\n\n')[1] ?? '';
  const named = [...table.matchAll(/^\| `(\w+)/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(members.sort());
});
