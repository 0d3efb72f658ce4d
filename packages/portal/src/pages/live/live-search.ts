// The filters of the live view, and the open row, in the URL. Pure.

export const OUTCOMES = ['accepted', 'refused'] as const;
export const KINDS = ['visit', 'action', 'event'] as const;

export interface LiveFilters {
  install?: string;
  outcome?: (typeof OUTCOMES)[number];
  kind?: (typeof KINDS)[number];
}

export interface LiveSearch extends LiveFilters {
  row?: string;
}

/** Accepts any URL; unknown filters are dropped. */
export function liveSearch(search: Record<string, unknown>): LiveSearch {
  const found: LiveSearch = {};
  const outcome = OUTCOMES.find((one) => one === search.outcome);
  const kind = KINDS.find((one) => one === search.kind);
  const { install, row } = search;
  if (outcome) found.outcome = outcome;
  if (kind) found.kind = kind;
  if (typeof install === 'string' && /^svc_pub_[0-9a-f]{32}$/.test(install)) found.install = install;
  if (typeof row === 'string' && /^[a-z]+-\d{1,15}$/.test(row)) found.row = row;
  return found;
}
