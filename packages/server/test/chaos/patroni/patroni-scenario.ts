// The leader of three PostgreSQL servers under Patroni dies, freezes, or loses its supervisor; a standby takes over.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { makeWorkplace } from '../../cli/command.ts';
import type { Scenario } from '../scenarios.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts';
import type { PatroniNode } from './patroni-node.ts';

interface Failure {
  /** Ends when another server leads, and the former leader is a standby or dead. */
  cause(leader: PatroniNode, cluster: PatroniCluster): Promise<void>;
  /** The former leader accepts connections as a primary while another one leads. */
  leavesTwoPrimaries: boolean;
}

/** As if the machine lost power. */
const death: Failure = {
  leavesTwoPrimaries: false,
  async cause(leader, cluster) {
    await leader.kill();
    await cluster.takenOverFrom(leader);
  },
};

/** It wakes up as a primary after another server has taken over. */
const freeze: Failure = {
  leavesTwoPrimaries: true,
  async cause(leader, cluster) {
    leader.freeze();
    await cluster.takenOverFrom(leader);
    await delay(AFTER_TAKEOVER_MS);
    leader.thaw();
  },
};

/** Nothing demotes the former leader. */
const lostSupervisor: Failure = {
  leavesTwoPrimaries: true,
  async cause(leader, cluster) {
    leader.killPatroni();
    await cluster.takenOverFrom(leader);
    await delay(AFTER_TAKEOVER_MS);
    await leader.kill();
  },
};

const FAILURES: readonly Failure[] = [death, freeze, lostSupervisor];
const AFTER_TAKEOVER_MS = 15_000;

export const patroni: Scenario = {
  name: 'patroni',
  async prepare(plant) {
    const cluster = await startPatroniCluster();
    const store = cluster.store();
    await plant(store);
    const here = makeWorkplace();
    const secret = randomUUID() + randomUUID();
    const serve = (of: string) => startServer(here, { SERVICE_STORE: of, SERVICE_SECRET: secret });
    const serving = await serve(store);
    /** Uses only the former leader, and must not acknowledge anything that the new one lacks. */
    let stale: ServerProcess | undefined;
    let turn = 0;
    let round = 0;
    return {
      store,
      url: () => (stale && turn++ % 2 === 0 ? stale : serving).url,
      async strike() {
        const failure = FAILURES[round++ % FAILURES.length] ?? death;
        const leader = await cluster.whole();
        if (failure.leavesTwoPrimaries) stale = await serve(cluster.store(leader));
        await failure.cause(leader, cluster);
        if (!leader.isRunning()) leader.start();
        await cluster.whole();
        const ended = stale;
        stale = undefined;
        await ended?.kill();
      },
      async dispose() {
        await Promise.all([serving.kill(), stale?.kill()]);
        await cluster[Symbol.asyncDispose]();
        await here.remove();
      },
    };
  },
};
