// Normalizes text for comparison: NFKC and case folding (decisions 6). Pure.

/** Upper case first, so that `ß` is `ss` and a final sigma is a sigma. */
export const foldCase = (value: string): string =>
  value.normalize('NFKC').trim().toUpperCase().toLowerCase().normalize('NFKC');
