// A process that relays to a folder until it is killed, or that ends or pauses itself at a step.
import { writeSync } from 'node:fs';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openSqliteStores } from '../../src/stores/sqlite/main-thread/open-sqlite.ts';
import { RELAY_STEPS, type RelayStep } from './relay-steps.ts';
import { relayToFolder } from './relay-to-folder.ts';

const [path = '', folder = '', name = ''] = process.argv.slice(2);
const step = RELAY_STEPS.find((known) => known === name);
const stores = await openSqliteStores({ path }, { clock: systemClock, ids: systemIds });

let isReached = false;
async function reach<Value>(at: RelayStep, work: () => Promise<Value>): Promise<Value> {
  const value = await work();
  if (at !== step || isReached) return value;
  isReached = true;
  writeSync(1, `${at}\n`);
  process.kill(process.pid, at === 'lease-checked' ? 'SIGSTOP' : 'SIGKILL');
  return value;
}

relayToFolder(stores, folder, { reach, onAnswered: () => void writeSync(1, 'answered\n') });
// Timers alone do not keep a process alive.
setInterval(() => {}, 1000);
