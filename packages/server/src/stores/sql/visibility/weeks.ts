// Weeks of rollups, from Monday to Sunday, by the number of the UTC day of their Monday. Pure.

/** Day 0 was a Thursday. */
export const weekOf = (day: number): number => day - ((day + 3) % 7);
