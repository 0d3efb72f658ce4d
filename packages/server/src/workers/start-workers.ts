// Every worker of a serving process. Any number of processes may run them over one store.
import { type ExpiryWorkerDeps, startExpiryWorker } from './expiry.ts';
import { type NotificationWorkerDeps, startNotificationWorkers } from './notifications.ts';
import { type ProjectionWorkerDeps, startProjectionWorker } from './projection.ts';
import { type RefusalWorkerDeps, startRefusalWorker } from './refusals.ts';
import { type RelayWorkerDeps, startRelayWorkers } from './relay.ts';
import { type RetentionWorkerDeps, startRetentionWorker } from './retention.ts';
import { type ScanWorkerDeps, startScanWorkers } from './scans.ts';
import { stopAll, type Worker } from './start-worker.ts';

export type WorkersDeps = ProjectionWorkerDeps &
  RetentionWorkerDeps &
  ExpiryWorkerDeps &
  RelayWorkerDeps &
  NotificationWorkerDeps &
  RefusalWorkerDeps &
  ScanWorkerDeps;

export function startWorkers(deps: WorkersDeps): Worker {
  const workers = [
    startProjectionWorker(deps),
    startRetentionWorker(deps),
    startExpiryWorker(deps),
    startRelayWorkers(deps),
    startNotificationWorkers(deps),
    startScanWorkers(deps),
    startRefusalWorker(deps),
  ];
  return { stop: () => stopAll(workers) };
}
