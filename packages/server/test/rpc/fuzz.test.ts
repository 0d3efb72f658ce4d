// For any message to `POST /rpc`, the result is a valid response, an array of them, or nothing. Set
// `RPC_FUZZ_MESSAGES=100000` for the long run.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { addTenancy, callingWith } from '../support/calls.ts';
import { sharedScene } from '../support/scene.ts';

const MESSAGES = Number(process.env.RPC_FUZZ_MESSAGES ?? 1500);
const scene = await sharedScene();
const { raw } = callingWith(scene, (await addTenancy(scene)).secret);

const name = fc.constantFrom(
  'list_brands',
  'get_brand_overview',
  'verify_brand_claim',
  'run_brand_scan',
  'none',
  '__proto__',
);
const likely = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 5, arbitrary: fc.constant('2.0') }, fc.jsonValue()),
    id: fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constant(null), fc.jsonValue()),
    method: fc.oneof(fc.constantFrom('ping', 'tools/list', 'tools/call', 'jobs/get', 'constructor'), fc.jsonValue()),
    params: fc.oneof(fc.record({ name, arguments: fc.jsonValue() }, { requiredKeys: [] }), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const values = fc
  .oneof(likely, fc.array(likely, { maxLength: 5 }), fc.jsonValue())
  .map((value) => JSON.stringify(value));
const broken = fc.tuple(values, fc.nat(), fc.string({ maxLength: 3 })).map(([text, at, put]) => {
  const place = at % (text.length + 1);
  return text.slice(0, place) + put + text.slice(place + put.length);
});
const message = fc.oneof({ weight: 4, arbitrary: values }, broken, fc.string({ unit: 'binary' }));

const isId = (id: unknown): boolean => id === null || typeof id === 'string' || typeof id === 'number';

function expectResponse(value: unknown): void {
  const { jsonrpc, id, result, error, ...rest } = z.record(z.string(), z.unknown()).parse(value);
  expect([jsonrpc, isId(id), Object.keys(rest)]).toEqual(['2.0', true, []]);
  expect((result === undefined) !== (error === undefined)).toBe(true);
  if (error === undefined) return;
  z.object({ code: z.int(), message: z.string() }).parse(error);
}

function expectAnswer(answer: unknown): void {
  const responses = Array.isArray(answer) ? answer : [answer];
  expect(responses.length).toBeGreaterThan(0);
  for (const response of responses) expectResponse(response);
}

it(
  'answers any message with valid responses or nothing',
  async () => {
    await fc.assert(
      fc.asyncProperty(message, async (payload) => {
        const { statusCode, payload: body } = await raw(payload);
        expect([200, 204, 400]).toContain(statusCode);
        if (statusCode === 204) expect(body).toBe('');
        else expectAnswer(JSON.parse(body));
      }),
      { numRuns: MESSAGES },
    );
    expect(scene.logs.filter((line) => line.includes('call failed'))).toEqual([]);
  },
  Math.max(30_000, 10 * MESSAGES),
);
