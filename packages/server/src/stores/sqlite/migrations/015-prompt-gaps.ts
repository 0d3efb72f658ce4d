// The newest answer to each prompt by its id, and how often prompts that do not name the brand were answered with others only.

/**
 * A row of `prompt_gaps` is a prompt's answers of a day at a place: all of them, those that name competitors and not the
 * brand, and the newest of these. Of days before this only the newest answers are known.
 */
export const sql = `
alter table prompt_results add column answer_id text;
update prompt_results set answer_id = (
  select answers.id from answers
  where answers.scan_id = prompt_results.scan_id and answers.prompt_id = prompt_results.prompt_id
    and answers.engine = prompt_results.engine and answers.market = prompt_results.market
);

create table prompt_gaps (
  brand_id text not null,
  engine text not null,
  market text not null,
  prompt_id text not null,
  day integer not null,
  answers integer not null,
  gaps integer not null,
  answer_id text,
  asked_at integer,
  competitors text,
  primary key (brand_id, engine, market, prompt_id, day)
) strict, without rowid;
insert into prompt_gaps
  select brand_id, engine, market, prompt_id, asked_at / 86400000, 1, 0, null, null, null from prompt_results
  where branded = 0 and (mentioned = 1 or competitors = '[]')
  union all
  select brand_id, engine, market, prompt_id, asked_at / 86400000, 1, 1, answer_id, asked_at, competitors from prompt_results
  where branded = 0 and mentioned = 0 and competitors <> '[]';
`;
