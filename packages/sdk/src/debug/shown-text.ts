// Text as the overlay shows it: shortened, without secrets, and with marks that change the text direction made visible. Pure.

const MAX_SHOWN = 2000;
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Control characters appear as `\u{202e}`; line breaks are kept. */
export function shownText(text: string): string {
  const visible = text.replace(HIDDEN, (mark) =>
    mark === '\n' ? mark : `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return visible.length > MAX_SHOWN ? `${visible.slice(0, MAX_SHOWN)}…` : visible;
}

/** JSON on several lines; tokens are omitted. Anything else is unchanged. */
export function shownJson(text: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text),
      (name, value) => (name.endsWith('_token') && typeof value === 'string' ? '(not shown)' : value),
      2,
    );
  } catch {
    return text;
  }
}
