// Runs pieces of long work one at a time, and yields to the event loop between them.

/** Runs a piece after those before it, in its own event loop turn. Settles like the piece. */
export type RunQueued = <Value>(piece: () => Value) => Promise<Value>;

/** One piece at a time, however many there are. */
export function createYieldingQueue(): RunQueued {
  let before: Promise<unknown> = Promise.resolve();
  return (piece) => {
    const done = before.then(nextTurn).then(piece);
    before = done.catch(() => {});
    return done as Promise<ReturnType<typeof piece>>;
  };
}

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
