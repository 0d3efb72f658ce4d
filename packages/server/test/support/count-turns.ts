// Counts the turns of the event loop available to other work.

export interface CountedTurns {
  turns(): number;
  /** Stops the count, which would otherwise keep the process alive. */
  end(): void;
}

export function countTurns(): CountedTurns {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  return {
    turns: () => turns,
    end() {
      isOver = true;
    },
  };
}
