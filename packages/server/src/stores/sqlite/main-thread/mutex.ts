// A lock with one holder at a time; waiters get it in the order of their requests.

export class Mutex {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  async acquire(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  async runExclusive<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
