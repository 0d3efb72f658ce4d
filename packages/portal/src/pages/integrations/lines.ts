// Lists as people type them: one entry per line. The service validates them again. Pure.

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An empty list means "any" to the service, which writes it as `null`. */
export const linesOrNull = (text: string): string[] | null => {
  const lines = linesOf(text);
  return lines.length === 0 ? null : lines;
};

export const asText = (lines: readonly string[] | null): string => (lines ?? []).join('\n');

/** The first line that is not an origin. */
export const badOrigin = (text: string): string | undefined =>
  linesOf(text).find((line) => !/^https?:\/\/[^\s/\\?#@]+\/?$/i.test(line));

/** The first line that is not a host. */
export const badHost = (text: string): string | undefined => linesOf(text).find((line) => /[\s/\\:?#@*]/.test(line));
