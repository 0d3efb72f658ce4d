// Weeks of rollups run from Monday to Sunday; a week is the number of the UTC day of its Monday. Pure.

/** Day 0 was a Thursday. */
export const weekOf = (day: number): number => day - ((day + 3) % 7);
