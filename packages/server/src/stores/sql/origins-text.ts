// A list of origins or hosts as a column keeps it: they contain no space, so one separates them.

export const wordsText = (words: readonly string[]): string => words.join(' ');

export const wordsFrom = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** `null` is another thing than an empty list. */
export const originsText = (origins: readonly string[] | null): string | null => origins && wordsText(origins);

export const originsFrom = (text: string | null): string[] | null => (text === null ? null : wordsFrom(text));
