// Work that would hold the event loop, in pieces: between two of them everything else has its turn. Pure but for that wait.

/** Runs a piece when those before it are done, in a turn of its own. Settles as the piece does. */
export type InTurn = <Value>(piece: () => Value) => Promise<Value>;

/** One piece at a time, however many there are. */
export function createTurns(): InTurn {
  let before: Promise<unknown> = Promise.resolve();
  return (piece) => {
    const done = before.then(nextTurn).then(piece);
    before = done.catch(() => {});
    return done as Promise<ReturnType<typeof piece>>;
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
