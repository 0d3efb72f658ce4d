// Preloaded by every Node process that tests start (NODE_OPTIONS in process-env.ts): a killed runner cannot end its
// children, so each process ends once its parent is gone.
const { isMainThread } = require('node:worker_threads');

const LOOK_MS = 250;

if (isMainThread) {
  const parent = process.ppid;
  // The parent may already be gone, and the system may have assigned another.
  const starter = Number(process.env.TEST_STARTED_BY) || parent;
  process.env.TEST_STARTED_BY = String(process.pid);
  const isOrphan = () => process.ppid !== parent || !isAlive(starter);
  // SIGKILL: a service that drains first would wait for clients that died with the runner.
  setInterval(() => isOrphan() && process.kill(process.pid, 'SIGKILL'), LOOK_MS).unref();
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
