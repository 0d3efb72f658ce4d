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

interface Row {
  receipt_id: string;
  record: string;
}

/** The part of a ClickHouse client that the example uses. */
function fakeWarehouse() {
  const rows: Row[] = [];
  let isOpen = false;
  return {
    rows,
    isOpen: () => isOpen,
    createClient() {
      isOpen = true;
      return {
        insert: async ({ values }: { values: Row[] }) => void rows.push(...values),
        close: async () => {
          isOpen = false;
        },
      };
    },
  };
}

test('docs/relay.md has a sink for a warehouse, in at most 20 lines', async () => {
  await using service = await startTestService();
  const warehouse = fakeWarehouse();
  const code = codeUnder('Write your own sink').replace('sqlite:./data/service.db', service.settings.store);
  expect(code.trim().split('\n').length).toBeLessThanOrEqual(20);
  const handlers: (() => Promise<void>)[] = [];
  const run = new Function('startRelay', 'createClient', 'process', `return (async () => { ${code} })()`);
  await run(startRelay, warehouse.createClient, {
    once: (_: string, handle: () => Promise<void>) => handlers.push(handle),
  });
  await openSession(service);
  await vi.waitFor(() => expect(warehouse.rows).toHaveLength(1), { timeout: 20_000 });
  const { receipt_id, record } = warehouse.rows[0] ?? {};
  expect(JSON.parse(record ?? '')).toMatchObject({ kind: 'visit', receipt_id });
  expect(warehouse.isOpen()).toBe(true);
  await handlers[0]?.();
  expect(warehouse.isOpen()).toBe(false);
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
