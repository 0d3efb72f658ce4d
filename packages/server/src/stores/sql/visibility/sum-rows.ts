// Sums rows of the same key before an upsert, which must not touch a row twice. Pure.

/** All other columns come from the last row of the key. */
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
