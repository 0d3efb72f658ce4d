import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStream, type StreamState } from './open-stream.ts';

/** The part of `EventSource` that the stream uses. */
class FakeSource {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  readonly #listeners = new Map<string, (event: object) => void>();
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSource.all.push(this);
  }
  addEventListener(name: string, listener: (event: object) => void) {
    this.#listeners.set(name, listener);
  }
  emit(name: string, event: object) {
    this.#listeners.get(name)?.(event);
  }
  refuse() {
    this.readyState = FakeSource.CLOSED;
    this.onerror();
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

let states: StreamState[];
let rows: string[];
const open = () =>
  openStream({
    address: (after) => `/stream?after=${after}`,
    after: '1-1',
    onRows: (data) => rows.push(data),
    onState: (state) => states.push(state),
  });
const latest = () => FakeSource.all.at(-1) ?? expect.fail('no stream is open');
const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response('{}', { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  [states, rows, FakeSource.all] = [[], [], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reconnects after a refusal or silence, from where it left off', async () => {
  answer(200);
  const close = open();
  latest().onopen();
  latest().emit('rows', { data: 'a', lastEventId: '2-1' });
  latest().refuse();
  await vi.advanceTimersByTimeAsync(3000);
  latest().onopen();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(FakeSource.all.map(({ url }) => url)).toEqual(['1-1', '2-1', '2-1'].map((after) => `/stream?after=${after}`));
  expect(rows).toEqual(['a']);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.all).toHaveLength(3);
});

it('ends with the login session, also when a 401 reveals its end', async () => {
  answer(401);
  open();
  latest().refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['connecting', 'lost', 'signed_out']);
  expect(FakeSource.all).toHaveLength(1);

  open();
  latest().emit('signed_out', {});
  expect(states.at(-1)).toBe('signed_out');
});

it('reports nothing after it is closed', async () => {
  answer(401);
  const close = open();
  latest().refuse();
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['connecting', 'lost']);
});
