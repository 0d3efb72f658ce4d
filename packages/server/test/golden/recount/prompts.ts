// `list_prompts` over single answers: the newest result per engine and market, and full answers.
import type { BrandSheet } from './brand-sheet.ts';
import { knowsNothing, rankOf, rivalsIn, tonesOf, total } from './measures.ts';
import { namesOf } from './overview.ts';
import { addresses, type Seen } from './stored-answers.ts';

export function lastResults(all: readonly Seen[], promptId: string, sheet: BrandSheet) {
  const own = { names: namesOf({}, sheet), isCompetitor: false };
  const places = Map.groupBy(
    all.filter(({ prompt_id }) => prompt_id === promptId),
    ({ engine, market }) => `${engine} ${market}`,
  );
  return [...places.keys()].toSorted().flatMap((place) => {
    const newest = places
      .get(place)
      ?.toSorted((a, b) => a.asked_at - b.asked_at)
      .at(-1);
    if (!newest) return [];
    const { known } = tonesOf(newest, own);
    const rank = rankOf(newest, own);
    return [
      {
        engine: newest.engine,
        market: newest.market,
        answer_id: newest.id,
        model: newest.model,
        asked_at: new Date(newest.asked_at).toISOString(),
        mentioned: rank !== null,
        no_information: knowsNothing(newest, own),
        searched: newest.searched,
        rank,
        sentiment: known.length === 0 ? null : Number((total(known) / known.length).toFixed(4)) + 0,
        citations: newest.cited.length,
        own_citations: newest.cited.filter((one) => one.own).length,
        competitors: rivalsIn(newest),
      },
    ];
  });
}

const LINK = /https?:\/\/[^\s)\]]+/g;

/** @param findingOf the id of the finding of a wrong claim */
export function answerInFull(seen: Seen, sheet: BrandSheet, findingOf: (claimed: string) => string) {
  const told = new Set(seen.given.flatMap(({ kind, url }) => (kind === 'cited' ? [url] : [])));
  const linked = [...seen.text.matchAll(LINK)].filter(([url]) => !told.has(url));
  const source = (url: string) => ({ ...whose(url, sheet), url });
  return {
    id: seen.id,
    prompt_id: seen.prompt_id,
    scan_id: seen.scan_id,
    engine: seen.engine,
    model: seen.model,
    market: seen.market,
    language: seen.language,
    asked_at: new Date(seen.asked_at).toISOString(),
    text: seen.text,
    mentions: seen.names.map(({ entity, name, start, end, sentiment, method }) => ({
      entity,
      name,
      start,
      end,
      sentiment,
      method,
    })),
    citations: [
      ...seen.given.map(({ url, title = null, kind, start = null, end = null }) => ({
        ...source(url),
        title,
        kind,
        start,
        end,
      })),
      ...linked.map(({ 0: url, index: start }) => ({
        ...source(url),
        title: null,
        kind: 'linked',
        start,
        end: start + url.length,
      })),
    ],
    claims: seen.claims.map(({ kind, claimed, verified, severity, start, end }) => ({
      finding_id: findingOf(claimed),
      kind,
      quote: seen.text.slice(start, end),
      claimed,
      verified,
      severity,
      start,
      end,
    })),
  };
}

function whose(url: string, sheet: BrandSheet) {
  const [{ domain, own } = { domain: '', own: false }] = addresses([url], sheet);
  return { domain, own };
}
