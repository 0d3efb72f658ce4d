// Figures of a store from before figures of all places together, and citations by kind of prompt.

const counts = (answers: number) => `${answers}, 0, 0, 0, 0, 0, 0, 0, ${answers * 2}, ${answers}, 0`;

/** A day whose prompts were of both kinds in one market, and all of those that name the brand in the other. */
export const OLD_FIGURES = `
insert into visibility_daily (brand_id, kind, entity, day, market, engine, branded, answers, no_information, ranks,
  rank_squares, tones, tone_sum, tone_squares, tones_unknown, citations, own_citations, unsearched)
values ('b', 'answers', '', 20000, 'US', 'one', 0, ${counts(3)}), ('b', 'answers', '', 20000, 'US', 'two', 0, ${counts(4)}),
  ('b', 'answers', '', 20000, 'US', 'one', 1, ${counts(1)}), ('b', 'answers', '', 20000, 'UK', 'one', 1, ${counts(5)});
insert into citation_daily (brand_id, day, market, engine, domain, own, citations, answers)
values ('b', 20000, 'US', 'one', 'news.example', 0, 6, 3), ('b', 20000, 'UK', 'one', 'news.example', 0, 10, 5);
`;

/** As numbers of both engines: PostgreSQL gives larger ones as texts. */
const number = (column: string) => `cast(${column} as integer) as ${column}`;

export const READ_TOTALS = `select ${['branded', 'answers', 'citations', 'own_citations'].map(number).join(', ')}
  from visibility_totals order by visibility_totals.branded`;
export const TOTALS = [
  { branded: 0, answers: 7, citations: 14, own_citations: 7 },
  { branded: 1, answers: 6, citations: 12, own_citations: 6 },
];

export const READ_CITATIONS = `select market, ${['branded', 'citations'].map(number).join(', ')}
  from citation_daily order by market`;
export const CITATIONS = [
  { market: 'UK', branded: 1, citations: 10 },
  { market: 'US', branded: 0, citations: 6 },
];
