// The stretch of a statement around a value, in which its cues stand: commas and contrasts end it. Pure.
import type { Language } from '../brands/index.ts';
import type { Span } from '../visibility/index.ts';

const CUTS: Readonly<Record<Language, RegExp>> = {
  en: /[,;—|](?!\d)|\s–\s|(?<!\p{L})(?:but|while|whereas|although|though)(?!\p{L})/giu,
  de: /[,;—|](?!\d)|\s–\s|(?<!\p{L})(?:aber|während|jedoch|wogegen|obwohl)(?!\p{L})/giu,
  ja: /[、。；|]|ですが|のに対し|一方/gu,
};

export interface Stretch extends Span {
  before: string;
  after: string;
}

export function stretchAround(text: string, body: Span, value: Span, language: Language): Stretch {
  const marks = [...text.slice(body.start, body.end).matchAll(CUTS[language])];
  const cuts = marks.map(({ 0: mark, index }) => ({
    start: body.start + index,
    end: body.start + index + mark.length,
  }));
  const start = cuts.findLast((cut) => cut.end <= value.start)?.end ?? body.start;
  const end = cuts.find((cut) => cut.start >= value.end)?.start ?? body.end;
  return { start, end, before: text.slice(start, value.start), after: text.slice(value.end, end) };
}
