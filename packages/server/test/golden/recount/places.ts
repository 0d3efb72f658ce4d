// `get_brand_discoverability` over single answers.
import type { BrandSheet } from './brand-sheet.ts';
import { type Days, isIn } from './days.ts';
import { knowsNothing, mentions, rivalsIn, total } from './measures.ts';
import { isAt, namesOf, type Place } from './overview.ts';
import type { Seen } from './stored-answers.ts';

export interface PlacesAsked extends Place {
  period: Days;
}

/** @param texts of prompts by their ids */
export function places(
  all: readonly Seen[],
  { period, ...place }: PlacesAsked,
  sheet: BrandSheet,
  texts: ReadonlyMap<string, string>,
) {
  const here = all.filter((seen) => isIn(period, seen.day) && isAt(place)(seen));
  const groups = Map.groupBy(here, ({ engine, market }) => `${engine} ${market}`);
  return [...groups.keys()].toSorted().map((group) => {
    const answers = groups.get(group) ?? [];
    const [engine = '', market = ''] = group.split(' ');
    const open = answers.filter(({ branded }) => !branded);
    const ever = all.filter(isAt({ engine, market }));
    return {
      engine,
      market,
      ...counts(open, sheet),
      branded: counts(
        answers.filter(({ branded }) => branded),
        sheet,
      ),
      top_domains: domains(open),
      gaps: gaps(open, ever, sheet).map((gap) => ({ ...gap, text: texts.get(gap.prompt_id) ?? '' })),
    };
  });
}

function counts(answers: readonly Seen[], sheet: BrandSheet) {
  const names = namesOf({}, sheet);
  const cited = answers.flatMap((seen) => seen.cited);
  return {
    answers: answers.length,
    mentions: answers.filter((seen) => mentions(seen, { names })).length,
    no_information: answers.filter((seen) => knowsNothing(seen, { names })).length,
    answers_without_search: answers.filter(({ searched }) => searched === false).length,
    citations: cited.length,
    own_citations: cited.filter(({ own }) => own).length,
  };
}

function domains(answers: readonly Seen[]) {
  const each = answers.flatMap(({ cited }) =>
    [...Map.groupBy(cited, ({ domain }) => domain)].map(([domain, same]) => ({
      domain,
      own: same.some(({ own }) => own),
      citations: same.length,
    })),
  );
  return [...Map.groupBy(each, ({ domain }) => domain)]
    .map(([domain, same]) => ({
      domain,
      own: same.some(({ own }) => own),
      citations: total(same.map(({ citations }) => citations)),
      answers: same.length,
    }))
    .toSorted((a, b) => b.citations - a.citations || (a.domain < b.domain ? -1 : 1))
    .slice(0, 10);
}

const isGap = (seen: Seen, sheet: BrandSheet): boolean =>
  !mentions(seen, { names: namesOf({}, sheet) }) && rivalsIn(seen).length > 0;

const newestOf = (answers: readonly Seen[]): Seen | undefined =>
  answers.toSorted((a, b) => a.asked_at - b.asked_at).at(-1);

function gaps(answers: readonly Seen[], ever: readonly Seen[], sheet: BrandSheet) {
  const prompts = [...Map.groupBy(answers, ({ prompt_id }) => prompt_id)];
  const all = prompts.flatMap(([prompt_id, own]) => {
    const without = own.filter((seen) => isGap(seen, sheet));
    const newest = newestOf(without);
    if (!newest) return [];
    const last = newestOf(ever.filter((seen) => seen.prompt_id === prompt_id));
    return [
      {
        prompt_id,
        answers_with_gap: without.length,
        answers: own.length,
        answer_id: newest.id,
        competitors: rivalsIn(newest),
        open: last !== undefined && isGap(last, sheet),
      },
    ];
  });
  return all
    .toSorted(
      (a, b) =>
        b.answers_with_gap - a.answers_with_gap || a.answers - b.answers || (a.prompt_id < b.prompt_id ? -1 : 1),
    )
    .slice(0, 50);
}
