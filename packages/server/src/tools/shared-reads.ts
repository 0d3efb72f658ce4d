// Shares one read among identical concurrent requests. A request that arrives during a read waits for the next one, so
// no result is older than its request.

export type SharedReads<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

interface Reading<Value> {
  current: Promise<unknown>;
  /** The read that starts when the current one ends. */
  next: Promise<Value> | undefined;
}

export function createSharedReads<Value>(): SharedReads<Value> {
  const readings = new Map<string, Reading<Value>>();

  function begin(key: string, read: () => Promise<Value>): Promise<Value> {
    const value = read();
    const reading: Reading<Value> = { current: value, next: undefined };
    readings.set(key, reading);
    const end = (): void => {
      if (reading.next === undefined) readings.delete(key);
    };
    value.then(end, end);
    return value;
  }

  return (key, read) => {
    const reading = readings.get(key);
    if (!reading) return begin(key, read);
    const goOn = (): Promise<Value> => begin(key, read);
    reading.next ??= reading.current.then(goOn, goOn);
    return reading.next;
  };
}
