// The rows that the page holds: the newest first, each once, and not without end. Pure.
import type { Row } from './row.ts';

/** Older ones are dropped; they can be loaded again. */
const MAX_ROWS = 5000;

export interface LiveRows {
  shown: readonly Row[];
  /** Arrived while the view is paused. */
  waiting: readonly Row[];
  isPaused: boolean;
}

export type RowsChange =
  | { type: 'arrived'; rows: readonly Row[] }
  | { type: 'older'; rows: readonly Row[] }
  | { type: 'paused' }
  | { type: 'resumed' };

export const startRows = (rows: readonly Row[]): LiveRows => ({ shown: rows, waiting: [], isPaused: false });

export function changeRows(state: LiveRows, change: RowsChange): LiveRows {
  switch (change.type) {
    case 'arrived': {
      const fresh = newRows(state, change.rows).reverse();
      if (fresh.length === 0) return state;
      if (state.isPaused) return { ...state, waiting: [...fresh, ...state.waiting].slice(0, MAX_ROWS) };
      return { ...state, shown: [...fresh, ...state.shown].slice(0, MAX_ROWS) };
    }
    case 'older':
      return { ...state, shown: [...state.shown, ...newRows(state, change.rows)] };
    case 'paused':
      return { ...state, isPaused: true };
    case 'resumed':
      return { shown: [...state.waiting, ...state.shown].slice(0, MAX_ROWS), waiting: [], isPaused: false };
  }
}

/** After an interruption, a row may come again. Only the newest can be such a row. */
function newRows({ shown, waiting }: LiveRows, rows: readonly Row[]): Row[] {
  const known = new Set([...waiting, ...shown].map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
}
