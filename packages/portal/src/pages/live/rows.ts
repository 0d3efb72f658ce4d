// The rows that the page keeps: newest first, each once, and limited in number. Pure.
import { laterPlace, placeAfter } from './place.ts';
import type { Row } from './row.ts';

/** Older ones are dropped; they can be loaded again. */
const MAX_ROWS = 5000;

export interface LiveRows {
  shown: readonly Row[];
  /** Rows that arrived while the view was paused. */
  waiting: readonly Row[];
  isPaused: boolean;
  /** Where rows older than `shown` begin; `null` if there are none. */
  next: string | null;
  /** The same for `waiting`, if some of them were dropped. */
  waitingNext: string | null;
}

export type RowsChange =
  | { type: 'arrived'; rows: readonly Row[] }
  /** The page at `before`, and where the one after it begins. */
  | { type: 'older'; rows: readonly Row[]; before: string; next: string | null }
  | { type: 'paused' }
  | { type: 'resumed' };

export const startRows = (rows: readonly Row[], next: string | null): LiveRows => ({
  shown: rows,
  waiting: [],
  isPaused: false,
  next,
  waitingNext: null,
});

export function changeRows(state: LiveRows, change: RowsChange): LiveRows {
  switch (change.type) {
    case 'arrived': {
      const fresh = newRows(state, change.rows).reverse();
      if (fresh.length === 0) return state;
      if (state.isPaused) {
        const { kept, next } = keepNewest([...fresh, ...state.waiting], state.waitingNext);
        return { ...state, waiting: kept, waitingNext: next };
      }
      const { kept, next } = keepNewest([...fresh, ...state.shown], state.next);
      return { ...state, shown: kept, next };
    }
    case 'older':
      // Rows were dropped since the page was requested: it is no longer the next one.
      if (change.before !== state.next) return state;
      return { ...state, shown: [...state.shown, ...newRows(state, change.rows)], next: change.next };
    case 'paused':
      return { ...state, isPaused: true };
    case 'resumed': {
      const older = laterPlace(state.next, state.waitingNext);
      const { kept, next } = keepNewest([...state.waiting, ...state.shown], older);
      return { shown: kept, waiting: [], isPaused: false, next, waitingNext: null };
    }
  }
}

/** After an interruption, a row may be sent again. Only the newest row can be affected. */
function newRows({ shown, waiting }: LiveRows, rows: readonly Row[]): Row[] {
  const known = new Set([...waiting, ...shown].map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
}

function keepNewest(rows: readonly Row[], next: string | null): { kept: readonly Row[]; next: string | null } {
  return { kept: rows.slice(0, MAX_ROWS), next: laterPlace(next, placeAfter(rows.slice(MAX_ROWS))) };
}
