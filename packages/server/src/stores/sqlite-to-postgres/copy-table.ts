// Makes a table of the target equal to the source's, a page at a time: inserts missing rows, replaces changed ones, and
// deletes rows that the source no longer has (an erased visitor's).

import { compareKeys, decodeKey, encodeRow, type Row } from './compare-rows.ts';
import type { MoveSource } from './move-source.ts';
import type { MoveTarget } from './move-target.ts';
import type { MovedTable } from './moved-tables.ts';
import type { Change, Column } from './target-tables.ts';

export interface Endpoints {
  source: MoveSource;
  target: MoveTarget;
}

export interface CopyOptions {
  /** Starts at the first row, reads the target again after each change, and throws if it still differs. */
  isFinal: boolean;
  /** Rows per page. */
  limit: number;
  onPage(rows: number): void;
}

export interface CopyCounts {
  /** Rows of the source that were compared. */
  rows: number;
  put: number;
  removed: number;
}

interface Page {
  /** Of the source. */
  rows: readonly Row[];
  /** Of the target. */
  found: readonly Row[];
  /** The last key that both were read up to; absent at the end. */
  end: Row | undefined;
}

export async function copyTable(endpoints: Endpoints, table: MovedTable, options: CopyOptions): Promise<CopyCounts> {
  const { target } = endpoints;
  const columns = await target.columns(table.name);
  const pages = createPages(endpoints, table, columns, options.limit);
  const isKept = !options.isFinal && table.walk !== 'whole';
  const kept = isKept ? (await target.positions()).get(table.name) : undefined;
  const counts: CopyCounts = { rows: 0, put: 0, removed: 0 };
  let after = kept === undefined ? undefined : decodeKey(kept);
  for (;;) {
    const page = await pages.read(after);
    const change = pages.difference(page);
    const last = page.end ?? pages.lastKey(page.rows) ?? after;
    const hasChange = change.put.length + change.remove.length > 0;
    const position = isKept && last ? encodeRow(last) : undefined;
    if (hasChange || position !== undefined) await target.change(table, columns, change, position);
    if (hasChange && options.isFinal) await pages.verify(page, after);
    counts.rows += page.rows.length;
    counts.put += change.put.length;
    counts.removed += change.remove.length;
    options.onPage(page.rows.length);
    if (page.end === undefined) break;
    after = page.end;
  }
  if (isKept && table.walk === 'keyed') await target.dropPosition(table.name);
  return counts;
}

function createPages({ source, target }: Endpoints, table: MovedTable, columns: readonly Column[], limit: number) {
  const names = columns.map(({ name }) => name);
  const places = table.key.map((part) => names.indexOf(part));
  const keyOf = (row: Row): Row => places.map((place) => row[place] ?? null);
  const lastKey = (rows: readonly Row[]): Row | undefined => {
    const last = rows.at(-1);
    return last && keyOf(last);
  };
  /** The last key of a full page; a page that is not full is the last. */
  const endOf = (rows: readonly Row[]): Row | undefined => (rows.length < limit ? undefined : lastKey(rows));

  return {
    lastKey,
    /**
     * The target may have more rows than the source between two keys, so both pages end at the lower of their last
     * keys.
     */
    async read(after: Row | undefined): Promise<Page> {
      const rows = source.page(table, names, after, limit);
      const upTo = endOf(rows);
      const found = await target.page(table, columns, { after, upTo }, limit);
      const end = endOf(found) ?? upTo;
      return { rows: end ? rows.filter((row) => compareKeys(keyOf(row), end) <= 0) : rows, found, end };
    },
    difference({ rows, found }: Page): Change {
      const there = new Map(found.map((row) => [encodeRow(keyOf(row)), row]));
      const put: Row[] = [];
      const remove: Row[] = [];
      for (const row of rows) {
        const name = encodeRow(keyOf(row));
        const known = there.get(name);
        there.delete(name);
        if (known && encodeRow(known) === encodeRow(row)) continue;
        put.push(row);
        if (known && !table.unique) remove.push(keyOf(row));
      }
      return { put, remove: [...remove, ...[...there.values()].map(keyOf)] };
    },
    async verify({ rows, end }: Page, after: Row | undefined): Promise<void> {
      const found = await target.page(table, columns, { after, upTo: end }, limit + 1);
      const isSame =
        found.length === rows.length && found.every((row, i) => encodeRow(row) === encodeRow(rows[i] ?? []));
      if (!isSame) throw new Error(`the rows of ${table.name} differ in the target from what was written`);
    },
  };
}
