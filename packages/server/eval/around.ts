// An excerpt of a text around a span, on one line.
interface Place {
  start: number;
  end: number;
}

const SIDE = 90;

export const excerpt = (text: string, { start, end }: Place): string =>
  `${text.slice(Math.max(0, start - SIDE), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + SIDE)}`.replaceAll(
    '\n',
    ' ⏎ ',
  );
