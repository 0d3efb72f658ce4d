// Finds text that is not prose: link targets, URLs, email addresses and domains. Links are citations, not mentions. One
// pass. Pure.
export interface Range {
  start: number;
  end: number;
}

const RUN = /[^\s<>"')\]】」）]+/g;
const ASCII_RUN = /[\w.+@/-]+/g;
const SCHEME = /https?:\/\/|www\./i;

/** In order, without nesting. */
export function findNonProse(text: string): Range[] {
  const ranges = [...linkTargets(text), ...addresses(text)];
  const ordered = ranges.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Range[] = [];
  for (const range of ordered) {
    const last = kept.at(-1);
    if (!last || range.start >= last.end) kept.push(range);
    else last.end = Math.max(last.end, range.end);
  }
  return kept;
}

/** `](address "title")`. */
function linkTargets(text: string): Range[] {
  const ranges: Range[] = [];
  for (let start = text.indexOf(']('); start >= 0; ) {
    const close = text.indexOf(')', start);
    if (close < 0) break;
    ranges.push({ start, end: close + 1 });
    start = text.indexOf('](', close);
  }
  return ranges;
}

function addresses(text: string): Range[] {
  const ranges: Range[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (!/[.@]/.test(run)) continue;
    const scheme = run.search(SCHEME);
    const prose = scheme < 0 ? run : run.slice(0, scheme);
    if (scheme >= 0) ranges.push({ start: index + scheme, end: index + run.length });
    for (const { 0: word, index: at } of prose.matchAll(ASCII_RUN)) {
      const length = addressLength(word);
      if (length > 0) ranges.push({ start: index + at, end: index + at + length });
    }
  }
  return ranges;
}

/** The length of an email address or of a domain with its path; 0 for any other word. */
function addressLength(word: string): number {
  const trimmed = word.replace(/^[-.+/]+/, '');
  const offset = word.length - trimmed.length;
  const at = trimmed.indexOf('@');
  const slash = trimmed.indexOf('/');
  const host = trimmed.slice(at + 1, slash < 0 ? undefined : slash);
  const bare = host.endsWith('.') ? host.slice(0, -1) : host;
  if (!isHost(bare)) return 0;
  return slash < 0 ? offset + at + 1 + bare.length : word.length;
}

/** `Tavio.Next` is a sentence with a missing space: no top-level domain starts with a capital letter. */
function isHost(host: string): boolean {
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 && labels.every((label) => /^[a-z\d-]+$/i.test(label)) && /^(?:[a-z]{2,}|[A-Z]{2,})$/.test(top)
  );
}
