// A process that runs scans until it ends itself at a step, or is killed. It writes down each question before asking
// it.
import { appendFileSync } from 'node:fs';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { ScanStore } from '../../src/scans/ports.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { AnswerRecorder } from '../../src/visibility/index.ts';
import { engineThat, recorderOver, workersOver } from './scan-scene.ts';

const [store = '', step = '', at = '1', log = '', failing = ''] = process.argv.slice(2);
const opened = await openStores({ store }, { clock: systemClock, ids: systemIds });

let reached = 0;
function dieAt(name: string): void {
  if (name !== step) return;
  reached += 1;
  if (reached === Number(at)) process.kill(process.pid, 'SIGKILL');
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
  noteFailures: (id, failures) => dieAround('note', () => opened.scans.noteFailures(id, failures)),
  endScan: (...args) => dieAround('end', () => opened.scans.endScan(...args)),
};

const engines = ['one', 'two'].map((name) =>
  engineThat(name, ({ prompt }) => {
    appendFileSync(log, `${name} ${prompt}\n`);
    dieAt('asked');
    if (failing !== '' || prompt === 'Question 3?') throw Object.assign(new Error('no'), { name: 'Fault' });
    return `On ${prompt}: Acme is good, and so is Radix.`;
  }),
);
workersOver({ ...opened, scans: mortal }, engines, { recorder: mortalRecorder });
// The workers' timers do not keep a process alive.
setInterval(() => {}, 1000);
