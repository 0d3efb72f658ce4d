// Where the sentence around a place starts: a rough rule that is enough for the showcase.

/** A line starts one, and what follows a full stop does, unless it is lower case; a row of a table is one. */
export function sentenceAt(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  if (text[line] === '|') return line;
  const before = text.slice(line, at);
  const ends = [...before.matchAll(/(?<!\b\d{1,2})[.!?](?:\[\d+\])*\*{0,2} +(?![a-z])|[。！？](?:\[\d+\])*/g)];
  const last = ends.at(-1);
  return last ? line + last.index + last[0].length : line;
}
