// Passes rows as one array for each column, so that a statement is the same for any number of rows and is prepared once.

/** A column of a table: its name, its type, and its value in a row. */
export type Column<Row> = readonly [name: string, type: string, take: (row: Row) => unknown];

export const typesOf = <Row>(columns: readonly Column<Row>[]): string[] => columns.map(([, type]) => type);

export const arraysOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): unknown[][] =>
  columns.map(([, , take]) => rows.map(take));

export const bytes = (value: Uint8Array): Buffer => Buffer.from(value.buffer, value.byteOffset, value.byteLength);
