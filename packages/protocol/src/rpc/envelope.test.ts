import { describe, expect, it } from 'vitest';
import { idOfMalformed, readRpcRequest } from './envelope.ts';

const request = { jsonrpc: '2.0', method: 'ping' };
const IDS = [null, '', 'a', 0, -1, 1.5];
const NO_IDS = [undefined, true, {}, [], Number.NaN, Number.POSITIVE_INFINITY];

describe('a request', () => {
  it('needs only the version and a method', () => {
    expect(readRpcRequest(request)).toEqual({ ...request, params: undefined, id: undefined });
  });

  it('keeps its parameters and its id, and nothing else', () => {
    const params = { name: 'list_brands' };
    expect(readRpcRequest({ ...request, params, id: 7, extra: true })).toEqual({ ...request, params, id: 7 });
    expect(readRpcRequest({ ...request, params: [1] })).toMatchObject({ params: [1] });
  });

  it.each(IDS)('may have the id %j', (id) => {
    expect(readRpcRequest({ ...request, id })).toMatchObject({ id });
  });

  it.each(NO_IDS)('may not have the id %j', (id) => {
    expect(readRpcRequest({ ...request, id })).toBeUndefined();
  });

  it.each([null, 'a', 1, undefined, true])('may not have the parameters %j', (params) => {
    expect(readRpcRequest({ ...request, params })).toBeUndefined();
  });

  it.each([
    [null],
    ['ping'],
    [[request]],
    [Object.assign([], request)],
    [{ method: 'ping' }],
    [{ ...request, jsonrpc: '1.0' }],
    [{ ...request, jsonrpc: 2 }],
    [{ jsonrpc: '2.0' }],
    [{ ...request, method: 1 }],
  ])('is not %j', (value) => {
    expect(readRpcRequest(value)).toBeUndefined();
  });

  it('takes no member from its prototype', () => {
    const inherited = Object.assign(Object.create({ id: 7, params: { a: 1 } }), request);
    expect(readRpcRequest(inherited)).toMatchObject({ id: undefined });
    expect(idOfMalformed(Object.create({ id: 7 }))).toBeNull();
  });
});

describe('the id for the response to a malformed request', () => {
  it.each(IDS)('is its own: %j', (id) => {
    expect(idOfMalformed({ id })).toBe(id);
  });

  it.each([...NO_IDS.map((id) => ({ id })), {}, null, 'a', [{ id: 7 }], Object.assign([], { id: 7 })])(
    'is null for %j',
    (value) => {
      expect(idOfMalformed(value)).toBeNull();
    },
  );
});
