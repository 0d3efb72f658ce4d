// Formats rows as aligned columns.
import stringWidth from 'string-width';

/** Aligns text left and numbers right, by the columns that a terminal gives each character: two to most Japanese ones. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => stringWidth(String(row[i] ?? '')))),
  );
  const isNumber = widths.map((_, i) => rows.some((row) => typeof row[i] === 'number'));
  return rows
    .map((row) =>
      row
        .map((cell, i) => {
          const padding = ' '.repeat((widths[i] ?? 0) - stringWidth(String(cell)));
          return isNumber[i] ? padding + cell : cell + padding;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
