// Finds the gaps of a period without reading those of all days.

/** It has all that such a question reads. */
export const sql = `
create index prompt_gaps_day on prompt_gaps (brand_id, day, engine, market, prompt_id, answers, gaps);
`;
