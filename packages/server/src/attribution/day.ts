// Days of the report are UTC (decisions 9).

/** UTC day `YYYY-MM-DD` of a time in milliseconds. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
