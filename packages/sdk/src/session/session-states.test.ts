// The state table of a session: the types require every event in every state, and each cell is tested on the real
// session.
import { SESSION_RENEW_SECONDS } from '@service/protocol';
import { describe, expect, it } from 'vitest';
import { settle } from '../../test/support/fake-clock.ts';
import { openPage } from '../../test/support/fake-page.ts';
import { createSession } from './session.ts';

const STATES = ['idle', 'opening', 'ready'] as const;
type State = (typeof STATES)[number];

const EVENTS = [
  'a call',
  'a call for another visitor',
  'a session',
  'no session',
  'the token refused',
  'a refusal of an older token',
  'the age limit',
] as const;
type Event = (typeof EVENTS)[number];

const TRANSITIONS: Record<State, Record<Event, State | 'impossible'>> = {
  idle: {
    'a call': 'opening',
    'a call for another visitor': 'opening',
    'a session': 'impossible',
    'no session': 'impossible',
    'the token refused': 'impossible',
    'a refusal of an older token': 'idle',
    'the age limit': 'idle',
  },
  opening: {
    'a call': 'opening',
    'a call for another visitor': 'opening',
    'a session': 'ready',
    'no session': 'idle',
    'the token refused': 'impossible',
    'a refusal of an older token': 'opening',
    'the age limit': 'opening',
  },
  ready: {
    'a call': 'ready',
    'a call for another visitor': 'opening',
    'a session': 'impossible',
    'no session': 'impossible',
    'the token refused': 'idle',
    'a refusal of an older token': 'ready',
    'the age limit': 'idle',
  },
};

function arrange() {
  const { env, clock } = openPage();
  const calls: { resolve: (token: string) => void; reject: (error: Error) => void }[] = [];
  const session = createSession(env, () => new Promise((resolve, reject) => calls.push({ resolve, reject })));
  const call = (visitorId: string) => {
    const token = session.token(visitorId);
    token.catch(() => {});
    return token;
  };
  const answer = () => calls.at(-1)?.resolve('t1');

  const reach: Record<State, () => void> = {
    idle() {},
    opening: () => void call('a'),
    ready() {
      call('a');
      answer();
    },
  };
  const cause: Record<Event, () => unknown> = {
    'a call': () => void call('a'),
    'a call for another visitor': () => void call('b'),
    'a session': answer,
    'no session': () => calls.at(-1)?.reject(new Error('no session')),
    'the token refused': () => session.refused('t1'),
    'a refusal of an older token': () => session.refused('t0'),
    'the age limit': () => clock.advance(SESSION_RENEW_SECONDS * 1000),
  };

  /** The effect of the next call. */
  const find = async (): Promise<State> => {
    const before = calls.length;
    let resolved = false;
    call('a').then(
      () => {
        resolved = true;
      },
      () => {},
    );
    await settle();
    if (calls.length > before) return 'idle';
    return resolved ? 'ready' : 'opening';
  };
  return { reach, cause, find };
}

const CELLS = STATES.flatMap((from) => EVENTS.map((event) => ({ from, event, to: TRANSITIONS[from][event] })));

describe('a session', () => {
  it.each(CELLS.filter(({ to }) => to !== 'impossible'))('$from, after $event: $to', async ({ from, event, to }) => {
    const { reach, cause, find } = arrange();
    reach[from]();
    await settle();
    await cause[event]();
    await settle();
    expect(await find()).toBe(to);
  });
});
