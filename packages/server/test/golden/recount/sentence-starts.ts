// Where the sentence around a position starts: a rough rule that suffices for the showcase.

/** At a new line, or after a full stop unless lower case follows; a table row is one sentence. */
export function sentenceAt(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  if (text[line] === '|') return line;
  const before = text.slice(line, at);
  const ends = [...before.matchAll(/(?<!\b\d{1,2})[.!?](?:\[\d+\])*\*{0,2} +(?![a-z])|[。！？](?:\[\d+\])*/g)];
  const last = ends.at(-1);
  return last ? line + last.index + last[0].length : line;
}
