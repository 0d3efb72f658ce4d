// Normalizes text for comparison: NFKC and case folding (decisions 6). Pure.

/** Upper case first, so that `ß` becomes `ss` and a final sigma a sigma. */
export const foldCase = (value: string): string =>
  value.normalize('NFKC').trim().toUpperCase().toLowerCase().normalize('NFKC');
