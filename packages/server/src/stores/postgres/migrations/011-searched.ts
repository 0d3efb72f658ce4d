// Whether answers were made with a search of the web, and how many were not.

/** `searched` is 0 or 1, and null where it is not known: in what was recorded before, and of engines that do not say. */
export const sql = `
alter table answers add column searched bigint;
alter table prompt_results add column searched bigint;
alter table visibility_daily add column unsearched bigint not null default 0;
`;
