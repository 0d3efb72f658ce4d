// The overlay itself: a region with the page's state, its requests, and what is stored for later.
import { button, element } from './elements.ts';
import { type PageState, readPageState } from './page-state.ts';
import type { LoggedRequest } from './request-log.ts';
import { createRequestView, type RequestView, timeOf } from './request-view.ts';
import { STYLE } from './style.ts';

export interface Panel {
  readonly host: HTMLElement;
  update(requests: readonly LoggedRequest[]): void;
}

const CLIENTS: Readonly<Record<PageState['client'], string>> = {
  none: 'none: no consent yet, or the script has not loaded',
  waiting: 'waiting for the script',
  running: 'running',
  stopped: 'stopped',
};

const SECOND_MS = 1000;

/** @param close called by its button */
export function createPanel(tag: string, close: () => void): Panel {
  const facts = element('dl', '');
  const list = element('ol', '');
  const empty = element('p', 'muted', 'Nothing yet.');
  const kept = element('div', '');
  const body = element(
    'div',
    'body',
    ...[facts, element('h3', '', 'Requests'), empty, list, element('h3', '', 'Kept for later'), kept],
  );
  const fold = button('Hide', () => {
    body.hidden = !body.hidden;
    fold.textContent = body.hidden ? 'Show' : 'Hide';
    fold.setAttribute('aria-expanded', String(!body.hidden));
  });
  fold.setAttribute('aria-expanded', 'true');
  const header = element('header', '', element('h2', '', 'Service debug'), fold, button('Close', close));
  const section = element('section', '', header, body);
  section.setAttribute('aria-label', 'Service debug');
  const views = new Map<LoggedRequest, RequestView>();
  return {
    host: hostOf(tag, section),
    update(requests) {
      const state = readPageState(window, Date.now());
      facts.replaceChildren(...factsOf(state));
      empty.hidden = requests.length > 0;
      updateList(list, views, requests);
      kept.replaceChildren(...keptOf(state));
    },
  };
}

function hostOf(tag: string, section: HTMLElement): HTMLElement {
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  root.append(section);
  return host;
}

/** Moves no element that is already in place, so that focus and scroll position are kept. */
function updateList(
  list: HTMLElement,
  views: Map<LoggedRequest, RequestView>,
  requests: readonly LoggedRequest[],
): void {
  for (const [request, { node }] of views) {
    if (requests.includes(request)) continue;
    node.remove();
    views.delete(request);
  }
  for (const [at, request] of requests.entries()) {
    const view = views.get(request) ?? createRequestView(request);
    views.set(request, view);
    view.update();
    if (list.children[at] !== view.node) list.insertBefore(view.node, list.children[at] ?? null);
  }
}

const MALFORMED =
  'This is not an install ID: copy it again from AI Integrations in the portal. The script has not started.';

const factsOf = ({ installId, isInstallId, visitorId, client }: PageState): Node[] =>
  [
    ['Install', installId ?? 'none'],
    ['Visitor', visitorId ?? 'none'],
    ['Client', isInstallId ? CLIENTS[client] : MALFORMED],
  ].flatMap(([name = '', value = '']) => [element('dt', '', name), element('dd', '', value)]);

function keptOf({ kept, waitMs }: PageState): Node[] {
  const wait = Math.ceil(waitMs / SECOND_MS);
  const items = kept.map(({ deliveryId, keptAt }) =>
    element('li', '', 'Action ', element('code', '', deliveryId), ` since ${timeOf(keptAt)}`),
  );
  return [
    ...(wait > 0 ? [element('p', 'retrying', `The service asked the SDK to wait: ${wait} s left.`)] : []),
    items.length > 0 ? element('ul', '', ...items) : element('p', 'muted', 'Nothing.'),
  ];
}
