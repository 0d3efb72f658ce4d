// Code in the documents that stands alone runs as shown.
import { afterAll, expect, test } from 'vitest';
import { createEventsClient } from '../../packages/events/src/index.ts';
import { readBrandFile } from '../../packages/server/src/brands/index.ts';
import { startTestServer } from '../../packages/server/src/testing/index.ts';
import { codeBlocks, curlRequest } from './code-blocks.ts';

const service = await startTestServer({ handles: ['booking_confirmed'] });
afterAll(() => service.close());

test('the README of @service/events sends an event and reads its outcome', async () => {
  const [code = ''] = codeBlocks('packages/events/README.md', '@service/events', 'ts');
  const body = code.replace(/^import .*$/m, '').replace(/'https:[^']*'/, JSON.stringify(service.eventsUrl));
  const names = ['createEventsClient', 'process', 'booking', 'console'];
  const run = new Function(...names, `return (async () => { ${body} })()`);
  const printed: unknown[][] = [];
  await run(
    createEventsClient,
    { env: { EVENTS_API_KEY: service.token } },
    { id: '17', confirmedAt: new Date().toISOString(), visitorId: null },
    { log: (...words: unknown[]) => printed.push(words) },
  );
  expect(printed).toEqual([['unattributed', undefined]]);
  expect((await service.received()).events).toMatchObject([{ eventId: 'booking-17-confirmed', visitorId: null }]);
});

test.each([
  ['docs/rpc.md', 'JSON-RPC'],
  ['docs/mcp.md', 'Connect a client'],
])('the curl command in %s calls a tool', async (path, heading) => {
  const command = codeBlocks(path, heading, 'sh').find((block) => block.startsWith('curl')) ?? '';
  const filled = command.replace('https://events.example', service.url).replace('Fernhall', service.brandId);
  const response = await fetch(...curlRequest(filled, { API_KEY: service.token }));
  expect(await response.json()).toMatchObject({ id: 1, result: { isError: false } });
});

test('the faults in docs/testing.md can occur', () => {
  const [code = ''] = codeBlocks('docs/testing.md', 'Faults', 'ts');
  expect(code.match(/faults\.next/g)).toHaveLength(4);
  new Function('service', code)(service);
});

test('the competitors in docs/brand-data.md are a valid part of a brand file', () => {
  const [code = ''] = codeBlocks('docs/brand-data.md', 'Names that are common words', 'yaml');
  const { competitors } = readBrandFile(`name: Acme\ndomain: acme.example\n${code}`, 'acme.yaml');
  expect(competitors.map(({ name }) => name)).toEqual(['Harbor', 'Summit', 'Kettlebrook']);
});

test('the example in docs/brand-data.md is a valid brand file', () => {
  const [code = ''] = codeBlocks('docs/brand-data.md', 'The brand file', 'yaml');
  expect(readBrandFile(code, 'kiln-street.yaml').facts.map(({ kind }) => kind)).toEqual([
    ...['price', 'price', 'spec', 'spec', 'spec', 'spec', 'integration', 'integration', 'founder'],
  ]);
});
