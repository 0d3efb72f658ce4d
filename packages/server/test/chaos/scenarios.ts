// What is killed, and what must go on regardless.
import { makeWorkplace, type Workplace } from '../cli/command.ts';
import { startServer } from './server-process.ts';

export interface Subject {
  /** `SERVICE_STORE` of what is tried. */
  store: string;
  url(): string;
  /** Kills, and brings back what was killed. */
  strike(): Promise<void>;
  dispose(): Promise<void>;
}

export interface Scenario {
  name: string;
  /** @param plant makes the records that a load needs, before anything serves */
  prepare(plant: (store: string) => Promise<void>): Promise<Subject>;
}

/** The one serving process over SQLite. */
const server: Scenario = {
  name: 'server',
  async prepare(plant) {
    const { here, store } = await plantedWorkplace(plant);
    const process = await startServer(here);
    return {
      store,
      url: () => process.url,
      strike: () => process.killAndRestart(),
      async dispose() {
        await process.kill();
        here.remove();
      },
    };
  },
};

/** A second process over the same store, which serves nobody and projects. */
const worker: Scenario = {
  name: 'worker',
  async prepare(plant) {
    const { here, store } = await plantedWorkplace(plant);
    const [serving, projecting] = [await startServer(here), await startServer(here)];
    return {
      store,
      url: () => serving.url,
      strike: () => projecting.killAndRestart(),
      async dispose() {
        await Promise.all([serving.kill(), projecting.kill()]);
        here.remove();
      },
    };
  },
};

async function plantedWorkplace(plant: (store: string) => Promise<void>): Promise<{ here: Workplace; store: string }> {
  const here = makeWorkplace();
  const store = `sqlite:${here.path}`;
  await plant(store);
  return { here, store };
}

export const SCENARIOS: readonly Scenario[] = [server, worker];
