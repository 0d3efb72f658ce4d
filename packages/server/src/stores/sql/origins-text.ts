// A list of origins as a column keeps it: origins contain no space, so one separates them.

export const originsText = (origins: string[] | null): string | null => origins?.join(' ') ?? null;

export const originsFrom = (text: string | null): string[] | null => {
  if (text === null) return null;
  return text === '' ? [] : text.split(' ');
};
