// Finds the gaps of a period without reading those of all days.

/** It covers all columns that such a query reads. */
export const sql = `
create index prompt_gaps_day on prompt_gaps (brand_id, day, engine, market, prompt_id, answers, gaps);
`;
