// Loaded before the backend: kills its process like a power failure, at the step that the test sets, and makes its
// waits deterministic.
import { DatabaseSync } from 'node:sqlite';

/** A step, or `any 0.3`: each step with that probability. */
const { KILL_AT = '' } = process.env;
const { exec } = DatabaseSync.prototype;
const { fetch, Math: math } = globalThis;
const chance = math.random.bind(math);

function pass(step: string): void {
  const [word, probability] = KILL_AT.split(' ');
  const dies = word === 'any' ? chance() < Number(probability) : step === KILL_AT;
  if (dies) process.kill(process.pid, 'SIGKILL');
}

DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'commit') pass('before the commit');
  exec.call(this, sql);
  if (sql === 'commit') pass('after the commit');
};

globalThis.fetch = async (input, init) => {
  const what = init?.method === 'POST' ? 'the event' : 'the receipt';
  pass(`before ${what}`);
  const response = await fetch(input, init);
  pass(`after ${what}`);
  return response;
};

Math.random = () => 0.02;
