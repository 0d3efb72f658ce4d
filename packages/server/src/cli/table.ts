// Formats rows as aligned columns.

/** Aligns text left and numbers right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => String(row[i] ?? '').length)));
  const isNumber = widths.map((_, i) => rows.some((row) => typeof row[i] === 'number'));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (isNumber[i] ? String(cell).padStart(widths[i] ?? 0) : String(cell).padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
