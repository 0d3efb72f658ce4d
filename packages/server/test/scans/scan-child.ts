// A process that runs scans until it ends itself at a step, or is killed.
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { ScanStore } from '../../src/scans/ports.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { AnswerRecorder } from '../../src/visibility/index.ts';
import { loggedEngines } from './logged-engines.ts';
import { recorderOver, workersOver } from './scan-scene.ts';

export interface ScanChild {
  store: string;
  log: string;
  isFailing: boolean;
  /** How long a lease lasts without a renewal, in milliseconds. */
  ttl: number;
  /** The step at which it ends itself, if any, and at which occurrence of it. */
  step?: string;
  at?: number;
}

const { store, log, isFailing, ttl, step, at = 1 }: ScanChild = JSON.parse(process.argv[2] ?? '');
const opened = await openStores({ store }, { clock: systemClock, ids: systemIds });

let reached = 0;
function dieAt(name: string): void {
  if (name !== step) return;
  reached += 1;
  if (reached === at) process.kill(process.pid, 'SIGKILL');
}

async function dieAround<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  dieAt(`before-${name}`);
  const value = await work();
  dieAt(`after-${name}`);
  return value;
}

const recorder = recorderOver(opened);
const mortalRecorder: AnswerRecorder = {
  ...recorder,
  recordAnswer: (input) => dieAround('record', () => recorder.recordAnswer(input)),
  finishScan: (scan) => dieAround('finish', () => recorder.finishScan(scan)),
};
const mortal: ScanStore = {
  ...opened.scans,
  readPlan: (id) => dieAround('plan', () => opened.scans.readPlan(id)),
  recordFailures: (id, failures) => dieAround('note', () => opened.scans.recordFailures(id, failures)),
  endScan: (...args) => dieAround('end', () => opened.scans.endScan(...args)),
};

const engines = loggedEngines({ log, isFailing, onAsked: () => dieAt('asked') });
workersOver({ ...opened, scans: mortal }, engines, { recorder: mortalRecorder, times: { ttl } });
// The workers' timers do not keep a process alive.
setInterval(() => {}, 1000);
