// One request in the overlay: a line that expands to its attempts.
import { EXPLANATIONS } from '../explanations.ts';
import { element } from './elements.ts';
import { type Attempt, type LoggedRequest, type RequestState, stateOf } from './request-log.ts';
import { shownJson } from './shown-text.ts';

const ROUTES: Readonly<Record<string, string>> = {
  session: 'Session',
  events: 'Action',
  link: 'Link',
  redeem: 'Redeem',
};

const STATES: Readonly<Record<RequestState, string>> = {
  sending: 'sending…',
  accepted: 'accepted',
  retrying: 'may be retried',
  refused: 'refused',
};

/** The same form everywhere in the overlay. */
export const timeOf = (at: number): string => new Date(at).toTimeString().slice(0, 8);

export interface RequestView {
  readonly node: HTMLLIElement;
  update(): void;
}

/** The element is reused, so that an expanded one stays expanded. */
export function createRequestView(request: LoggedRequest): RequestView {
  const summary = element('summary', '');
  const content = element('div', '');
  const details = element('details', '', summary, content);
  return {
    node: element('li', '', details),
    update() {
      const state = stateOf(request);
      const tries = request.attempts.length;
      summary.replaceChildren(
        element('span', 'muted', timeOf(request.attempts[0]?.startedAt ?? 0)),
        element('span', 'route', ROUTES[request.route] ?? request.route),
        ...(tries > 1 ? [element('span', 'muted', `${tries} attempts`)] : []),
        element('span', state, STATES[state]),
      );
      content.replaceChildren(...describe(request));
    },
  };
}

function describe({ deliveryId, payload, attempts }: LoggedRequest): Node[] {
  const id = deliveryId ?? 'unknown: sent before this panel opened';
  const last = attempts[attempts.length - 1]?.end;
  const known = Object.entries(EXPLANATIONS).find(([code]) => code === last?.code)?.[1];
  return [
    element('p', 'muted', 'Delivery ID ', element('code', '', id)),
    ...attempts.map((attempt, at) => element('p', '', attemptLine(attempt, at + 1))),
    ...(known ? [element('p', 'refused', `${known.when} ${known.mend}`)] : []),
    ...(payload === undefined ? [] : [element('p', 'muted', 'Sent'), element('pre', '', shownJson(payload))]),
    ...(last?.answer ? [element('p', 'muted', 'Answered'), element('pre', '', shownJson(last.answer))] : []),
  ];
}

function attemptLine({ startedAt, end }: Attempt, number: number): string {
  const start = `${number}. ${timeOf(startedAt)}`;
  if (!end) return `${start} in flight`;
  const status = end.status === 0 ? 'no answer' : `HTTP ${end.status}`;
  const wait = end.retryAfter ? `, wait ${end.retryAfter} s` : '';
  return `${start} ${status}${end.code === undefined ? '' : ` ${end.code}`} after ${end.durationMs} ms${wait}`;
}
