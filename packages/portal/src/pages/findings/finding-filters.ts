// The filters of the inbox in the URL. Pure.

export const STATES = ['open', 'fixed', 'dismissed'] as const;
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export const KINDS = ['price', 'spec', 'integration', 'founder'] as const;
const MARKETS = ['US', 'UK', 'DE', 'JP'] as const;
const MAX_NAME = 64;

/** If there is no state: open findings. */
export interface FindingSearch {
  state?: Exclude<(typeof STATES)[number], 'open'>;
  severity?: (typeof SEVERITIES)[number];
  kind?: (typeof KINDS)[number];
  market?: (typeof MARKETS)[number];
  engine?: string;
}

/** Accepts any URL; unknown filters are dropped. */
export function findingSearch(search: Record<string, unknown>): FindingSearch {
  const found: FindingSearch = {};
  const state = (['fixed', 'dismissed'] as const).find((one) => one === search.state);
  const severity = SEVERITIES.find((one) => one === search.severity);
  const kind = KINDS.find((one) => one === search.kind);
  const market = MARKETS.find((one) => one === search.market);
  if (state) found.state = state;
  if (severity) found.severity = severity;
  if (kind) found.kind = kind;
  if (market) found.market = market;
  const { engine } = search;
  if (typeof engine === 'string' && engine !== '' && engine.length <= MAX_NAME) found.engine = engine;
  return found;
}
