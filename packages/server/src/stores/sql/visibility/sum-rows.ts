// Rows of rollups before they are written: no statement may meet a row twice. Pure.

/** The rest of a row is that of the last one: what is the same for all, or the latest time. */
export function sumRows<Row extends Record<Key | Count, string | number>, Key extends string, Count extends string>(
  rows: readonly Row[],
  key: readonly Key[],
  counts: readonly Count[],
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const name = JSON.stringify(key.map((column) => row[column]));
    const sum = sums.get(name);
    if (!sum) sums.set(name, { ...row });
    else
      sums.set(name, {
        ...row,
        ...Object.fromEntries(counts.map((count) => [count, Number(sum[count]) + Number(row[count])])),
      });
  }
  return [...sums.values()];
}
