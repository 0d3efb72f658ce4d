// Sends items one after another within a key, and the keys side by side.

export interface Sending<Item> {
  items: readonly Item[];
  keyOf(item: Item): string;
  /** The maximum number of items that are being sent. */
  limit: number;
  /** Resolves once the item is stored. */
  send(item: Item): Promise<void>;
}

/**
 * Sends no more items once one has failed, so that no later item of its key is stored before it. Rejects with the first
 * failure, after all that were being sent have ended.
 */
export async function sendInOrder<Item>({ items, keyOf, limit, send }: Sending<Item>): Promise<void> {
  const queues = Map.groupBy(items, keyOf).values();
  const failures: unknown[] = [];

  async function sendQueues(): Promise<void> {
    // Shared by all calls: each takes the next queue that none has taken.
    for (const queue of queues) await sendQueue(queue);
  }

  async function sendQueue(queue: readonly Item[]): Promise<void> {
    for (const item of queue) {
      if (failures.length > 0) return;
      await send(item).catch((error: unknown) => failures.push(error));
    }
  }

  await Promise.all(Array.from({ length: limit }, sendQueues));
  if (failures.length > 0) throw failures[0];
}
