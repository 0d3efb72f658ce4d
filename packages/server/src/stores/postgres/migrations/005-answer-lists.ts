// Lists of the answers behind a figure, and which of the brand's own pages answers cite. The columns match those of
// SQLite, which documents them.

export const sql = `
create table listed_answers (
  brand_id text collate "C" not null,
  asked_at bigint not null,
  answer_id text collate "C" not null,
  prompt_id text collate "C" not null,
  engine text collate "C" not null,
  market text collate "C" not null,
  branded bigint not null,
  subjects text not null,
  primary key (brand_id, asked_at, answer_id)
);
create index listed_answers_prompt on listed_answers (brand_id, prompt_id, asked_at, answer_id);

create table own_page_daily (
  brand_id text collate "C" not null,
  day bigint not null,
  market text collate "C" not null,
  engine text collate "C" not null,
  url text collate "C" not null,
  branded bigint not null,
  answers bigint not null,
  primary key (brand_id, day, market, engine, url, branded)
);

insert into listed_answers (brand_id, asked_at, answer_id, prompt_id, engine, market, branded, subjects)
select answers.brand_id, answers.asked_at, answers.id, answers.prompt_id, answers.engine, answers.market,
  coalesce(newest.branded, 0), ''
from answers left join prompt_results as newest
  on newest.brand_id = answers.brand_id and newest.prompt_id = answers.prompt_id
  and newest.engine = answers.engine and newest.market = answers.market;
`;
