// The state table of one action's delivery: the types require every event in every state, and each cell is tested on
// the real client.
import { describe, expect, it } from 'vitest';
import { MAX_HOLD_MS } from '../../src/delivery/hold.ts';
import { ServiceBillingError } from '../../src/errors.ts';
import { settle } from '../support/fake-clock.ts';
import { openPage, refuse, respond, type Sent } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

const LIVE = ['sending', 'backing off', 'held', 'offline'] as const;
const ENDS = ['accepted', 'refused', 'queued', 'stopped'] as const;
type State = (typeof LIVE)[number] | (typeof ENDS)[number];

const EVENTS = [
  '202',
  '422',
  '503',
  '503 with Retry-After',
  'a network error',
  'a network error, offline',
  'the end of its timer',
  'online',
  'pagehide',
  'stop()',
] as const;
type Event = (typeof EVENTS)[number];

const unanswered = {
  '202': 'impossible',
  '422': 'impossible',
  '503': 'impossible',
  '503 with Retry-After': 'impossible',
  'a network error': 'impossible',
  'a network error, offline': 'impossible',
} as const;

/** A final state. */
const final = <S extends State>(state: S) =>
  ({ ...unanswered, 'the end of its timer': 'impossible', online: state, pagehide: state, 'stop()': state }) as const;

const TRANSITIONS: Record<State, Record<Event, State | 'impossible'>> = {
  sending: {
    '202': 'accepted',
    '422': 'refused',
    '503': 'backing off',
    '503 with Retry-After': 'held',
    'a network error': 'backing off',
    'a network error, offline': 'offline',
    'the end of its timer': 'backing off',
    online: 'sending',
    pagehide: 'sending',
    'stop()': 'stopped',
  },
  'backing off': {
    ...unanswered,
    'the end of its timer': 'sending',
    online: 'backing off',
    pagehide: 'sending',
    'stop()': 'stopped',
  },
  held: {
    ...unanswered,
    'the end of its timer': 'sending',
    online: 'held',
    pagehide: 'held',
    'stop()': 'stopped',
  },
  offline: {
    ...unanswered,
    'the end of its timer': 'backing off',
    online: 'backing off',
    pagehide: 'offline',
    'stop()': 'stopped',
  },
  accepted: final('accepted'),
  refused: final('refused'),
  // A stored action is resent as a new delivery of the same action.
  queued: {
    ...unanswered,
    'the end of its timer': 'impossible',
    online: 'sending',
    pagehide: 'queued',
    'stop()': 'queued',
  },
  stopped: final('stopped'),
};

const SECOND = 1000;

async function arrange() {
  const waiting: { sent: Sent; resolve: (response: Response) => void; reject: (error: Error) => void }[] = [];
  const page = openPage({
    network: (sent, count) =>
      sent.route === 'session'
        ? respond(sent, count)
        : new Promise((resolve, reject) => waiting.push({ sent, resolve, reject })),
  });
  const client = page.client();
  client.init();
  await page.clock.advance(100);
  const track = watch(client.track());
  await settle();

  const answer = (response: Response) => waiting.pop()?.resolve(response);
  const drop = (online: boolean) => {
    page.page.online = online;
    waiting.pop()?.reject(new TypeError('Failed to fetch'));
  };
  const events: Record<Exclude<Event, 'the end of its timer'>, () => unknown> = {
    '202': () => answer(Response.json({ accepted: true, mode: 'measurement' }, { status: 202 })),
    '422': () => answer(refuse(422, 'invalid_input')),
    '503': () => answer(refuse(503, 'unavailable')),
    '503 with Retry-After': () => answer(refuse(503, 'unavailable', { 'retry-after': '20' })),
    'a network error': () => drop(true),
    'a network error, offline': () => drop(false),
    async online() {
      page.page.online = true;
      page.fire('online');
      // Stored actions are not resent for a second.
      if (track.state === 'rejected') await page.clock.advance(SECOND);
    },
    pagehide: () => page.fire('pagehide'),
    'stop()': () => client.stop(),
  };
  /** Longer than its timer, shorter than the next one. */
  const timers: Partial<Record<State, number>> = {
    sending: 10 * SECOND,
    'backing off': SECOND,
    held: MAX_HOLD_MS,
    offline: 30 * SECOND,
  };
  const ways: Record<State, Exclude<Event, 'the end of its timer'>[]> = {
    sending: [],
    'backing off': ['503'],
    held: ['503 with Retry-After'],
    offline: ['a network error, offline'],
    accepted: ['202'],
    refused: ['422'],
    queued: ['a network error', 'pagehide', 'a network error', 'pagehide', 'a network error'],
    stopped: ['stop()'],
  };

  const cause = async (event: Event, from: State) => {
    if (event === 'the end of its timer') await page.clock.advance(timers[from] ?? 0);
    else await events[event]();
    await settle();
  };
  const reach = async (state: State) => {
    for (const event of ways[state]) await cause(event, state);
  };

  const isSending = () => waiting.some(({ sent }) => !sent.init.signal?.aborted);
  const find = async (): Promise<State> => {
    if (isSending()) return 'sending';
    if (track.state === 'resolved') return 'accepted';
    if (track.error instanceof ServiceBillingError) {
      if (track.code === 'stopped') return 'stopped';
      return track.error.queued ? 'queued' : 'refused';
    }
    // The event that ends a wait shows its kind.
    await cause('pagehide', 'backing off');
    if (isSending()) return 'backing off';
    await cause('online', 'offline');
    await cause('pagehide', 'offline');
    return isSending() ? 'offline' : 'held';
  };
  return { reach, cause, find };
}

const CELLS = [...LIVE, ...ENDS].flatMap((from) =>
  EVENTS.map((event) => ({ from, event, to: TRANSITIONS[from][event] })),
);

describe('the delivery of an action', () => {
  it.each(CELLS.filter(({ to }) => to !== 'impossible'))('$from, then $event: $to', async ({ from, event, to }) => {
    const { reach, cause, find } = await arrange();
    await reach(from);
    await cause(event, from);
    expect(await find()).toBe(to);
  });
});
