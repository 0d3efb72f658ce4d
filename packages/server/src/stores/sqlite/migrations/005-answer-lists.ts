// Lists of the answers behind a figure, and which of the brand's own pages answers cite.

/**
 * - `listed_answers` has one row per answer in lists: its position, and in `subjects` the names it mentions and pages
 * it cites, one per line. Retention keeps it, because it contains no text of the answer. Answers stored before this
 * table have no subjects.
 * - `own_page_daily` counts answers by cited page on the brand's own domains.
 */
export const sql = `
create table listed_answers (
  brand_id text not null,
  asked_at integer not null,
  answer_id text not null,
  prompt_id text not null,
  engine text not null,
  market text not null,
  branded integer not null,
  subjects text not null,
  primary key (brand_id, asked_at, answer_id)
) strict, without rowid;
create index listed_answers_prompt on listed_answers (brand_id, prompt_id, asked_at, answer_id);

create table own_page_daily (
  brand_id text not null,
  day integer not null,
  market text not null,
  engine text not null,
  url text not null,
  branded integer not null,
  answers integer not null,
  primary key (brand_id, day, market, engine, url, branded)
) strict, without rowid;

insert into listed_answers (brand_id, asked_at, answer_id, prompt_id, engine, market, branded, subjects)
select answers.brand_id, answers.asked_at, answers.id, answers.prompt_id, answers.engine, answers.market,
  coalesce(newest.branded, 0), ''
from answers left join prompt_results as newest
  on newest.brand_id = answers.brand_id and newest.prompt_id = answers.prompt_id
  and newest.engine = answers.engine and newest.market = answers.market;
`;
